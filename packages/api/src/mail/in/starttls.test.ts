import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../database/test-database.ts';
import { type MailServer, startMailServer } from './test-server.ts';

const certificates = new URL('../../test/certificates/', import.meta.url);
let folder: string;
let files: { cert: string; key: string };
let mail: MailServer;

const place = (name: 'first' | 'second', part: 'cert' | 'key') =>
  copyFileSync(new URL(`${name}.${part === 'cert' ? 'crt' : 'key'}`, certificates), files[part]);

beforeAll(async () => {
  folder = makeTemporaryFolder('helpdesk-tls-');
  files = { cert: join(folder, 'mail.crt'), key: join(folder, 'mail.key') };
  place('first', 'cert');
  place('first', 'key');
  mail = await startMailServer({ smtpInTls: files });
});
afterAll(async () => {
  await mail.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  place('first', 'cert');
  place('first', 'key');
});

/** Sends an email as a server that requires encryption and this certificate name. */
async function send(servername: string, port = mail.server.mailPort) {
  const transport = createTransport({
    host: '127.0.0.1',
    port: Number(port),
    requireTLS: true,
    tls: {
      servername,
      ca: ['first', 'second'].map((name) => readFileSync(new URL(`${name}.crt`, certificates))),
    },
  });
  try {
    await transport.sendMail({
      from: 'vera@visitor.example',
      to: 'acme@help.example.com',
      subject: `Encrypted for ${servername}`,
      text: 'It is cold.',
    });
  } finally {
    transport.close();
  }
}

test('an encrypted email becomes a ticket', async () => {
  await send('first.example');
  await mail.server.drain();
  const list = await mail.server.call('tickets.list', { as: mail.server.acme.admin });
  expect(list.body.map(({ subject }) => subject)).toEqual(['Encrypted for first.example']);
});

test('a renewed certificate is used for the next client', async () => {
  await expect(send('second.example')).rejects.toThrow(/altnames|Hostname/i);
  place('second', 'key');
  // With half of the renewal done, the previous certificate stays in use.
  await send('first.example');
  place('second', 'cert');
  await send('second.example');
});

test('keeps the last certificate while the files are invalid', async () => {
  await send('first.example');
  writeFileSync(files.cert, 'nothing');
  await send('first.example');
  rmSync(files.key);
  await send('first.example');
});

test("serves clients that don't want encryption, and offers none without a certificate", async () => {
  const { received } = mail.inbox;
  const post = { from: 'hugo@visitor.example', to: 'acme@help.example.com', text: 'Plain.' };
  const before = received.length;
  await mail.receive({ ...post, subject: 'Plain' });
  expect(received.length).toBeGreaterThan(before);
  const plain = await startMailServer();
  try {
    await expect(send('first.example', plain.server.mailPort)).rejects.toThrow(/STARTTLS|TLS/);
  } finally {
    await plain.stop();
  }
});
