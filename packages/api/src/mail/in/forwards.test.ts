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

/** Forwards by agents in the languages of the desk, from the programs they use. */
const inLanguages: [
  program: string,
  subject: string,
  note: string,
  forwarded: string,
  text: string,
  html?: 'html',
][] = [
  [
    'Gmail, French',
    'Fwd: Moulin',
    'Tu peux regarder ?',
    `---------- Forwarded message ---------\nDe : ${paula}\nDate: ven. 20 nov. 2026 à 09:00\nSubject: Moulin\nTo: <support@acme.example>\n\n\nIl s'est arrêté.\n\nPaula`,
    "Il s'est arrêté.\n\nPaula",
  ],
  [
    'Outlook web, German',
    'WG: Mühle',
    'Bitte übernehmen.',
    `________________________________\nVon: ${paula}\nGesendet: Freitag, 20. November 2026 09:00\nAn: Ada <ada@acme.example>\nBetreff: Mühle\n\nSie steht.\n\nPaula`,
    'Sie steht.\n\nPaula',
  ],
  [
    'Apple Mail, Italian',
    'Fwd: Macinino',
    'Ci pensi tu?',
    `Inizio messaggio inoltrato:\n\n> Da: ${paula}\n> Oggetto: Macinino\n> Data: 20 novembre 2026 alle ore 09:00:00 CET\n> A: support@acme.example\n> \n> Si è fermato.\n> \n> Paula`,
    'Si è fermato.\n\nPaula',
  ],
  [
    'Thunderbird, Polish',
    'Fwd: Młynek',
    'Kto weźmie?',
    `-------- Treść przekazanej wiadomości --------\nTemat: \tMłynek\nData: \tFri, 20 Nov 2026 09:00:00 +0100\nNadawca: \t${paula}\nAdresat: \tsupport@acme.example\n\n\n\nStanął.\n\nPaula`,
    'Stanął.\n\nPaula',
  ],
  [
    'Outlook, Japanese',
    'FW: ミル',
    '対応お願いします。',
    `-----Original Message-----\n差出人: ${paula}\n送信日時: 2026年11月20日 9:00\n宛先: support@acme.example\n件名: ミル\n\n動きません。\n\nPaula`,
    '動きません。\n\nPaula',
  ],
  [
    'Outlook, Arabic',
    'إعادة توجيه: مطحنة',
    'من يتولى هذا؟',
    `من: ${paula}\nتاريخ الإرسال: 20 نوفمبر, 2026 09:00 ص\nإلى: support@acme.example\nالموضوع: مطحنة\n\nتوقفت.\n\nPaula`,
    'توقفت.\n\nPaula',
  ],
  [
    'Outlook on iOS, Portuguese',
    'ENC: Moedor',
    'Quem pega este?',
    `Obter o Outlook para iOS<https://aka.ms/o0ukef>\n________________________________\nDe: ${paula}\nEnviado: sexta-feira, 20 de novembro de 2026 09:00\nPara: Ada <ada@acme.example>\nAssunto: Moedor\n\nParou.\n\nPaula`,
    'Parou.\n\nPaula',
  ],
  [
    'iPhone, Spanish',
    'Fwd: Molinillo',
    '¿Lo miras?',
    `Enviado desde mi iPhone\n\nInicio del mensaje reenviado:\n\n> De: ${paula}\n> Fecha: 20 de noviembre de 2026, 9:00:00 CET\n> Para: support@acme.example\n> Asunto: Molinillo\n> \n> Se ha parado.\n> \n> Paula`,
    'Se ha parado.\n\nPaula',
  ],
  [
    'Foxmail, Chinese',
    '转发：磨豆机',
    '请处理。',
    `------------------ 原始邮件 ------------------\n发件人: "Paula Reed" <paula@visitor.example>;\n发送时间: 2026年11月20日(星期五) 上午9:00\n收件人: "support"<support@acme.example>;\n主题: 磨豆机\n\n它停了。\n\nPaula`,
    '它停了。\n\nPaula',
  ],
  [
    'Outlook, Turkish',
    'İLT: Değirmen',
    'Kim bakar?',
    `Kimden: ${paula}\nGönderildi: 20 Kasım 2026 Cuma 09:00\nKime: support@acme.example\nKonu: Değirmen\n\nDurdu.\n\nPaula`,
    'Durdu.\n\nPaula',
  ],
  [
    'Notes, German',
    'WG: Mühle',
    'Bitte übernehmen.',
    `----- Weitergeleitet von Ada Acme/ACME am 20.11.2026 10:00 -----\n\nVon:\t${paula}\nAn:\tsupport@acme.example\nDatum:\t20.11.2026 09:00\nBetreff:\tMühle\n\n\nSie steht.\n\nPaula`,
    'Sie steht.\n\nPaula',
  ],
  [
    'eM Client',
    'Fwd: Grinder',
    'Yours?',
    `------ Forwarded Message ------\nFrom: "Paula Reed" <paula@visitor.example>\nTo: support@acme.example\nDate: 20/11/2026 09:00:00\nSubject: Grinder\n\nIt stopped.\n\nPaula`,
    'It stopped.\n\nPaula',
  ],
  [
    'Naver, Korean',
    'FW: 그라인더',
    '확인 부탁드립니다.',
    `-----Original Message-----\nFrom: "Paula Reed"<paula@visitor.example>\nTo: <support@acme.example>;\nCc:\nSent: 2026-11-20 (금) 09:00:00 (GMT+09:00)\nSubject: 그라인더\n\n멈췄어요.\n\nPaula`,
    '멈췄어요.\n\nPaula',
  ],
  [
    'Outlook, Russian, HTML',
    'FW: Кофемолка',
    'Кто возьмёт?',
    `<html><body><div class=WordSection1><p class=MsoNormal>Кто возьмёт?<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><div><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal><b>От:</b> Paula Reed &lt;paula@visitor.example&gt; <br><b>Отправлено:</b> 20 ноября 2026 г. 9:00<br><b>Кому:</b> Ada &lt;ada@acme.example&gt;<br><b>Тема:</b> Кофемолка<o:p></o:p></p></div></div><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Она остановилась.<o:p></o:p></p></div></body></html>`,
    'Она остановилась.',
    'html',
  ],
  [
    'Thunderbird, Dutch, HTML',
    'Fwd: Molen',
    'Wie pakt dit?',
    `<html><body><p>Wie pakt dit?</p><div class="moz-forward-container"><br><br>-------- Doorgestuurd bericht --------<table class="moz-email-headers-table"><tbody><tr><th align="RIGHT">Onderwerp: </th><td>Molen</td></tr><tr><th>Datum: </th><td>Fri, 20 Nov 2026 09:00:00 +0100</td></tr><tr><th>Van: </th><td>Paula Reed <a href="mailto:paula@visitor.example">&lt;paula@visitor.example&gt;</a></td></tr><tr><th>Aan: </th><td><a href="mailto:support@acme.example">support@acme.example</a></td></tr></tbody></table><br><br><p>Hij staat stil.</p></div></body></html>`,
    'Hij staat stil.',
    'html',
  ],
  [
    'Zimbra, French',
    'Tr: Moulin',
    'Pour toi.',
    `----- Mail transféré -----\nDe: "Paula Reed" <paula@visitor.example>\nÀ: "support" <support@acme.example>\nEnvoyé: Vendredi 20 Novembre 2026 09:00:00\nObjet: Moulin\n\nIl s'est arrêté.\n\nPaula`,
    "Il s'est arrêté.\n\nPaula",
  ],
  [
    'Thunderbird, Japanese',
    'Fwd: ミル',
    'お願いします。',
    `-------- 転送メッセージ --------\n件名: \tミル\n日付: \tFri, 20 Nov 2026 09:00:00 +0900\n差出人: \t${paula}\n宛先: \tsupport@acme.example\n\n\n\n動きません。`,
    '動きません。',
  ],
  [
    'Thunderbird, French',
    'Fwd: Moulin',
    'Pour toi.',
    `-------- Message transféré --------\nSujet : \tMoulin\nDate : \tFri, 20 Nov 2026 09:00:00 +0100\nDe : \t${paula}\nPour : \tsupport@acme.example\n\n\n\nIl s'est arrêté.`,
    "Il s'est arrêté.",
  ],
  [
    'Outlook, Polish',
    'PD: Młynek',
    'Kto weźmie?',
    `Od: ${paula}\nWysłano: piątek, 20 listopada 2026 09:00\nDo: Ada <ada@acme.example>\nTemat: Młynek\n\nStanął.`,
    'Stanął.',
  ],
  [
    'Outlook on Android, Dutch',
    'Fw: Molen',
    'Wie pakt dit?',
    `Verzonden vanuit Outlook voor Android<https://aka.ms/AAb9ysg>\n________________________________\nVan: ${paula}\nVerzonden: vrijdag 20 november 2026 09:00\nAan: support@acme.example <support@acme.example>\nOnderwerp: Molen\n\nHij staat stil.`,
    'Hij staat stil.',
  ],
  [
    'Apple Mail, Arabic',
    'Fwd: مطحنة',
    'من يتولى هذا؟',
    `بدء الرسالة المعاد توجيهها:\n\n> من: ${paula}\n> الموضوع: مطحنة\n> التاريخ: ٢٠ نوفمبر ٢٠٢٦، ٩:٠٠:٠٠ ص\n> إلى: support@acme.example\n> \n> توقفت.`,
    'توقفت.',
  ],
  [
    'Apple Mail, Japanese',
    'Fwd: ミル',
    'お願いします。',
    `転送されたメッセージ:\n\n> 差出人: ${paula}\n> 件名: ミル\n> 日付: 2026年11月20日 9:00:00 JST\n> 宛先: support@acme.example\n> \n> 動きません。`,
    '動きません。',
  ],
  [
    'Apple Mail, Portuguese',
    'Fwd: Moedor',
    'Quem pega?',
    `Início da mensagem encaminhada:\n\n> De: ${paula}\n> Assunto: Moedor\n> Data: 20 de novembro de 2026 09:00:00 BRT\n> Para: support@acme.example\n> \n> Parou.`,
    'Parou.',
  ],
  [
    'Outlook, Italian',
    'I: Macinino',
    'Ci pensi tu?',
    `Da: ${paula}\nInviato: venerdì 20 novembre 2026 09:00\nA: Ada <ada@acme.example>\nOggetto: Macinino\n\nSi è fermato.`,
    'Si è fermato.',
  ],
  [
    'Gmail, Spanish, HTML',
    'Fwd: Molinillo',
    '¿Lo miras?',
    `<div dir="ltr">¿Lo miras?</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">---------- Forwarded message ---------<br>De: <strong class="gmail_sendername" dir="auto">Paula Reed</strong> <span dir="auto">&lt;<a href="mailto:paula@visitor.example">paula@visitor.example</a>&gt;</span><br>Date: vie, 20 nov 2026 a las 9:00<br>Subject: Molinillo<br>To:  &lt;<a href="mailto:support@acme.example">support@acme.example</a>&gt;<br></div><br><br><div dir="ltr">Se ha <b>parado</b>.</div></div>`,
    'Se ha parado.',
    'html',
  ],
  [
    'Roundcube, German',
    'Fwd: Mühle',
    'Bitte übernehmen.',
    `-------- Originalnachricht --------\nBetreff: Mühle\nDatum: 2026-11-20 09:00\nVon: ${paula}\nAn: support@acme.example\n\nSie steht.`,
    'Sie steht.',
  ],
  [
    'K-9',
    'Fwd: Grinder',
    'Yours?',
    `-------- Original Message --------\nFrom: ${paula}\nSent: November 20, 2026 9:00:00 AM GMT+01:00\nTo: support@acme.example\nSubject: Grinder\n\nIt stopped.`,
    'It stopped.',
  ],
  [
    'Outlook, Chinese',
    '转发: 磨豆机',
    '请处理。',
    `发件人: ${paula}\n发送时间: 2026年11月20日 9:00\n收件人: Ada <ada@acme.example>\n主题: 磨豆机\n\n它停了。`,
    '它停了。',
  ],
  [
    'Apple Mail, Turkish',
    'Fwd: Değirmen',
    'Kim bakar?',
    `İletilmiş mesajın başlangıcı:\n\n> Kimden: ${paula}\n> Konu: Değirmen\n> Tarih: 20 Kasım 2026 09:00:00 GMT+3\n> Kime: support@acme.example\n> \n> Durdu.`,
    'Durdu.',
  ],
  [
    'iPhone, German',
    'Fwd: Mühle',
    'Bitte übernehmen.',
    `Von meinem iPhone gesendet\n\nAnfang der weitergeleiteten Nachricht:\n\n> Von: ${paula}\n> Datum: 20. November 2026 um 09:00:00 MEZ\n> An: support@acme.example\n> Betreff: Mühle\n> \n> Sie steht.`,
    'Sie steht.',
  ],
  [
    'Outlook, German, with files and priority',
    'WG: Mühle',
    'Bitte übernehmen.',
    `Von: Paula Reed <paula@visitor.example>\nGesendet: Freitag, 20. November 2026 09:00\nAn: Ada <ada@acme.example>; Bob <bob@acme.example>;\n Carla <carla@acme.example>\nCc: Dora <dora@acme.example>\nBetreff: Mühle\nPriorität: Hoch\nAnlagen: foto.jpg\n\nSie steht.`,
    'Sie steht.',
  ],
  [
    'Gmail, Arabic, with marks of direction',
    'Fwd: مطحنة',
    'من يتولى هذا؟',
    `---------- Forwarded message ---------\nمن: \u202aPaula Reed\u202c\u200f <\u202apaula@visitor.example\u202c\u200f>\nDate: الجمعة، 20 نوفمبر 2026 في 9:00 ص\nSubject: مطحنة\nTo: <support@acme.example>\n\n\nتوقفت.`,
    'توقفت.',
  ],
  [
    'Thunderbird, from HTML',
    'Fwd: Grinder',
    'Yours?',
    `-------- Forwarded Message --------\nSubject: \tGrinder\nDate: \tFri, 20 Nov 2026 09:00:00 +0100\nFrom: \tPaula Reed <paula@visitor.example> <mailto:paula@visitor.example>\nTo: \tsupport@acme.example <mailto:support@acme.example>\n\n\n\nIt stopped.`,
    'It stopped.',
  ],
  [
    'Outlook web, French, with links',
    'TR: Moulin',
    'Pour toi.',
    `________________________________\nDe : Paula Reed <paula@visitor.example<mailto:paula@visitor.example>>\nEnvoyé : vendredi 20 novembre 2026 09:00\nÀ : Ada <ada@acme.example<mailto:ada@acme.example>>\nObjet : Moulin\n\nIl s'est arrêté.`,
    "Il s'est arrêté.",
  ],
  [
    'Outlook, Dutch',
    'FW: Molen',
    'Wie pakt dit?',
    `Van: ${paula}\nVerzonden: vrijdag 20 november 2026 09:00\nAan: Ada <ada@acme.example>\nOnderwerp: Molen\nUrgentie: Hoog\n\nHij staat stil.`,
    'Hij staat stil.',
  ],
  [
    'Mailspring',
    'Fwd: Grinder',
    'Yours?',
    `---------- Forwarded Message ---------\n\nFrom: Paula Reed <paula@visitor.example>\nSubject: Grinder\nDate: Nov 20 2026, at 9:00 am\nTo: support@acme.example\n\nIt stopped.`,
    'It stopped.',
  ],
  [
    'Spark',
    'Fwd: Grinder',
    'Yours?',
    `---------- Forwarded message ----------\nFrom: Paula Reed <paula@visitor.example>\nDate: 20 Nov 2026 at 09:00 +0100\nTo: support@acme.example\nSubject: Grinder\n\n> It stopped.`,
    'It stopped.',
  ],
  [
    'web.de',
    'Fw: Mühle',
    'Bitte übernehmen.',
    `Gesendet: Freitag, 20. November 2026 um 09:00 Uhr\nVon: "Paula Reed" <paula@visitor.example>\nAn: support@acme.example\nBetreff: Mühle\nSie steht.`,
    'Sie steht.',
  ],
  [
    'Interia, Polish',
    'Fw: Młynek',
    'Kto weźmie?',
    `Od: "Paula Reed" <paula@visitor.example>\nDo: support@acme.example;\nWysłane: 9:00 Piątek 2026-11-20\nTemat: Młynek\n\nStanął.`,
    'Stanął.',
  ],
  [
    'UOL, Portuguese',
    'Enc: Moedor',
    'Quem pega?',
    `De: "Paula Reed" <paula@visitor.example>\nEnviada: 2026/11/20 09:00:00\nPara: support@acme.example\nAssunto: Moedor\n\nParou.`,
    'Parou.',
  ],
  [
    'Evolution',
    '[Fwd: Grinder]',
    'Yours?',
    `-------- Forwarded Message --------\nFrom: Paula Reed <paula@visitor.example>\nTo: support@acme.example\nSubject: Grinder\nDate: Fri, 20 Nov 2026 09:00:00 +0100\n\nIt stopped.`,
    'It stopped.',
  ],
];

test.each(inLanguages)('%s', async (_, subject, note, body, inner, html) => {
  const encoded = `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`;
  const whole = html ? body : `${note}\n\n${body}`;
  const found = await forwards(whole, encoded, html ? 'text/html' : 'text/plain');
  expect(found).toMatchObject([{ from, text: inner, note }]);
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
