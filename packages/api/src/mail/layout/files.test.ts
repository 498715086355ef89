import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eicar, startClamd } from '../../test/clamd-server.ts';
import { makeTicket } from '../../test/factories.ts';
import type { TestServer } from '../../test/harness.ts';
import { type MailServer, startMailServer } from '../in/test-server.ts';
import type { Inbox } from '../test-inbox.ts';

let mailServer: MailServer;
let inbox: Inbox;
let server: TestServer;

beforeEach(async () => {
  mailServer = await startMailServer();
  ({ inbox, server } = mailServer);
});
afterEach(() => mailServer.stop());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = Buffer.concat([
  Buffer.from('%PDF-1.4\n'),
  Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7) % 256)),
]);

async function upload(content: Uint8Array, name: string) {
  const response = await fetch(`${server.url}/api/files?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${server.acme.agent.token}`,
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(content),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

async function reply(id: string, fileIds: string[], isInternal = false) {
  // Sends the confirmation of the request first.
  await server.drain();
  const answer = await server.call('tickets.reply', {
    as: server.acme.agent,
    params: { id },
    body: { message: 'See the files', isInternal, fileIds },
  });
  expect(answer.status).toBe(201);
  const before = inbox.received.length;
  await server.drain();
  return inbox.received.slice(before);
}

const attachmentsOf = async (raw: string) => {
  const { attachments } = await PostalMime.parse(raw);
  return attachments.map(({ filename, mimeType, content }) => ({
    filename,
    mimeType,
    content: Buffer.from(content as ArrayBuffer),
  }));
};

test('emails a reply with its files, byte for byte', async () => {
  const id = await makeTicket(server.acme);
  const files = [await upload(png, 'Küche.png'), await upload(pdf, 'manual.pdf')];
  const [mail] = await reply(id, files);
  expect(await attachmentsOf(mail?.raw ?? '')).toEqual([
    { filename: 'Küche.png', mimeType: 'image/png', content: png },
    { filename: 'manual.pdf', mimeType: 'application/pdf', content: pdf },
  ]);
  expect(mail?.text).not.toContain('too large');
});

test('never emails the files of a note, not even with the next reply', async () => {
  const id = await makeTicket(server.acme);
  expect(await reply(id, [await upload(pdf, 'internal.pdf')], true)).toEqual([]);
  const [mail] = await reply(id, []);
  expect(mail?.raw).not.toContain('internal.pdf');
  expect(await attachmentsOf(mail?.raw ?? '')).toEqual([]);
});

test('links files too large for an email in both of its parts, for 30 days', async () => {
  const id = await makeTicket(server.acme);
  const large = Buffer.alloc(10 * 1024 * 1024 + 1, 'a');
  const [mail] = await reply(id, [await upload(large, 'large.txt')]);
  expect(mail?.raw.length).toBeLessThan(100_000);
  const [link] = /https:\/\/help\.example\.com(\/files\/\S+)/.exec(mail?.text ?? '') ?? [];
  expect(mail?.html).toContain(link);
  expect(mail?.text).toContain('These files are too large to attach.');
  const address = new URL(link ?? '');
  const got = await fetch(`${server.url}${address.pathname}${address.search}`);
  expect(got.headers.get('content-disposition')).toMatch(/^attachment; filename="large.txt"/);
  expect(Buffer.from(await got.arrayBuffer()).equals(large)).toBe(true);
  const end = Number.parseInt(address.pathname.split('.')[2] ?? '', 36) * 1_000;
  const days = (end - Date.now()) / (24 * 60 * 60 * 1_000);
  expect(Math.round(days)).toBe(30);
});

async function mailIn(attachments: object[], more: object = {}) {
  const transport = createTransport({
    host: '127.0.0.1',
    port: Number(server.mailPort),
    ignoreTLS: true,
  });
  await transport.sendMail({
    from: 'Vera Visitor <vera@visitor.example>',
    to: 'acme@help.example.com',
    subject: 'Kettle',
    text: 'See the picture.',
    attachments,
    ...more,
  });
  transport.close();
  await server.drain();
}

async function onlyTicket() {
  const as = server.acme.agent;
  const { body } = await server.call('tickets.list', { as });
  return (await server.call('tickets.get', { as, params: { id: body[0]?.id ?? '' } })).body;
}

const bytesAt = async (url: string) =>
  Buffer.from(await (await fetch(`${server.url}${url}`)).arrayBuffer());

test('attaches the inline picture and the document of an email to the ticket that it opens', async () => {
  await mailIn(
    [
      { filename: 'kettle.png', content: png, cid: 'kettle' },
      { filename: 'Rechnung März.pdf', content: pdf },
    ],
    { html: '<p>See the picture.</p><img src="cid:kettle">' },
  );
  const { description, files } = await onlyTicket();
  expect(description).toBe('See the picture.');
  expect(files).toMatchObject([
    { name: 'kettle.png', type: 'image/png', size: png.length },
    { name: 'Rechnung März.pdf', type: 'application/pdf', size: pdf.length },
  ]);
  expect(await bytesAt(files[0]?.url ?? '')).toEqual(png);
  expect(await bytesAt(files[1]?.url ?? '')).toEqual(pdf);
});

test('saves phone photos, attached and inline, with their real type, and leaves no broken image', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08free', 'latin1');
  await mailIn(
    [
      { filename: 'IMG_0001.HEIC', content: heic, cid: 'photo', contentType: 'image/heic' },
      { filename: 'IMG_0002.jpg', content: Buffer.concat([heic, Buffer.from('2')]) },
    ],
    { html: '<p>See the picture.</p><img src="cid:photo">' },
  );
  const ticket = await onlyTicket();
  expect(ticket.files).toMatchObject([
    { name: 'IMG_0001.HEIC', type: 'image/heic' },
    { name: 'IMG_0002.jpg', type: 'image/heic' },
  ]);
  expect(JSON.stringify(ticket)).not.toMatch(/<img|cid:/);
  const got = await fetch(`${server.url}${ticket.files[0]?.url}`);
  expect(got.headers.get('content-disposition')).toBe('attachment; filename="IMG_0001.HEIC"');
  expect(Buffer.from(await got.arrayBuffer())).toEqual(heic);
});

test('adds files attached to an answer to the message created from it', async () => {
  const id = await makeTicket(server.acme);
  const [mail] = await reply(id, []);
  const replyTo = mail?.headers['reply-to']?.[0] ?? '';
  const to = /<([^<>]*)>/.exec(replyTo)?.[1] ?? replyTo;
  const from = mail?.to[0] ?? '';
  await mailIn([{ filename: 'proof.pdf', content: pdf }], { from, to, text: 'Here it is.' });
  const { body } = await server.call('tickets.get', { as: server.acme.agent, params: { id } });
  const last = body.messages.at(-1);
  expect(last).toMatchObject({ message: 'Here it is.', files: [{ name: 'proof.pdf' }] });
  expect(await bytesAt(last?.files[0]?.url ?? '')).toEqual(pdf);
});

test('leaves files that are too large or too many in the original email, and says so in the text', async () => {
  await mailServer.stop();
  mailServer = await startMailServer({ maxFileBytes: 4_000 });
  ({ inbox, server } = mailServer);
  await mailIn([
    { filename: 'large.pdf', content: pdf },
    ...Array.from({ length: 21 }, (_, at) => ({ filename: `${at}.txt`, content: `text ${at}` })),
  ]);
  const { description, files } = await onlyTicket();
  expect(files.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_, at) => `${at}.txt`));
  expect(description).toBe(
    'See the picture.\n\nToo large or too many to keep (see the original email): large.pdf (4.9 KB), 20.txt (7 B)',
  );
});

