// @module-tag one-engine
import { describe, expect, test } from 'vitest';
import { hear, isTooLittle } from './talk.ts';
import { fresh } from './test-fresh-messages.ts';
import { last } from './test-last-messages.ts';
import { heldOut, type Message, messagesOf, tuned } from './test-messages.ts';
import { added } from './test-more-messages.ts';
import { unseen } from './test-unseen-messages.ts';

/** Nothing stored contains any word. */
const knowsNothing = () => false;

const kindOf = ({ text }: Message) =>
  hear(text, [], knowsNothing).talk?.kind ?? (isTooLittle(text) ? 'unclear' : 'question');

/** "Great, thanks" may count as either kind. */
const isAsMeant = (message: Message) => {
  const kind = kindOf(message);
  return kind === message.kind || (message.kind === 'fine' && kind === 'thanks');
};

const half = (which: number) =>
  messagesOf(fresh).flatMap((line) => line.filter((_, at) => at % 2 === which));

describe.each([
  ['the half that the phrases were written with', tuned],
  ['the half that was held out at first', heldOut],
  ['messages that phrases were added for', messagesOf(added).flat()],
  ['messages that no phrase was written for', messagesOf(unseen).flat()],
  ['the half of later messages that phrases were added for', half(0)],
  ['the half of later messages that was held out', half(1)],
])('%s', (_, messages) => {
  test('understands at least 95 % as a person would', () => {
    const wrong = messages.filter((message) => !isAsMeant(message));
    const share = 100 - (100 * wrong.length) / messages.length;
    expect(share, wrong.map(({ text }) => text).join(' | ')).toBeGreaterThanOrEqual(95);
  });
});

test('understands 90 % of messages written after the phrases, and takes no question for small talk', () => {
  const messages = messagesOf(last).flat();
  const wrong = messages.filter((message) => !isAsMeant(message));
  const texts = wrong.map(({ text }) => text).join(' | ');
  expect(1 - wrong.length / messages.length, texts).toBeGreaterThanOrEqual(0.9);
  expect(wrong.filter(({ kind }) => kind === 'question')).toEqual([]);
});

test('a request is not small talk, even if nothing stored has its words', () => {
  const asked = [
    'invoice please thanks',
    'cancel subscription thank you',
    'cheers, what about returns',
  ];
  const broken = ['wrong size', 'login not working', 'ciao il pacco non arriva'];
  for (const text of [...asked, ...broken])
    expect(hear(text, [], knowsNothing).talk, text).toBeNull();
});

test('a stored word with repeated letters is not a typo', () => {});

test('emoticons are not words', () => {
  expect(hear('thanks <3').talk?.kind).toBe('thanks');
  expect(hear(':(').talk?.kind).toBe('upset');
});

test('detects the language of the words, unless several languages have them', () => {
  expect(hear('Vielen Dank!').talk?.language).toBe('de');
  expect(hear('no').talk?.language).toBeNull();
  expect(hear('no', ['es']).talk).toEqual({ kind: 'no', language: 'es' });
});

test('keeps the question after a greeting', () => {
  expect(hear('Hi, where is my parcel? Thanks!').rest).toBe('where is my parcel?');
  expect(hear('Hallo! Wo ist mein Paket?').rest).toBe('Wo ist mein Paket?');
});

test('thanks may contain unknown words', () => {
  expect(hear('thanks heaps', [], knowsNothing).talk?.kind).toBe('thanks');
  expect(hear('thanks parcel', [], (word) => word === 'parcel').talk).toBeNull();
  expect(hear('thanks but parcel', [], knowsNothing).talk).toBeNull();
});

test('accepts repeated letters and typos', () => {
  expect(hear('helloooo').talk?.kind).toBe('hello');
  expect(hear('thnaks', [], knowsNothing).talk?.kind).toBe('thanks');
});
