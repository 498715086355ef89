// @module-tag one-engine

import { afterEach, expect, test, vi } from 'vitest';
import { claimable, createMailParsers } from './parsers.ts';
import {
  createMailParser,
  Exhausting,
  type MailParser,
  type ParsedMail,
  Unreadable,
} from './thread.ts';

afterEach(() => vi.useRealTimers());

/** Creates parsers that finish when the test says so. */
function controlledParsers(count = 2) {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const parser: MailParser = {
    parse: (raw) =>
      new Promise((resolve, reject) => {
        const name = Buffer.from(raw).toString();
        started.push(name);
        ends.set(name, (error) => (error ? reject(error) : resolve({} as ParsedMail)));
      }),
    close: async () => {},
  };
  const parsers = createMailParsers(Array.from({ length: count }, () => ({ ...parser })));
  const parse = (name: string) =>
    parsers.parse(name.slice(0, 1), Buffer.from(name)).catch((error: Error) => error.message);
  async function end(name: string, error?: Error) {
    ends.get(name)?.(error);
    await new Promise(setImmediate);
  }
  return { started, parsers, parse, end };
}

test('an organization with many emails leaves a parser to the others', async () => {
  const { started, parse, end } = controlledParsers();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void parse(name);
  expect(started).toEqual(['a1', 'b1']);
  await end('b1');
  expect(started).toEqual(['a1', 'b1', 'c1']);
  await end('a1');
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2']);
});

test('an organization whose email exhausted a parser waits behind the others', async () => {
  const { started, parsers, parse, end } = controlledParsers(1);
  for (const name of ['a1', 'a2', 'b1', 'b2', 'c1']) void parse(name);
  await end('a1', new Exhausting('It takes too long to read'));
  expect(parsers.isSlow('a')).toBe(true);
  for (const name of ['b1', 'b2', 'c1']) await end(name);
  expect(started).toEqual(['a1', 'b1', 'b2', 'c1', 'a2']);
});

test('slow organizations share one parser', async () => {
  const { started, parse, end } = controlledParsers();
  for (const name of ['a1', 'b1']) void parse(name);
  for (const name of ['a1', 'b1']) await end(name, new Exhausting('It takes too long to read'));
  for (const name of ['a2', 'b2', 'c1']) void parse(name);
  expect(started.slice(2)).toEqual(['a2', 'c1']);
  await end('a2');
  expect(started.slice(2)).toEqual(['a2', 'c1', 'b2']);
});

test("an email that is only broken doesn't make its organization slow", async () => {
  const { parsers, parse, end } = controlledParsers();
  const parsed = parse('a1');
  await end('a1', new Unreadable('It cannot be read'));
  expect(await parsed).toBe('It cannot be read');
  expect(parsers.isSlow('a')).toBe(false);
});

test('claims emails of slow organizations one at a time, and only if no other email waits', () => {
  const isSlow = (id: string) => id.startsWith('slow');
  expect(claimable(['slow 1', 'quick', 'slow 2'], isSlow, false)).toEqual(['quick']);
  expect(claimable(['slow 1', 'slow 2'], isSlow, false)).toEqual(['slow 1']);
  expect(claimable(['slow 1', 'slow 2'], isSlow, true)).toEqual([]);
});

test('an email that takes too long ends its thread; the next one gets a new thread', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const parser = createMailParser();
  const slow = parser.parse(Buffer.from('Subject: Slow\r\n\r\nWords'));
  const next = parser.parse(Buffer.from('Subject: Next\r\n\r\nWords'));
  await Promise.resolve();
  vi.advanceTimersByTime(20_000);
  vi.useRealTimers();
  await expect(slow).rejects.toThrow('It takes too long to read');
  expect((await next).subject).toBe('Next');
  await parser.close();
});

test('rejects an email with too many lines or parts before parsing it', async () => {
  const parser = createMailParser({ timeout: 170_000 });
  const parse = (body: string) =>
    parser.parse(Buffer.from(`From: a@x.example\nSubject: Kettle\n${body}`)).then(
      ({ text }) => text?.length,
      (error: Error) => [error.constructor.name, error.message],
    );
  try {
    expect(await parse(`\n${'a\n'.repeat(600_000)}`)).toEqual([
      'Unreadable',
      'It has more lines than can be read',
    ]);
    const type = 'Content-Type: multipart/mixed; boundary=b\n\n';
    expect(await parse(`${type}${'--b\n\nx\n'.repeat(20_000)}--b--\n`)).toEqual([
      'Unreadable',
      'It has more parts than can be read',
    ]);
    expect(await parse(`\n${'-- kettle\n'.repeat(1_000)}`)).toBeGreaterThan(9_000);
  } finally {
    await parser.close();
  }
});
