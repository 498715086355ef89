// @module-tag one-engine

import { afterAll, expect, test } from 'vitest';
import { forwardsIn } from './forwarded.ts';
import { createMailParser } from './thread.ts';

const parser = createMailParser();
afterAll(() => parser.close());

const head = 'From: Ada <ada@acme.example>\r\nTo: support@acme.example\r\n';
const paula = 'Paula Reed <paula@visitor.example>';
const text = 'It stopped.\n\nPaula';

const forwards = async (body: string, subject = 'Fwd: Grinder', type = 'text/plain') =>
  forwardsIn(
    await parser.parse(
      Buffer.from(
        `${head}Subject: ${subject}\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${body.replace(/\r?\n/g, '\r\n')}`,
      ),
    ),
  );

const from = { name: 'Paula Reed', address: 'paula@visitor.example' };

test.each([
  [
    'Yandex',
    `-------- Пересылаемое сообщение --------\n20.11.2026, 09:00, "Paula Reed" <paula@visitor.example>:\n\n${text}\n\n-------- Конец пересылаемого сообщения --------`,
  ],
  [
    'Zoho',
    `============ Forwarded message ============\nFrom: ${paula}\nTo: "ada"<ada@acme.example>\nDate: Fri, 20 Nov 2026\nSubject: Grinder\n============ Forwarded message ============\n\n${text}`,
  ],
  [
    'Yahoo',
    `   ----- Forwarded message ----- From: ${paula}To: ada@acme.example <ada@acme.example>Sent: Friday, November 20, 2026 at 09:00:00 AM CETSubject: Grinder\n ${text}`,
  ],
  [
    'Samsung',
    `-------- Original message --------\nFrom: ${paula}\nDate: 20/11/2026 09:00\nTo: ada@acme.example\nSubject: Grinder\n\n${text}`,
  ],
  [
    'Greek Outlook',
    `Από: ${paula}\nΣτάλθηκε: 20 Νοεμβρίου 2026\nΠρος: Ada\nΘέμα: Grinder\n\n${text}`,
    'ΠΡΘ: Grinder',
  ],
  [
    'Outlook in plain text',
    `-----Original Message-----\nFrom: Paula Reed [mailto:paula@visitor.example]\nSent: Friday, November 20, 2026 9:00 AM\nTo: Ada\nSubject: Grinder\n\n${text}`,
  ],
  [
    'Gmail in Hebrew, with marks of direction around the line',
    `\u200f ---------- הודעה שהועברה ---------- \u200f\nמאת: ${paula}\nתאריך: 20.11.2026\nנושא: Grinder\n\n${text}`,
    'Grinder',
  ],
])('%s', async (_, body, subject = 'Fwd: Grinder') => {
  expect(await forwards(`Who takes this?\n\n${body}`, subject)).toMatchObject([
    { from, text, note: 'Who takes this?' },
  ]);
});

test.each([
  'Paula Reed <paula@visitor.example<mailto:paula@visitor.example>>',
  'Paula Reed <paula@visitor.example <mailto:paula@visitor.example> >',
  'Paula Reed <paula@visitor.example> <mailto:paula@visitor.example>',
  'Paula Reed <mailto:paula@visitor.example>',
])('reads the sender of %s', async (sender) => {
  const body = `-----Original Message-----\nFrom: ${sender}\nSent: Friday\nTo: Ada\n\n${text}`;
  expect(await forwards(body)).toMatchObject([{ from }]);
});

const inner = `From: ${paula}\r\nDate: Fri, 20 Nov 2026 09:00:00 +0100\r\nSubject: Grinder\r\n\r\n${text}`;
const bobs = `From: Bob <bob@acme.example>\r\nSubject: Fwd: Grinder\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nAda?\r\n--b\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n--b--\r\n`;
const attached = (type: string, mail: string) =>
  `--a\r\n\r\nTake it.\r\n--a\r\nContent-Type: ${type}; name=Grinder.eml\r\nContent-Transfer-Encoding: ${type.startsWith('message') ? '8bit' : 'base64'}\r\n\r\n${type.startsWith('message') ? mail : Buffer.from(mail).toString('base64')}\r\n--a--\r\n`;

test('reads an attached email of any content type, and the email attached to it', async () => {
  const mixed = 'multipart/mixed; boundary=a';
  const octets = await forwards(attached('application/octet-stream', inner), undefined, mixed);
  expect(octets).toMatchObject([{ from, text, note: 'Take it.' }]);
  const hops = await forwards(attached('message/rfc822', bobs), undefined, mixed);
  expect(hops).toMatchObject([
    { from: { address: 'bob@acme.example' }, text: 'Ada?' },
    { from, text, note: 'Take it.\n\nBob: Ada?' },
  ]);
});