test('opens a ticket even if there is no room for the files of the email, and says so in the text', async () => {
  await mailServer.stop();
  mailServer = await startMailServer({ filesQuotaBytes: 4_000 });
  ({ inbox, server } = mailServer);
  await mailIn([
    { filename: 'large.pdf', content: pdf },
    { filename: 'small.txt', content: 'small' },
  ]);
  const { description, files } = await onlyTicket();
  expect(files.map(({ name }) => name)).toEqual(['small.txt']);
  expect(description).toMatch(/\(see the original email\): large\.pdf \(4\.9 KB\)$/);
});

test('marks infected files and never serves them, and links files that are still being scanned in replies', async () => {
  await mailServer.stop();
  const scanner = await startClamd();
  mailServer = await startMailServer({ clamd: scanner.clamd });
  ({ inbox, server } = mailServer);
  await mailIn([
    { filename: 'invoice.zip', content: eicar },
    { filename: 'harmless.txt', content: 'harmless' },
  ]);
  const { id, files } = await onlyTicket();
  expect(files).toMatchObject([
    { name: 'invoice.zip', state: 'infected', threat: 'Eicar-Test-Signature' },
    { name: 'harmless.txt', state: 'ready', threat: null },
  ]);
  expect((await fetch(`${server.url}${files[0]?.url}`)).status).toBe(403);
  scanner.be('away');
  const [mail] = await reply(id, [await upload(Buffer.from('waits'), 'waits.txt')]);
  expect(await attachmentsOf(mail?.raw ?? '')).toEqual([]);
  expect((await PostalMime.parse(mail?.raw ?? '')).text).toContain('waits.txt');
  scanner.close();
});
