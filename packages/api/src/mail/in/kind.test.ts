// @module-tag one-engine

import { afterAll, describe, expect, test } from 'vitest';
import { readBounce } from './bounce.ts';
import { kindOf } from './kind.ts';
import { createMailParser } from './thread.ts';

const parser = createMailParser();
afterAll(() => parser.close());

const mailOf = (from: string, subject: string, text: string, more = '') =>
  parser.parse(
    Buffer.from(
      `From: ${from}\r\nSubject: ${subject}\r\n${more}Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`,
    ),
  );
const kind = async (...mail: Parameters<typeof mailOf>) => kindOf(await mailOf(...mail), null);

const returned =
  '550 5.1.1 <otto@x.example>: Recipient address rejected\n\n--- Original message ---\nSubject: Hi';

describe('without an envelope, a returned email is a bounce', () => {
  test.each([
    ['MAILER-DAEMON@mx.example', 'Undelivered Mail Returned to Sender', returned],
    ['Mail Delivery System <mailer-daemon@mx.example>', 'Hi', 'It came back.'],
    ['mdaemon@mx.example', 'Permanent Delivery Failure', 'See below.'],
    ['Mail-Daemon@mx.example', 'Warning', 'Still trying.'],
    ['post_master@mx.example', 'Re:Hi', 'User unknown'],
    ['postmaster@mx.example', 'Undeliverable: Hi', 'Your message was not delivered.'],
    ['postmaster@mx.example', 'Hi', returned],
    [
      'Mail Delivery Subsystem <bot@mx.example>',
      'Delivery Status Notification (Failure)',
      returned,
    ],
    [
      'System Administrator <noreply@mx.example>',
      'Undeliverable: Hi',
      'The following recipient could not be reached: 550 no such user',
    ],
    [
      'Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@x.example>',
      'Undeliverable: Hi',
      returned,
    ],
    ['postmaster@mx.example', 'Unzustellbar: Hi', 'Der Empf\u00e4nger ist unbekannt. 550 5.1.1'],
    ['"Mail Delivery System" <>', 'Mail delivery failed', returned],
    ['postmaster@mx.example', '=?utf-8?Q?Kan_ikke_leveres:_Hi?=', 'Levering mislykkedes'],
    ['postmaster@mx.example', '=?utf-8?Q?Nedoru=C4=8Diteln=C3=A9:_Hi?=', 'se nezda=C5=99ilo'],
    ['postmaster@mx.example', '[Postmaster] Message On Hold', 'Your message is on hold.'],
  ])('%s: %s', async (from, subject, text) =>
    expect(await kind(from, subject, text)).toBe('bounce'),
  );
});

describe("a person's email stays one", () => {
  test.each([
    ['Pat <postmaster@visitor.example>', 'Your invoice', 'We have a question about number 4711.'],
    ['admin@visitor.example', 'Printer', 'The printer says error 550 since Monday.'],
    [
      'otto@visitor.example',
      'Undeliverable parcel',
      'The parcel could not be delivered. Where is it?',
    ],
    [
      'otto@visitor.example',
      'Mail returned',
      'I got "550 user unknown" when I wrote to you. What is wrong?',
    ],
    ['root@visitor.example', 'Hello', 'I look after this machine and have a question.'],
    [
      'otto@visitor.example',
      'Fwd: Mail delivery failed: returning message to sender',
      `What does it mean?\n\n${returned}\nA message that you sent could not be delivered`,
    ],
    [
      'Admin Meier <admin@visitor.example>',
      'Delivery problem with order 5',
      'The driver was not able to deliver; it does not exist, he said. Order 550 is missing.',
    ],
    [
      'Rebecca Bounce <rebecca@visitor.example>',
      'Bounced check',
      'My bank says the check bounced.',
    ],
  ])('%s: %s', async (from, subject, text) =>
    expect(await kind(from, subject, text)).toBe('person'),
  );
});

test.each([
  'Automatic reply: Kettle',
  'Out of Office: Kettle',
  'Automatische Antwort: Kettle',
  'R\u00e9ponse automatique : Kettle',
  'Respuesta autom\u00e1tica: Kettle',
  '\u81ea\u52d5\u5fdc\u7b54: Kettle',
])('"%s" is an automatic reply even without headers that say so', async (subject) => {
  const encoded = `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`;
  expect(await kind('otto@visitor.example', encoded, 'I am away.')).toBe('reply');
});

