import { afterAll, beforeAll, expect, test } from 'vitest';
import { now } from '../../database/ids.ts';
import { openTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { makeOrganization, type TestOrganization } from '../../test/factories.ts';
import { seal, unseal } from '../seal.ts';
import { resealAll } from './reseal.ts';

const former = 'k7Rw2pXq9LmZ4vTc8NbY3hJd6FgS1aQe';
const newest = 'Zt5Ub1Ww8Kk3Rr9Yy2Pp6Dd4Ff7Hh0Jj';
const lost = seal('the secret of another server', 'lost');
const sealed = (text: string) => seal(former, text);

let stored: TestDatabase;
let acme: TestOrganization;
beforeAll(async () => {
  stored = await openTestDatabase();
  acme = await makeOrganization(stored.database, 'acme');
});
afterAll(() => stored.remove());

/** Stores one of each encrypted value, and two that stay as they are. */
async function store() {
  const created_at = now();
  await acme.org.write(async (tx) => {
    await tx.update('organizations', {}, { smtp_password_sealed: sealed('mail server') });
    const mailbox = { host: 'imap.example', port: 993, username: 'support', deletes: false };
    for (const [id, password_sealed] of [
      ['a', sealed('mailbox')],
      ['b', lost],
    ] as const) {
      const address = { id, email: `${id}@acme.example`, inbound_tag: id, created_at };
      await tx.insert('support_addresses', address);
      await tx.insert('imap_accounts', { ...mailbox, id, password_sealed, created_at });
    }
    await tx.insert('sso_connections', {
      issuer: 'https://id.example',
      client_id: 'helpdesk',
      client_secret_sealed: sealed('single sign-on'),
      makes_members: true,
      roles: [],
      default_role: 'agent',
      max_role: 'agent',
      updates_roles: false,
      at_own_addresses: false,
      created_at,
    });
    await tx.insert('captchas', {
      provider: 'turnstile',
      site_key: 'site',
      secret_sealed: sealed('captcha'),
    });
    await tx.insert('chat_settings', {
      idle_minutes: 5,
      allowed_domains: [],
      mails_answers: false,
      identity_secret: sealed('identity'),
      previous_identity_secret: sealed('previous identity'),
      panel: {},
    });
    await tx.insert('webhooks', {
      id: 'w',
      name: 'Shop',
      url: 'https://shop.example',
      event_names: [],
      filter: '',
      headers: [
        { name: 'X-Key', value: sealed('header') },
        { name: 'X-New', value: seal(newest, 'new header') },
      ],
      is_active: true,
      secret: sealed('webhook'),
      previous_secret: sealed('previous webhook'),
      created_at,
    });
  });
  await stored.database.directory.write((tx) =>
    tx.insert('totp_factors', {
      user_id: acme.agent.userId,
      secret_sealed: sealed('authenticator'),
      created_at,
      last_step: 0,
    }),
  );
}

/** The stored values, as a server with only the newest secret decrypts them. */
async function decrypted() {
  const { org } = acme;
  const { directory } = stored.database;
  const tables = ['organizations', 'imap_accounts', 'sso_connections', 'captchas'] as const;
  const rows: Record<string, unknown>[] = [];
  for (const table of [...tables, 'chat_settings', 'webhooks'] as const)
    rows.push(...(await org.all<Record<string, unknown>>(org.from(table))));
  rows.push(...(await directory.all<Record<string, unknown>>(directory.from('totp_factors'))));
  const headers = rows.flatMap((row) => JSON.parse(String(row.headers ?? '[]')));
  const texts = [...rows, ...headers].flatMap((row) => Object.values(row));
  return texts.flatMap((text) => unseal(newest, String(text)) ?? []).sort();
}

test('every value is encrypted again once, and a value that no secret decrypts is kept', async () => {
  await store();
  expect(await decrypted()).toEqual(['new header']);
  const both = `${newest}\n${former}`;
  const counts = { resealed: 10, left: 1, unreadable: 1 };
  expect(await resealAll(stored.database, both)).toEqual(counts);
  const all = [
    'authenticator',
    'captcha',
    'header',
    'identity',
    'mail server',
    'mailbox',
    'new header',
    'previous identity',
    'previous webhook',
    'single sign-on',
    'webhook',
  ];
  expect(await decrypted()).toEqual(all);
  const { org } = acme;
  const mailboxes = org.from('imap_accounts').where('id', 'b');
  expect(await org.first(mailboxes)).toMatchObject({ password_sealed: lost });

  const version = await org.version();
  const again = { resealed: 0, left: 11, unreadable: 1 };
  expect(await resealAll(stored.database, both)).toEqual(again);
  expect(await decrypted()).toEqual(all);
  expect(await org.version()).toBe(version);
});
