import { expect, test } from 'vitest';
import { senderRecords } from './sender-records.ts';

/** A resolver with these DNS records; null simulates no answer. */
const namesWith = (records: Record<string, string[] | null>) => ({
  texts: async (name: string) => (name in records ? (records[name] ?? null) : []),
  aliases: async (name: string) => (name in records ? (records[name] ?? null) : []),
});

const statesOf = async (records: Record<string, string[] | null>, host: string) =>
  (await senderRecords(namesWith(records), 'acme.example', host)).map(({ kind, state, value }) => [
    kind,
    state,
    value,
  ]);

test('reports each record as found, incomplete, missing or unknown, with the value to set', async () => {
  const records = {
    'acme.example': ['site-verification=x', 'v=spf1 mx include:_spf.acme.example ~all'],
    '_spf.acme.example': ['v=spf1 ip4:192.0.2.1 -all'],
    'google._domainkey.acme.example': ['v=DKIM1; k=rsa; p=MIIB'],
    '_dmarc.acme.example': null,
  };
  expect(await statesOf(records, 'smtp.gmail.com')).toEqual([
    ['spf', 'incomplete', 'v=spf1 mx include:_spf.acme.example include:_spf.google.com ~all'],
    ['dkim', 'found', null],
    ['dmarc', 'unknown', null],
  ]);
  expect(await statesOf({}, 'smtp.office365.com')).toEqual([
    ['spf', 'missing', 'v=spf1 include:spf.protection.outlook.com ~all'],
    ['dkim', 'missing', null],
    ['dmarc', 'missing', 'v=DMARC1; p=none'],
  ]);
  expect(await statesOf({}, 'mail.acme.example')).toEqual([
    ['spf', 'missing', 'v=spf1 a:mail.acme.example ~all'],
    ['dkim', 'unknown', null],
    ['dmarc', 'missing', 'v=DMARC1; p=none'],
  ]);
});

test('follows nested includes, ignores case, and ends on a loop of records', async () => {
  const whole = {
    'acme.example': ['v=spf1 redirect=_spf.acme.example'],
    '_spf.acme.example': ['v=spf1 include:acme.example include:_spf.google.com ~all'],
  };
  expect((await statesOf(whole, 'smtp.gmail.com'))[0]).toEqual(['spf', 'found', null]);
  const inCapitals = { 'acme.example': ['V=SPF1 INCLUDE:_SPF.GOOGLE.COM ~ALL'] };
  expect((await statesOf(inCapitals, 'smtp.gmail.com'))[0]).toEqual(['spf', 'found', null]);
  const loop = { 'acme.example': ['v=spf1 include:acme.example -all'] };
  expect((await statesOf(loop, 'smtp.gmail.com'))[0]?.[1]).toBe('incomplete');
});

test('stops waiting at the deadline if the resolver never answers', async () => {
  const never = () => new Promise<never>(() => {});
  const names = { texts: never, aliases: never };
  const records = await senderRecords(names, 'acme.example', 'smtp.gmail.com', 20);
  expect(records.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown']);
});
