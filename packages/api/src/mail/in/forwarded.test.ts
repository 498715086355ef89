// @module-tag one-engine

import { afterAll, describe, expect, test } from 'vitest';
import { forwardedIn } from './forwarded.ts';
import { createMailParser } from './thread.ts';

const parser = createMailParser();
afterAll(() => parser.close());

/** A mail with these headers and this text. */
const mailOf = (headers: Record<string, string>, text: string) => {
  const all = { To: 'support@acme.example', 'Message-ID': '<m1@x.example>', ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return parser.parse(
    Buffer.from(`${head.join('\r\n')}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}`),
  );
};

/** What mail programs write when somebody forwards: their line above, and the labels of the head. */
const forwards: [
  program: string,
  above: string,
  labels: [string, string, string, string],
  subject?: string,
][] = [
  ['Gmail', '---------- Forwarded message ---------', ['From', 'Date', 'Subject', 'To']],
  ['Gmail in German', '---------- Forwarded message ---------', ['Von', 'Date', 'Subject', 'To']],
  ['Thunderbird', '-------- Forwarded Message --------', ['Subject', 'Date', 'From', 'To']],
  [
    'Thunderbird in German',
    '-------- Weitergeleitete Nachricht --------',
    ['Betreff', 'Datum', 'Von', 'An'],
  ],
  ['Thunderbird in French', '-------- Message transféré --------', ['Sujet', 'Date', 'De', 'Pour']],
  ['Apple', 'Begin forwarded message:', ['From', 'Subject', 'Date', 'To']],
  ['Apple in German', 'Anfang der weitergeleiteten Nachricht:', ['Von', 'Betreff', 'Datum', 'An']],
  ['Apple in French', 'Début du message réexpédié :', ['De', 'Objet', 'Date', 'À']],
  ['Apple in Spanish', 'Inicio del mensaje reenviado:', ['De', 'Asunto', 'Fecha', 'Para']],
  ['Apple in Italian', 'Inizio messaggio inoltrato:', ['Da', 'Oggetto', 'Data', 'A']],
  ['Apple in Dutch', 'Begin doorgestuurd bericht:', ['Van', 'Onderwerp', 'Datum', 'Aan']],
  ['Apple in Portuguese', 'Início da mensagem reencaminhada:', ['De', 'Assunto', 'Data', 'Para']],
  ['Apple in Swedish', 'Vidarebefordrat mejl:', ['Från', 'Ämne', 'Datum', 'Till']],
  ['Apple in Danish', 'Start på videresendt besked:', ['Fra', 'Emne', 'Dato', 'Til']],
  ['Apple in Polish', 'Początek przekazywanej wiadomości:', ['Od', 'Temat', 'Data', 'Do']],
  ['Apple in Russian', 'Начало переадресованного сообщения:', ['От', 'Тема', 'Дата', 'Кому']],
  ['Apple in Japanese', '転送されたメッセージ:', ['差出人', '件名', '日付', '宛先']],
  ['Apple in Chinese', '以下为转发的邮件：', ['发件人', '主题', '日期', '收件人']],
  [
    'Gmail in Arabic',
    '---------- رسالة معاد توجيهها ----------',
    ['من', 'التاريخ', 'الموضوع', 'إلى'],
  ],
  ['Outlook', '________________________________', ['From', 'Sent', 'To', 'Subject'], 'FW: Grinder'],
  ['Outlook in German', '', ['Von', 'Gesendet', 'An', 'Betreff'], 'WG: Grinder'],
  ['Outlook in French', '', ['De', 'Envoyé', 'À', 'Objet'], 'TR: Grinder'],
  ['Outlook in Spanish', '', ['De', 'Enviado el', 'Para', 'Asunto'], 'RV: Grinder'],
  ['Outlook in Italian', '', ['Da', 'Inviato', 'A', 'Oggetto'], 'I: Grinder'],
  ['Outlook in Dutch', '', ['Van', 'Verzonden', 'Aan', 'Onderwerp'], 'FW: Grinder'],
  ['Outlook in Portuguese', '', ['De', 'Enviada em', 'Para', 'Assunto'], 'ENC: Grinder'],
  ['Outlook in Polish', '', ['Od', 'Wysłano', 'Do', 'Temat'], 'PD: Grinder'],
  ['Outlook in Finnish', '', ['Lähettäjä', 'Lähetetty', 'Vastaanottaja', 'Aihe'], 'VL: Grinder'],
  ['Outlook in Hungarian', '', ['Feladó', 'Elküldve', 'Címzett', 'Tárgy'], 'Továbbítás: Grinder'],
  ['Outlook in Japanese', '', ['差出人', '送信日時', '宛先', '件名'], '転送: Grinder'],
];

const values: Record<string, string> = Object.fromEntries([
  ...[
    'From',
    'Von',
    'De',
    'Da',
    'Van',
    'Från',
    'Fra',
    'Od',
    'От',
    '差出人',
    '发件人',
    'من',
    'Lähettäjä',
    'Feladó',
  ].map((one) => [one, 'Paula Reed <paula@visitor.example>']),
  ...[
    'To',
    'An',
    'Pour',
    'À',
    'Para',
    'A',
    'Aan',
    'Till',
    'Til',
    'Do',
    'Кому',
    '宛先',
    '收件人',
    'إلى',
    'Vastaanottaja',
    'Címzett',
  ].map((one) => [one, 'Agent <agent@acme.example>']),
]);
const headOf = (labels: readonly string[]) =>
  labels.map(
    (label) =>
      `${label}: ${values[label] ?? (/^(S|B|O|A|T|Ä|E|Т|件|主|ا)/.test(label) ? 'Grinder' : '26 November 2026 18:02')}`,
  );

describe('what is forwarded', () => {
  test.each(forwards)('by %s', async (program, above, labels, subject = 'Fwd: Grinder') => {
    const head = headOf(labels);
    const inner = [...head, '', 'It stopped. Order 5512.', '', 'Paula'];
    const quoted = program.startsWith('Apple') ? inner.map((line) => `> ${line}`.trimEnd()) : inner;
    const text = [
      'Who can take this?',
      '',
      above,
      ...(above.includes('_') ? [] : ['']),
      ...quoted,
    ].join('\n');
    const mail = await mailOf(
      {
        From: 'Agent <agent@acme.example>',
        Subject: `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
      },
      text,
    );
    const found = forwardedIn(mail);
    expect(found).toMatchObject({
      from: { address: 'paula@visitor.example', name: 'Paula Reed' },
      note: 'Who can take this?',
      text: 'It stopped. Order 5512.\n\nPaula',
    });
  });

  test('attached: its words and its writer', async () => {
    const raw = [
      'From: Agent <agent@acme.example>',
      'Subject: Fwd: Grinder',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Please.',
      '--b',
      'Content-Type: message/rfc822',
      '',
      'From: Reed, Paula <paula@visitor.example>',
      'Subject: Grinder',
      '',
      'It stopped.',
      '--b--',
      '',
    ];
    expect(forwardedIn(await parser.parse(Buffer.from(raw.join('\r\n'))))).toMatchObject({
      from: { address: 'paula@visitor.example', name: 'Reed, Paula' },
      note: 'Please.',
      text: 'It stopped.',
    });
  });

  test.each([
    [
      'an answer of a colleague to a customer',
      'Re: Grinder',
      'I have sent one.\n\nFrom: Paula Reed <paula@visitor.example>\nSent: Thursday\nTo: Agent\nSubject: Grinder\n\nIt stopped.',
    ],
    ['a journey', 'Journey', 'From: Berlin\nTo: Paris\nDate: Monday\n\nPlease book it.'],
    ['words about labels', 'Labels', 'The form has From: and To: and Subject:, and no address.'],
  ])('is not %s', async (_what, Subject, text) => {
    expect(
      forwardedIn(await mailOf({ From: 'Agent <agent@acme.example>', Subject }, text)),
    ).toBeNull();
  });
});
