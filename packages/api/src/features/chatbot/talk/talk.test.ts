// @module-tag one-engine
import { describe, expect, test } from 'vitest';
import { hear, isTooLittle } from './talk.ts';
import { heldOut, type Message, tuned } from './test-messages.ts';

const kindOf = ({ text }: Message) =>
  hear(text).talk?.kind ?? (isTooLittle(text) ? 'unclear' : 'question');

describe.each([
  ['the half that the phrases were written with', tuned],
  ['the half that was held out', heldOut],
])('%s', (_, messages) => {
  test('at least 95 % are taken as a person would take them', () => {
    const wrong = messages.filter((message) => kindOf(message) !== message.kind);
    const share = 100 - (100 * wrong.length) / messages.length;
    expect(share, wrong.map(({ text }) => text).join(' | ')).toBeGreaterThanOrEqual(95);
  });
});

test('the language is that of the words, unless several have them', () => {
  expect(hear('Vielen Dank!').talk?.language).toBe('de');
  expect(hear('no').talk?.language).toBeNull();
  expect(hear('no', ['es']).talk).toEqual({ kind: 'no', language: 'es' });
});

test('what is asked after a greeting remains', () => {
  expect(hear('Hi, where is my parcel? Thanks!').rest).toBe('where is my parcel?');
  expect(hear('Hallo! Wo ist mein Paket?').rest).toBe('Wo ist mein Paket?');
});

test('letters may repeat or be mistyped', () => {
  expect(hear('helloooo').talk?.kind).toBe('hello');
  expect(hear('thnaks').talk?.kind).toBe('thanks');
});