test.each([
  'Automatiskt svar: Kettle',
  'Automatická odpoveď: Kettle',
  'Автоматична відповідь: Kettle',
  'Trả lời tự động: Kettle',
  'Automatski odgovor: Kettle',
  '[Auto-Reply] Kettle',
  '【自動返信】お問い合わせ',
  'Автоответ Re: Kettle',
])('"%s" is an automatic reply in other languages and forms, too', async (subject) => {
  const encoded = `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`;
  expect(await kind('otto@visitor.example', encoded, 'I am away.')).toBe('reply');
});

test.each([
  'Afwezig: Kettle',
  'Frånvaro: Kettle',
  'Urlaub: Kettle',
  'I am out of the office (Re: Kettle)',
  'Отсутствие: Kettle',
])('"%s" is an automatic reply only if it answers an email', async (subject) => {
  const encoded = `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`;
  const about = ['otto@visitor.example', encoded, 'I am away.'] as const;
  expect(await kind(...about)).toBe('person');
  expect(await kind(...about, 'In-Reply-To: <1@help.example.com>\r\n')).toBe('reply');
});

test.each([
  'X-Autoreply-From: otto@visitor.example',
  'X-Mail-Autoreply: true',
  'Preference: auto_reply',
  'Precedence: auto-reply',
  'X-POST-MessageClass: 9; Autoresponder',
])('the header %s marks an automatic reply', async (header) => {
  expect(await kind('otto@visitor.example', 'Kettle', 'I am away.', `${header}\r\n`)).toBe('reply');
});

test("a complaint forwarded by Hotmail isn't from a person", async () => {
  const mail = await parser.parse(
    Buffer.from(
      'From: staff@hotmail.com\r\nSubject: complaint about message from 192.0.2.2\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: message/rfc822\r\n\r\nX-HmXmrOriginalRecipient: otto@x.example\r\nFrom: Acme <acme@help.example.com>\r\nSubject: Hi\r\n\r\nHi\r\n--b--\r\n',
    ),
  );
  expect(kindOf(mail, null)).toBe('reply');
});

test.each([
  ['Warning: message 1abc delayed 24 hours', 'It has not yet been delivered.', false],
  ['[Postmaster] Message On Hold', 'It is on hold.', false],
  ['Mail delivery failed', 'It could not be delivered. 550 5.1.1 user unknown', true],
])('whether a plain-text report is final: %s', async (subject, text, isFinal) => {
  expect(readBounce(await mailOf('mailer-daemon@mx.example', subject, text)).isFinal).toBe(isFinal);
});

test('finds the reason in a report with only HTML', async () => {
  const mail = await parser.parse(
    Buffer.from(
      'From: postmaster@mx.example\r\nSubject: Undeliverable: Hi\r\nContent-Type: text/html\r\n\r\n<p>Your message could not be delivered.</p><p>550 5.1.1 unknown</p>',
    ),
  );
  expect(readBounce(mail).reason).toBe('550 5.1.1 unknown');
});

test.each([
  'Mailing-List: contact kettles-help@x.example; run by ezmlm',
  'Sender: owner-kettles@x.example',
  'Sender: kettles-request@x.example',
])('%s marks an email of a list', async (header) => {
  expect(await kind('otto@visitor.example', 'Lid', 'It is loose.', `${header}\r\n`)).toBe('many');
});

test.each([
  'owner-kettles@x.example',
  'kettles-bounces+otto=visitor.example@x.example',
  'kettles-return-12-otto=visitor.example@x.example',
])('the envelope sender %s is that of a list', async (envelope) => {
  expect(kindOf(await mailOf('otto@visitor.example', 'Lid', 'It is loose.'), envelope)).toBe(
    'many',
  );
});

test('an email that says to be automatic needs no automatic reply, unless it quotes that', async () => {
  const said = 'This is an automated message. Please do not reply.';
  expect(await kind('service@parcel.example', 'Your parcel', said)).toBe('many');
  const both = await parser.parse(
    Buffer.from(
      `From: service@parcel.example\r\nSubject: Your parcel\r\nContent-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\n\r\n${said}\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>It comes.</p>\r\n--b--\r\n`,
    ),
  );
  expect(kindOf(both, null)).toBe('many');
  const quoted = `What is this?\n\nOn 1 Dec 2026 at 9:14, Parcel <service@parcel.example> wrote:\n> ${said}`;
  expect(await kind('otto@visitor.example', 'Re: Your parcel', quoted)).toBe('person');
});

