// @module-tag one-engine

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openInbox, readMail } from '../test-inbox.ts';
import type { OutgoingMail } from './outgoing.ts';
import { openTransport } from './transport.ts';
import { writeWhole } from './write-whole.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-mail-'));
const config = readConfig({ DATA_DIR: dataDir });
const signal = () => AbortSignal.timeout(5_000);
const closing: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];

afterEach(async () => {
  for (const close of closing.splice(1)) await close();
});

const mail: OutgoingMail = {
  from: { name: 'Café Größe & Söhne', address: 'no-reply@help.example' },
  replyTo: 'hello@cafe.example',
  to: 'lena@hofmann.example',
  subject: 'Re: Mühle läuft nicht [TK-2026-000042]',
  text: 'Guten Tag,\n\nwir schauen nach. ☕\n',
  html: '<p>Guten Tag</p>',
  messageId: '<event.org1.7.mail@help.example>',
  thread: '<ticket.org1.t1@help.example>',
  answers: null,
  unsubscribeUrl: null,
  date: new Date('2026-03-04T05:06:07.089Z'),
};

function opened(...settings: Parameters<typeof openTransport>) {
  const transport = openTransport(...settings);
  closing.push(transport.close);
  return transport;
}

async function inbox(...options: Parameters<typeof openInbox>) {
  const opened = await openInbox(...options);
  closing.push(opened.close);
  return opened;
}

test('writes each email to one file if there is no mail server, even on retries', async () => {
  const { send } = opened(config);
  await send(mail, signal());
  await send(mail, signal());
  const folder = join(dataDir, 'mail');
  expect(readdirSync(folder)).toEqual(['2026-03-04T05-06-07.089Z-event.org1.7.mail.eml']);
  const file = join(folder, readdirSync(folder)[0] ?? '');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { headers, text, html } = readMail(readFileSync(file, 'utf8'));
  expect(headers['message-id']).toEqual([mail.messageId]);
  expect(headers.to).toEqual(['lena@hofmann.example']);
  expect(text).toBe(mail.text);
  expect(html).toContain('Guten Tag');
});

test('creates missing folders when it writes the first email', async () => {
  const folder = join(dataDir, 'not', 'there');
  await writeWhole(folder, 'one.eml', Buffer.from('Hello'));
  expect(readdirSync(folder)).toEqual(['one.eml']);
});

test('gives a mail server one recipient, and headers that prevent automatic replies', async () => {
  const server = await inbox();
  await opened({ ...config, smtpUrl: server.url }).send(mail, signal());
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatchObject({
    from: 'no-reply@help.example',
    to: ['lena@hofmann.example'],
    text: mail.text,
    headers: {
      'auto-submitted': ['auto-generated'],
      'message-id': [mail.messageId],
      'in-reply-to': [mail.thread],
      references: [mail.thread],
      date: ['Wed, 04 Mar 2026 05:06:07 +0000'],
    },
  });
  const header = server.received[0]?.headers;
  expect(header?.['reply-to']?.[0]).toContain('<hello@cafe.example>');
  expect(header?.from?.[0]).toContain('<no-reply@help.example>');
});

test('fails at once if the mail server is down', async () => {
  const server = await inbox();
  await server.close();
  const { send } = opened({ ...config, smtpUrl: server.url });
  await expect(send(mail, signal())).rejects.toMatchObject({ code: 'ESOCKET' });
});

test('aborts when a mail server exceeds the timeout', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  closing.push(() => silent.close());
  const { port } = silent.address() as AddressInfo;
  const { send } = opened({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` });
  await expect(send(mail, AbortSignal.timeout(200))).rejects.toMatchObject({ code: 'EABORT' });
});
