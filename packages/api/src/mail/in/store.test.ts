// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InboundMailRow } from '../../database/rows/mail.ts';
import { openTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { makeOrganization, type TestOrganization } from '../../test/factories.ts';
import { forgetOldMails, keepMail } from './store.ts';

let stored: TestDatabase;
let acme: TestOrganization;

beforeAll(async () => {
  stored = await openTestDatabase();
  acme = await makeOrganization(stored.database, 'acme');
});
afterAll(() => stored.remove());

const mails = () => acme.org.all<InboundMailRow>(acme.org.from('inbound_mails').orderBy('size'));

const keep = (raw: string) =>
  keepMail(
    stored.database,
    new Map([
      [
        acme.id,
        {
          recipients: ['acme@help.example.com'],
          from: 'v@x.example',
          client: { ip: '192.0.2.7', helo: 'mx.x.example' },
        },
      ],
    ]),
    Buffer.from(raw),
  );

test('stores an email unchanged, with its envelope, and makes it due at once', async () => {
  await keep('Subject: Tea');
  const [mail] = await mails();
  expect(mail).toMatchObject({
    envelope_from: 'v@x.example',
    client_ip: '192.0.2.7',
    client_helo: 'mx.x.example',
    size: 12,
    state: 'waiting',
    due_at: mail?.received_at,
  });
  expect(JSON.parse(String(mail?.recipients))).toEqual(['acme@help.example.com']);
  expect(Buffer.from(mail?.raw ?? []).toString()).toBe('Subject: Tea');
});

test('keeps processed email for 90 days, and waiting email until it is processed', async () => {
  const day = 24 * 60 * 60 * 1000;
  const cases = [
    ['b', 'done', -1],
    ['cc', 'done', 1],
    ['ddd', 'failed', -1],
    ['eeee', 'waiting', -1],
  ] as const;
  for (const [raw, state, minute] of cases) {
    await keep(raw);
    const received_at = new Date(Date.now() - 90 * day + minute * 60_000).toISOString();
    await acme.org.write((tx) =>
      tx.update('inbound_mails', { size: raw.length }, { state, received_at }),
    );
  }
  await forgetOldMails(stored.database);
  expect((await mails()).map(({ size }) => size)).toEqual([2, 4, 12]);
});
