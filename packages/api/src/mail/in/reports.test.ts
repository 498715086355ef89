// @module-tag one-engine

import { afterAll, expect, test } from 'vitest';
import { readBounce } from './bounce.ts';
import { kindOf } from './kind.ts';
import { createMailParser } from './thread.ts';

/** Reports with several recipients or international addresses, and absences without headers that say so. */
const parser = createMailParser();
afterAll(() => parser.close());

const report = (blocks: string, type = 'message/delivery-status', returned = 'message/rfc822') =>
  parser.parse(
    Buffer.from(
      `From: mailer-daemon@mx.example\r\nSubject: Failure\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nSorry.\r\n--b\r\nContent-Type: ${type}\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\n${blocks}\r\n--b\r\nContent-Type: ${returned}\r\n\r\nMessage-ID: <1@help.example.com>\r\nTo: otto@x.example\r\n\r\nHi\r\n--b--\r\n`,
    ),
  );
const block = (name: string, action: string, reason: string) =>
  `Final-Recipient: rfc822; ${name}@x.example\r\nAction: ${action}\r\nDiagnostic-Code: smtp; ${reason}`;

test('of several recipients, the one who failed counts, else the one who waits', async () => {
  const [done, waits, failed] = [
    block('ida', 'delivered', 'fine'),
    block('jan', 'delayed', 'busy'),
    block('otto', 'failed', 'full'),
  ];
  const all = readBounce(await report([done, waits, failed].join('\r\n\r\n')));
  expect(all).toMatchObject({ recipient: 'otto@x.example', reason: 'full', isFinal: true });
  const some = readBounce(await report([done, waits].join('\r\n\r\n')));
  expect(some).toMatchObject({ recipient: 'jan@x.example', reason: 'busy', isFinal: false });
  const none = readBounce(await report(done as string));
  expect(none).toMatchObject({ recipient: 'ida@x.example', isDelivered: true });
});

test('reads a report with international addresses', async () => {
  const mail = await report(
    block('otto', 'failed', 'full').replace('rfc822', 'utf-8'),
    'message/global-delivery-status',
    'message/global-headers',
  );
  expect(kindOf(mail, null)).toBe('bounce');
  expect(readBounce(mail)).toMatchObject({
    recipient: 'otto@x.example',
    reason: 'full',
    messageId: '<1@help.example.com>',
  });
});

const kind = async (subject: string, more = '') =>
  kindOf(
    await parser.parse(
      Buffer.from(
        `From: otto@visitor.example\r\nSubject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=\r\n${more}\r\nHello`,
      ),
    ),
    null,
  );

test.each([
  'AUTO: Otto Berg is out of the office (returning 12/14/2026)',
  'מענה אוטומטי: Kettle',
  'Automaatvastus: Kettle',
  'Automātiskā atbilde: Kettle',
  'Resposta automàtica: Kettle',
  'Balasan automatik: Kettle',
  'Autom. svar: Kettle',
])('"%s" is an automatic reply', async (subject) => {
  expect(await kind(subject)).toBe('reply');
});

test.each([
  'Otto Berg is out of the office (returning 12/14/2026)',
  'Otto Berg ist außer Haus.',
  'Otto Berg est absent du bureau',
  'Otto Berg est absente.',
])('"%s" is an automatic reply only if it answers an email', async (subject) => {
  expect(await kind(subject)).toBe('person');
  expect(await kind(subject, 'In-Reply-To: <1@help.example.com>\r\n')).toBe('reply');
});

test.each(['Auto: which oil?', 'The lamp is out of the office box'])(
  '"%s" is from a person',
  async (subject) => {
    expect(await kind(subject, 'In-Reply-To: <1@help.example.com>\r\n')).not.toBe('bounce');
    expect(await kind(subject)).toBe('person');
  },
);

test.each([
  'E500_SMTP_Mail_Service@mx.example',
  'Symantec_AntiVirus_for_SMTP_Gateways@mx.example',
  '"SystemAdministrator"@mx.example',
])('%s returns emails', async (from) => {
  const text = 'It could not be delivered to the following recipients:\n\notto@x.example';
  const mail = await parser.parse(
    Buffer.from(`From: ${from}\r\nSubject: Delivery failure\r\n\r\n${text}`),
  );
  expect(kindOf(mail, null)).toBe('bounce');
});

test('finds the reason below the address that failed', async () => {
  const text =
    'This message was created automatically.\n\n  otto@x.example\n    retry timeout exceeded\n\nMore.';
  const mail = await parser.parse(
    Buffer.from(`From: mailer-daemon@mx.example\r\nSubject: Failure\r\n\r\n${text}`),
  );
  expect(readBounce(mail).reason).toBe('retry timeout exceeded');
});
