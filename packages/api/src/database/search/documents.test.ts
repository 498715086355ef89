// @module-tag one-engine

import { expect, test } from 'vitest';
import { ownerToken, type SearchableTicket, ticketDocuments, wordForm } from './documents.ts';
import { keyOf, matchText } from './match.ts';

const ticket: SearchableTicket = {
  id: 't',
  number: 'TK-2026-000042',
  subject: 'Kettle leaks',
  description: 'Since Monday',
  customer_name: 'Ada',
  customer_email: 'ada@acme.example',
  customer_user_id: null,
};
const message = (body: string, visibility = 'public') => ({ body, visibility });

test('the heading is found by number, subject and customer, the customer also separately', () => {
  const [{ kind, targetId, text, tokens }] = ticketDocuments(ticket, []);
  expect([kind, targetId]).toEqual(['ticket_heading', 't']);
  expect(text).toBe('tk-2026-000042\nkettle leaks\nada\nada@acme.example');
  const wanted = [
    'hkettle',
    'h·ket',
    'hada',
    'h000042',
    'h42',
    'pada',
    'p·ac',
    'tket',
    's40',
    's2d',
  ];
  for (const token of wanted) expect(tokens, token).toContain(token);
  for (const token of ['pkettle', 'hmonday', 'bkettle']) expect(tokens, token).not.toContain(token);
});

test('a ticket without a customer has none in its heading', () => {
  const [{ text }] = ticketDocuments({ ...ticket, customer_name: null, customer_email: null }, []);
  expect(text).toBe('tk-2026-000042\nkettle leaks\n\n');
});

test('people find 42 for 000042, and nothing for a number without one', () => {
  const of = (number: string) => [...ticketDocuments({ ...ticket, number }, [])[0].tokens];
  expect(of('TK-2026-000420')).toContain('h420');
  expect(of('TK-2026-000000')).not.toContain('h');
});

test('words of internal notes are separate from the words that the customer may read', () => {
  const [, { tokens }] = ticketDocuments(ticket, [message('Steam'), message('Cold', 'internal')]);
  for (const token of ['bkettle', 'bmonday', 'bsteam', 'ncold']) expect(tokens).toContain(token);
  for (const token of ['bcold', 'nsteam']) expect(tokens).not.toContain(token);
});

test('the first text and the newest messages of a long conversation are indexed', () => {
  const long = `${'x '.repeat(49_000)}`;
  const all = [message('oldest'), message(long), message('newest')];
  const description = 'y '.repeat(994);
  const [, { tokens }] = ticketDocuments({ ...ticket, description }, all);
  expect(tokens).toContain('bnewest');
  // 1,988 + 6 + 98,000 characters leave six.
  expect(tokens).toContain('boldest'.slice(0, 7));
  const [, longer] = ticketDocuments({ ...ticket, description: `${description}y` }, all);
  expect(longer.tokens).not.toContain('boldest');
});

test('a conversation with very many words has at most about ten thousand of them', () => {
  const words = Array.from({ length: 12_000 }, (_, at) => `w${at}`).join(' ');
  const [, { tokens }] = ticketDocuments(ticket, [message(words)]);
  expect(tokens.size).toBeGreaterThan(10_000);
  expect(tokens.size).toBeLessThan(10_005);
});

test('both documents contain the owner of the ticket', () => {
  const mine = ticketDocuments({ ...ticket, customer_user_id: 'User-7' }, []);
  for (const { tokens } of mine) expect(tokens).toContain('uuser7');
  expect(ownerToken('User-7')).toBe('uuser7');
  for (const { tokens } of ticketDocuments(ticket, [])) {
    expect([...tokens].some((token) => token.startsWith('u'))).toBe(false);
  }
});

test('a short beginning is a word of its own, a long one is a prefix of words', () => {
  expect(wordForm('b', 'ket', true)).toEqual({ token: 'b·ket' });
  expect(wordForm('b', 'kett', true)).toEqual({ token: 'bkett', isBegun: true });
  expect(wordForm('b', 'ket', false)).toEqual({ token: 'bket', isBegun: false });
});

test('an index of an earlier release can still be read: its tokens begin with five letters of the id', () => {
  expect(keyOf('0123456789ABCDE')).toBe('abcde');
  const terms = [[{ token: 'ba' }, { token: 'bb', isBegun: true }], [{ token: 'hc' }]];
  expect(matchText('sqlite', '0123456789ABCDE', terms)).toBe(
    '("abcdeba" OR "abcdebb" *) AND ("abcdehc")',
  );
  expect(matchText('postgres', '0123456789ABCDE', terms)).toBe(
    "('abcdeba' | 'abcdebb':*) & ('abcdehc')",
  );
});