test.each([
  ['REPLY', 'many'],
  ['CANCEL', 'many'],
  ['REQUEST', 'person'],
])('a calendar file with the method %s is from: %s', async (method, expected) => {
  const event = `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nBEGIN:VEVENT\r\nSUMMARY:Visit\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
  const mail = await parser.parse(
    Buffer.from(
      `From: otto@visitor.example\r\nSubject: Visit\r\nContent-Type: text/calendar; method=${method}\r\n\r\n${event}`,
    ),
  );
  expect(kindOf(mail, null)).toBe(expected);
});

test.each([
  'X-MLServer: fml',
  'X-ML-Name: kettles',
  'X-HmXmrOriginalRecipient: otto@visitor.example',
])("an email by a list or complaint program (%s) isn't from a person", async (header) => {
  expect(await kind('kettles-admin@x.example', 'Not a member', 'Sorry.', `${header}\r\n`)).toBe(
    'many',
  );
});

test('treats an envelope sender named after the mail daemon like an empty one', async () => {
  const mail = await mailOf('otto@visitor.example', 'Hi', 'Away');
  expect(kindOf(mail, 'MAILER-DAEMON@mx.example')).toBe('reply');
});

const dsn = (report: string, text = 'Sorry.') =>
  parser.parse(
    Buffer.from(
      `From: mailer-daemon@mx.example\r\nSubject: Failure\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\n\r\n${text}\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n${report}\r\n--b--\r\n`,
    ),
  );

test('finds the reason of a report whose diagnosis is empty', async () => {
  const report =
    'Final-Recipient: rfc822; otto@x.example\r\nAction: failed\r\nStatus: 4.4.7\r\nDiagnostic-Code: smtp; ';
  expect(readBounce(await dsn(report)).reason).toBe('4.4.7');
});

test.each([
  ['delivered', true],
  ['relayed', true],
  ['delayed', false],
  ['failed', false],
])('whether a report says that the email arrived: %s', async (action, isDelivered) => {
  const report = `Final-Recipient: rfc822; otto@x.example\r\nAction: ${action}\r\nStatus: 2.0.0`;
  expect(readBounce(await dsn(report)).isDelivered).toBe(isDelivered);
});

test('reads the fields of a report in several parts', async () => {
  const report =
    'The mailbox is full.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nFinal-Recipient: rfc822; <otto@x.example>\r\nAction: failed\r\nStatus: 5.2.2';
  expect(readBounce(await dsn(report, ''))).toMatchObject({
    recipient: 'otto@x.example',
    reason: 'The mailbox is full.',
  });
});

test("reads a report that isn't a separate part", async () => {
  const text =
    'Sorry.\n\nFinal-Recipient: rfc822; otto@x.example\nAction: delayed\nStatus: 4.4.1\nDiagnostic-Code: smtp; no route to host';
  expect(readBounce(await mailOf('mailer-daemon@mx.example', 'Failure', text))).toMatchObject({
    recipient: 'otto@x.example',
    isFinal: false,
    reason: 'no route to host',
  });
});

test('finds the reason beside lines that only look like one', async () => {
  const text =
    'Sorry.\nReceived: from unknown [192.0.2.8]\n<unknown@x.example>:\nThis mailbox is full.\n';
  expect(readBounce(await mailOf('mailer-daemon@mx.example', 'Failure', text)).reason).toBe(
    'This mailbox is full.',
  );
});

test('finds our Message-ID and every address in a plain-text report', async () => {
  const id = '<event.Ab1.7.mail.abcdefghijklmnopqrst@help.example.com>';
  const mail = await mailOf(
    'mailer-daemon@mx.example',
    'Failure',
    `Sorry.\n<otto@x.example>: 550 no such user\n\nMessage-ID: ${id}\nTo: Otto <otto@x.example>`,
  );
  expect(readBounce(mail)).toMatchObject({
    ids: [id],
    addresses: expect.arrayContaining(['otto@x.example']),
    reason: '<otto@x.example>: 550 no such user',
  });
});

/** Reports in other languages, without an envelope: the reason, or null where the server is still trying. */
const reports: [
  server: string,
  from: string,
  subject: string,
  text: string,
  reason: RegExp | null,
  html?: 'html',
][] = [
  [
    'T-Online, German',
    'postmaster@provider.example',
    'Zustellung fehlgeschlagen',
    'Guten Tag,\n\nIhre E-Mail an <otto@provider.example> konnte nicht zugestellt werden.\n\nGrund: 550 5.1.1 Unbekannter Empfänger\n\nIhr Mailserver',
    /550 5\.1\.1/,
  ],
  [
    'Exchange, Spanish',
    'Microsoft Outlook <postmaster@firma.example>',
    'No se puede entregar: Re: Kettle',
    '<html><body><p>No se pudo entregar el mensaje a <b>otto@firma.example</b>.</p><p>No se encontró a otto en firma.example.</p><p>El servidor remoto devolvió 550 5.1.10 RESOLVER.ADR.RecipientNotFound</p></body></html>',
    /550 5\.1\.10/,
    'html',
  ],
  [
    'Yandex, Russian',
    'mailer-daemon@yandex.example',
    'Недоставленное сообщение',
    'Это письмо отправлено почтовым сервером yandex.example.\n\nК сожалению, мы вынуждены сообщить Вам о том, что Ваше письмо не может быть отправлено одному или нескольким адресатам. Технические подробности можно найти ниже.\n\n<otto@mail.example>: host mx.mail.example[192.0.2.1] said: 550 Message was not accepted -- invalid mailbox.',
    /550 Message was not accepted/,
  ],
  [
    'au, Japanese',
    'Mail Administrator <postmaster@ezweb.example>',
    'Mail System Error - Returned Mail',
    '次のあて先へのメッセージはエラーのため送信できませんでした。\n送信先メールアドレスが見つからないか、送信先メールサーバの事由により送信できませんでした。メールアドレスをご確認の上、再送信してください。\n\n<otto@ezweb.example>\n\n宛先不明: 550 <otto@ezweb.example>: User unknown',
    /User unknown/,
  ],
  [
    'Free, French',
    'Mail Delivery System <MAILER-DAEMON@free.example>',
    'Echec de distribution',
    "Ce message a été créé automatiquement par le serveur de messagerie.\n\nVotre message n'a pas pu être remis à un ou plusieurs destinataires.\n\n<otto@free.example>: boîte aux lettres pleine (552 5.2.2)",
    /552 5\.2\.2/,
  ],
  [
    'Exchange, Polish, delayed',
    'postmaster@firma.example',
    'Dostarczanie opóźnione: Re: Kettle',
    'Dostarczenie do następujących adresatów lub grup zostało opóźnione:\n\notto@firma.example\n\nTa wiadomość nie została jeszcze dostarczona. Próby dostarczenia będą kontynuowane.\n\nSerwer: 451 4.7.0 Timeout',
    null,
  ],
  [
    'Exchange, Italian',
    'postmaster@azienda.example',
    'Non recapitabile: Re: Kettle',
    "Recapito non riuscito per i seguenti destinatari o gruppi:\n\notto@azienda.example\nL'indirizzo di posta elettronica immesso non è stato trovato.\n\n550 5.1.1 RESOLVER.ADR.RecipNotFound",
    /550 5\.1\.1/,
  ],
  [
    'Exchange, Chinese',
    'postmaster@firma.example',
    '未送达: Re: Kettle',
    '找不到你输入的电子邮件地址。\n\n550 5.1.1 RESOLVER.ADR.RecipNotFound',
    /550 5\.1\.1/,
  ],
];

test.each(reports)('reads the report of %s', async (_, from, subject, text, reason, html) => {
  const encoded = `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`;
  const mail = await parser.parse(
    Buffer.from(
      `From: ${from}\r\nSubject: ${encoded}\r\nContent-Type: text/${html ?? 'plain'}; charset=utf-8\r\n\r\n${text}`,
    ),
  );
  expect(kindOf(mail, null)).toBe('bounce');
  const bounce = readBounce(mail);
  expect(bounce.isFinal).toBe(reason !== null);
  if (reason) expect(bounce.reason).toMatch(reason);
});

test.each([
  ['Remise différée : Re: Kettle', "Ce message n'a pas encore été remis."],
  ['Bezorging vertraagd: Re: Kettle', 'Dit bericht is nog niet bezorgd.'],
  ['Entrega retrasada: Re: Kettle', 'Todavía no se ha entregado este mensaje.'],
  ['Entrega atrasada: Re: Kettle', 'Esta mensagem ainda não foi entregue.'],
  ['Recapito ritardato: Re: Kettle', 'Il messaggio non è stato ancora recapitato.'],
  ['Leverans försenad: Re: Kettle', 'Meddelandet har inte levererats.'],
  ['配信の遅延: Re: Kettle', 'まだ配信されていません。'],
])('knows that a server is still trying: %s', async (subject, text) => {
  const encoded = `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`;
  const mail = await mailOf('postmaster@firma.example', encoded, text);
  expect([kindOf(mail, null), readBounce(mail).isFinal]).toEqual(['bounce', false]);
});
