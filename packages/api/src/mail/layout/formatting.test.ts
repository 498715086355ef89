import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

async function mailIn(more: object) {
  const transport = createTransport({
    host: '127.0.0.1',
    port: Number(server.mailPort),
    ignoreTLS: true,
  });
  await transport.sendMail({
    from: 'Vera Visitor <vera@visitor.example>',
    to: 'acme@help.example.com',
    subject: 'Kettle',
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

/** Sends a reply of the agent, and returns the email that was sent. */
async function answer(id: string, body: { message?: string; html?: string; fileIds?: string[] }) {
  await server.drain();
  const before = inbox.received.length;
  const as = server.acme.agent;
  expect((await server.call('tickets.reply', { as, params: { id }, body })).status).toBe(201);
  await server.drain();
  const [mail] = inbox.received.slice(before);
  const {
    text = '',
    html = '',
    attachments,
    replyTo,
    messageId,
  } = await PostalMime.parse(mail?.raw ?? '');
  return { text, html, attachments, messageId, replyTo: replyTo?.[0]?.address };
}

test('shows an email with its formatting and inline picture, without external images', async () => {
  await mailIn({
    html: '<p style="color:red">The <b>kettle</b> leaks:<img src="cid:photo@x"><img src="https://evil.example/seen.gif"></p><ul><li>here</li></ul>',
    attachments: [{ filename: 'leak.png', content: png, cid: 'photo@x' }],
  });
  const ticket = await onlyTicket();
  const url = ticket.files[0]?.url;
  expect(url).toMatch(/^\/files\//);
  expect(ticket.descriptionHtml).toBe(
    `<p>The <strong>kettle</strong> leaks:<img src="${url}" alt="" /></p><ul><li>here</li></ul>`,
  );
  expect(ticket.description).toContain('The kettle leaks:');
  expect(ticket.descriptionFoldedHtml).toBeNull();
});

test('collapses what a customer quotes, and shows it only to the staff', async () => {
  const id = await makeTicket(server.acme, { customerEmail: 'vera@visitor.example' });
  const sent = await answer(id, { message: 'Does it boil?' });
  await mailIn({
    to: sent.replyTo,
    inReplyTo: sent.messageId,
    html: `<div dir="ltr">Yes, <i>now</i> it does.<div><br></div><div>-- <br>Vera</div></div><div class="gmail_quote"><div>On Mon, 2 Nov 2026 at 10:00, Acme &lt;acme@help.example.com&gt; wrote:<br></div><blockquote>Does it <b>boil</b>?</blockquote></div>`,
  });
  const as = server.acme.agent;
  const { body } = await server.call('tickets.get', { as, params: { id } });
  const message = body.messages.at(-1);
  expect(message?.message).toBe('Yes, now it does.');
  expect(message?.html).toBe('<div>Yes, <em>now</em> it does.</div>');
  expect(message?.foldedHtml).toContain('<blockquote>Does it <strong>boil</strong>?</blockquote>');
  expect(message?.foldedHtml).toContain('Vera');
  const found = await server.call('publicTickets.lookup', {
    params: { subdomain: 'acme' },
    body: { email: 'vera@visitor.example', ticketNumber: body.ticketNumber },
  });
  expect(JSON.stringify(found.body)).toContain('<em>now</em>');
  expect(JSON.stringify(found.body)).not.toContain('boil</strong>');
});

test('collapses quotes in a plain text answer, too', async () => {
  const id = await makeTicket(server.acme, { customerEmail: 'vera@visitor.example' });
  const sent = await answer(id, { message: 'Does it boil?' });
  await mailIn({ to: sent.replyTo, text: 'Yes.\n\n> Does it boil?\n> Regards' });
  const as = server.acme.agent;
  const { body } = await server.call('tickets.get', { as, params: { id } });
  expect(body.messages.at(-1)).toMatchObject({
    message: 'Yes.',
    html: null,
    foldedHtml: '<blockquote><p>Does it boil?<br />Regards</p></blockquote>',
  });
});

test('emails a reply with its formatting as tables for Outlook, its picture, and its plain text', async () => {
  const id = await makeTicket(server.acme);
  const response = await fetch(`${server.url}/api/files?name=switch.png`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${server.acme.agent.token}`,
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(png),
  });
  const { id: file } = (await response.json()) as { id: string };
  const mail = await answer(id, {
    html: `<p>Press <strong>the switch</strong>, see https://a.example/x</p><blockquote>It is cold</blockquote><img src="file:${file}" alt="The switch">`,
    fileIds: [file],
  });
  expect(mail.text).toContain('Press the switch, see https://a.example/x\n\n> It is cold\n');
  expect(mail.html).toContain('<p style="margin:8px 0">Press <strong>the switch</strong>');
  expect(mail.html).toContain('<a href="https://a.example/x" rel="noopener noreferrer nofollow" ');
  expect(mail.html).toMatch(
    /<table role="presentation"[^>]*><tr><td class="line ink" style="padding:[^"]*">It is cold<\/td>/,
  );
  expect(mail.attachments).toHaveLength(1);
  const cid = mail.attachments[0]?.contentId?.replace(/[<>]/g, '');
  expect(mail.html).toContain(`<img src="cid:${cid}" alt="The switch" width="1" `);
});

test('links plain addresses in the email of a reply', async () => {
  const id = await makeTicket(server.acme);
  const mail = await answer(id, { message: 'See https://a.example/x.\nOr ask ada@b.example' });
  expect(mail.html).toContain('<a href="https://a.example/x" class="way" style="color:#1d4ed8">');
  expect(mail.html).toContain('<a href="mailto:ada@b.example" class="way"');
});
