// @module-tag one-engine
import { expect, test } from 'vitest';
import { isFollowUp, isGrave, wantedPart, withoutReferences } from './question.ts';

test.each([
  ['I do not want to cancel my subscription, only skip one delivery', 'only skip one delivery'],
  ["I don't want to cancel but skip one delivery", 'but skip one delivery'],
  ['Ich will nicht kündigen, sondern nur pausieren', 'sondern nur pausieren'],
  ['No quiero cancelar, solo pausar', 'solo pausar'],
  ['解約したいのではなく、一回スキップしたい', '、一回スキップしたい'],
])('keeps only the wanted part of %s', (question, wanted) => {
  expect(wantedPart(question)).toBe(wanted);
});

test.each([
  'My order has not arrived, only a letter',
  'I cannot sign in',
  'I want to cancel, but not today',
])('keeps %s unchanged', (question) => {
  expect(wantedPart(question)).toBe(question);
});

test('removes numbers that nothing stored has', () => {
  const isKnown = (word: string) => word === '404';
  expect(withoutReferences('my order TK-2026-000093 has not arrived', isKnown)).toBe(
    'my order has not arrived',
  );
  expect(withoutReferences('what is error 404', isKnown)).toBe('what is error 404');
  expect(withoutReferences('4711', isKnown)).toBe('4711');
});

test('recognizes reports of harm', () => {
  expect(isGrave('your coffee made me sick', () => false)).toBe(true);
  expect(isGrave('sick leave', (word) => word === 'sick')).toBe(false);
});

test('short questions may refer to the previous one', () => {
  expect(isFollowUp('and to Chile?')).toBe(true);
  expect(isFollowUp('I would like to know how long parcels to Chile take')).toBe(false);
});
