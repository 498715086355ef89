import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { type ImapServer, imapServer } from '../../test/dovecot.ts';
import { makeOrganization, type TestOrganization } from '../../test/factories.ts';
import { startNode } from '../../test/harness.ts';
import { needsDovecot } from '../../test/needs.ts';

type Node = Awaited<ReturnType<typeof startNode>>;

let imap: ImapServer;
let stored: TestDatabase;
let acme: TestOrganization;
let node: Node | undefined;
let cuts: Cuts;

/** A proxy in front of the server that cuts a connection after this many bytes. */
interface Cuts {
  port: number;
  after: number;
  count: number;
  server: Server;
  cutAll(): void;
}

async function openCuts(to: number): Promise<Cuts> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(to, '127.0.0.1');
    let sent = 0;
    for (const one of [client, upstream]) {
      open.add(one);
      one.on('error', () => {});
      one.once('close', () => {
        open.delete(one);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream);
    upstream.on('data', (bytes) => {
      sent += bytes.length;
      if (sent <= cuts.after) return void client.write(bytes);
      cuts.count += 1;
      client.destroy();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    after: Number.POSITIVE_INFINITY,
    count: 0,
    server,
    cutAll: () => {
      for (const one of open) one.destroy();
    },
  };
}

beforeEach(async ({ task }) => {
  if (task.mode === 'skip') return;
  imap = await imapServer();
  await imap.start();
  cuts = await openCuts(imap.port);
  stored = await openTestDatabase();
  acme = await makeOrganization(stored.database, 'acme');
});
afterEach(async () => {
  await node?.stop();
  node = undefined;
  await stored?.remove();
  cuts?.cutAll();
  cuts?.server.close();
  await imap?.remove();
});

const start = async () => {
  node = await startNode(
    stored.database,
    {
      imapMailboxes: [
        {
          host: '127.0.0.1',
          port: cuts.port,
          security: 'none',
          user: 'support',
          password: 'secret',
          folder: 'INBOX',
          organization: 'acme',
        },
      ],
      mailInDomain: 'help.example.com',
    },
    pino({ level: 'silent' }),
  );
};

const mailOf = (subject: string, size = 0) =>
  [
    'Return-Path: <vera@visitor.example>',
    'From: Vera <vera@visitor.example>',
    'To: support@acme.example',
    `Subject: ${subject}`,
    `Message-ID: <${subject.replaceAll(' ', '-')}@visitor.example>`,
    '',
    `It is cold.${`\r\n${'x'.repeat(70)}`.repeat(size / 72)}`,
  ].join('\r\n');

async function subjects(): Promise<string[]> {
  await node?.drain();
  const rows = await acme.org.all<{ subject: string }>(acme.org.from('tickets').select('subject'));
  return rows.map(({ subject }) => subject).sort();
}

const slow = { timeout: 60_000, interval: 100 };
const shows = (...expected: string[]) =>
  vi.waitFor(async () => expect(await subjects()).toEqual(expected.toSorted()), slow);
/** Waits until the mailbox was checked once: only later email is fetched. */
const isKnown = () =>
  vi.waitFor(async () => {
    const rows = await acme.org.all(acme.org.from('imap_mailboxes'));
    expect(rows).toHaveLength(1);
  }, slow);

test(
  'turns new email of an external mailbox into tickets, and leaves earlier email alone',
  needsDovecot,
  async () => {
    imap.deliver('1', mailOf('Before'));
    await start();
    await isKnown();
    imap.deliver('2', mailOf('First'));
    await shows('First');
    imap.deliver('3', mailOf('Second'));
    await shows('First', 'Second');
  },
);

test(
  'fetches email once that arrives while we or the server are offline',
  needsDovecot,
  async () => {
    await start();
    await isKnown();
    imap.deliver('1', mailOf('First'));
    await shows('First');
    await node?.stop();
    node = undefined;
    imap.deliver('2', mailOf('Second'));
    await start();
    await shows('First', 'Second');
    await imap.stop();
    imap.deliver('3', mailOf('Third'));
    await imap.start();
    await shows('First', 'Second', 'Third');
  },
);

test('fetches each email once over a connection that keeps breaking', needsDovecot, async () => {
  await start();
  await isKnown();
  cuts.after = 60_000;
  cuts.cutAll();
  const names = Array.from({ length: 12 }, (_, at) => `Mail ${String(at).padStart(2, '0')}`);
  for (const [at, name] of names.entries()) imap.deliver(String(at), mailOf(name, 14_400));
  await vi.waitFor(() => expect(cuts.count).toBeGreaterThan(1), slow);
  cuts.after = Number.POSITIVE_INFINITY;
  await shows(...names);
  const mails = await acme.org.all(acme.org.from('inbound_mails').select('id'));
  expect(mails).toHaveLength(names.length);
});

test(
  'fetches nothing twice after the server has renumbered its messages',
  needsDovecot,
  async () => {
    await start();
    await isKnown();
    imap.deliver('1', mailOf('First'));
    await shows('First');
    const placeNow = async () =>
      (await acme.org.first<{ uid_validity: string }>(acme.org.from('imap_mailboxes')))
        ?.uid_validity;
    const before = await placeNow();
    await imap.stop();
    imap.renumber();
    imap.deliver('2', mailOf('Second'));
    await imap.start();
    await shows('First', 'Second');
    expect(await placeNow()).not.toBe(before);
  },
);
