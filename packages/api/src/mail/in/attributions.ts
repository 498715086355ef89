/** How mail programs introduce a quote; each pattern matches a line, or several wrapped ones, of bounded length. */

/** Maximum characters of an introduction, and maximum lines it is wrapped to. */
const longest = 400;
export const maxLines = 3;

/** Beginnings and ends of sentences such as "On …, Vera wrote:", by language. */
const sentences: readonly [RegExp, RegExp][] = [
  [/^On\s/, /\bwrote\s?:$/],
  [/^[^<>\n]{1,120}\sschreef op\s/, /:$/],
  [/^Am\s/, /\bschrieb\b.*:$/],
  [/^Le\s/, /\ba\s[ée]crit\s?:$/],
  [/^El\s/, /\bescribi[óo]\s?:$/],
  [/^Il\s/, /\bha scritto\s?:$/],
  [/^Op\s/, /\b(?:schreef|geschreven)\b.*:$/],
  [/^Em\s/, /\bescreveu\s?:$/],
  [/^Den\s/, /\b(skrev|skrev följande)\b.*:$/],
  [/^\d{4}-\d{2}-\d{2}\s/, /<[^<>\s@]+@[^<>\s@]+>\s?:$/],
  [/^\d{1,2}\.\d{1,2}\.\d{4}\s/, /(пишет|schrieb|wrote|pisze)\s?:$/],
  [/^\d{4}[年/]/, /(のメール|書きました)\s?[:：]$/],
  [/^(W dniu|Dnia)\s/, /\b(?:napisał(a|\(a\)|\/a)?|pisze)\s?:$/],
  [/^Am\s/, /\bhat\s.{1,150}\s(?:Folgendes )?geschrieben\s?:$/],
  [/^Dne\s/, /\bnapsal(a|\(a\))?\s?:$/],
  [/^(La data de|În)\s/, /\ba scris\s?:$/],
  // In any language: a date, possibly after the weekday, then a verb or the address.
  [
    /^(?=.{0,200}(?:\b(?:19|20)\d{2}(?!\d)|\d[:.h]\d{2}))(?:\p{L}{1,14}[.,]{0,2}\s+){0,2}\d{1,4}(?:[.\-/:年]|\s\p{L})/u,
    /(?:\b(?:wrote|schrieb|skrev|kirjoitti|schreef|escribi[óo]|escreveu|ha scritto|yazdı|a scris)|írta|napisał|napsal|a [ée]crit|пишет|писал|написал|написав|のメール|写道|寫道|작성|كتب|כתב)[^:：]{0,160}[:：]$|<[^<>\s@]+@[^<>\s@]+>\s?[:：]$/u,
  ],
  [/^在\s?\d{4}/, /写道\s?[:：]$/],
  [/^בתאריך\s/, /<[^<>\s@]+@[^<>\s@]+>\s?:$/],
  [/^Missatge de\s/, /\d:\d{2}\s?:$/],
  // In further languages: a time, the address and then a verb.
  [
    /^(?=.{0,300}\d[:.]\d{2})(?=.{0,300}(?:19|20)\d{2}(?!\d))(?=.{0,300}<[^<>\s@]+@[^<>\s@]+>)/,
    /(?:написа|napisa(?:o|la) je|napísala?|napísal\(a\)|napisal[ai]?|написао\/ла|пише|rašė|rakstīja|đã viết|menulis|เขียนว่า|ने लिखा|님이 작성|نوشت|yazdı)\s?[:：]$/,
  ],
  // Name first: "Vera Visitor <vera@example.com> schrieb am 20.11.2026:"
  [
    /^[^<>\n]{1,120}<[^<>\s@]+@[^<>\s@]+>\s/,
    /(?:\b(?:wrote|schrieb|a [ée]crit|escribi[óo]|ha scritto|kirjoitti|skrev|schreef|napsal|a scris)|írta|napisał|yazdı|пишет|писал|написал|έγραψε|escreveu)(?![^:]{0,160}\p{Ll}{3}\s\p{Ll}{3})[^:]{0,160}(?:\d:\d{2}[^:]{0,60})?:$/u,
  ],
];

/** Removes marks of the text direction, which surround names and addresses. */
export const withoutDirections = (line: string) =>
  line.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');

/** Writes Arabic, Persian and Indian digits as ASCII. */
const withPlainDigits = (line: string) =>
  line
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\u0966-\u096f\u09e6-\u09ef]/g, (digit) => String((digit.charCodeAt(0) & 15) - 6));

/** Joins lines into one, also when an address is broken inside its brackets. */
const onOneLine = (text: string) =>
  withPlainDigits(withoutDirections(text))
    .replace(/\s+/g, ' ')
    .replace(/< (?=[^<>\s@]+@)|(?<=@[^<>\s@]+) (?=>)/g, (blank) => blank.trim())
    .trim();

/** Checks whether these lines, joined, introduce a quote. They must contain a time, so "On this she wrote:" isn't one. */
export function isIntroduction(text: string): boolean {
  const line = onOneLine(text);
  return (
    line.length <= longest &&
    /\d/.test(line) &&
    sentences.some(([begin, end]) => begin.test(line) && end.test(line))
  );
}

const year = /\b(19|20)\d{2}(?!\d)/;
const time = /\d[:.h]\d{2}/;
const address = /[<(\s][^<>()\s@]{1,100}@[^<>()\s@:]{1,150}[>):]/;
const colon = /[:：]$/;

/** Introductions without a time, as Horde writes them: `Zitat von Vera <vera@example.com>:`. */
const quoting =
  /^(?:(?:Zitat von|Quoting|Citando(?: a)?|Citation de|Cytat|Citerar|Citat från|Citaat van)\s[^:]{1,150}|"?[^<>:,]{1,80}<[^<>\s@]+@[^<>\s@]+>\s(?:wrote|writes|schrieb|schreibt|a écrit|escribió|ha scritto|schreef|написал|пишет))\s?:$/;

/** A verb in place of the address, as in "Vera schrieb am Fr, 20.11.2026 10:01:". */
const verb =
  /(?<!\p{L})(?:wrote|schrieb|skrev|kirjoitti|schreef|escribi[óo]|escreveu|ha scritto|a [ée]crit|a scris|napisał\p{L}?|napsal\p{L}?|yazdı|писал\p{L}?|написал\p{L}?|пишет)(?!\p{L})/u;

/** Checks whether a text looks like an introduction in any language. It is one only if a quote follows. */
export function looksIntroducing(text: string): boolean {
  const line = onOneLine(text);
  return (
    line.length <= longest &&
    (quoting.test(line) ||
      ([year, time, colon].every((one) => one.test(line)) &&
        (address.test(line) || verb.test(line))))
  );
}

/** Checks whether a line can be the first of an introduction. */
export function mayIntroduce(line: string): boolean {
  if (line.length > longest) return false;
  const start = withPlainDigits(withoutDirections(line)).trimStart();
  return (
    sentences.some(([begin]) => begin.test(start)) ||
    (year.test(start) && time.test(start)) ||
    address.test(start)
  );
}

const words = [
  'Original Message',
  'Original message',
  'Original Appointment',
  'Ursprüngliche Nachricht',
  'Originalnachricht',
  'Original Nachricht',
  "Message d'origine",
  'Message d’origine',
  'Message original',
  'Mensaje original',
  'Messaggio originale',
  'Oorspronkelijk bericht',
  'Mensagem original',
  'Forwarded message',
  'Forwarded Message',
  'Weitergeleitete Nachricht',
  'Message transféré',
  'Исходное сообщение',
  'Пересылаемое сообщение',
  'Oryginalna wiadomość',
  'Původní zpráva',
  'Orijinal Mesaj',
  '元のメッセージ',
  '원본 메시지',
  'Původní e-mail',
  'Pôvodná správa',
  'Pôvodný e-mail',
  '원본 메일',
  '回复的原邮件',
  '回覆的原郵件',
  'Αρχικό μήνυμα',
  'Mesaj original',
  'Mesajul original',
  'Izvorna poruka',
  'Missatge original',
  'Pesan Asli',
  'Thư gốc',
  'Oprindelig besked',
  'Oprindelig meddelelse',
  'Opprinnelig melding',
  'Ursprungligt meddelande',
  'Originalmeddelande',
  'Alkuperäinen viesti',
  'Eredeti üzenet',
  'Wiadomość oryginalna',
  'Original-Nachricht',
  'Originele bericht',
  'Messaggio originario',
  '原始邮件',
  '原始郵件',
  'الرسالة الأصلية',
  'הודעה מקורית',
].join('|');
const ruled = new RegExp(
  `^\\s*(?:-{2,12}|_{2,12})\\s?(?:${words})\\s?(?:-{2,12}|_{2,12})\\s*$`,
  'i',
);
/** Proton and phones write other dashes. */
const withPlainDashes = (line: string) => line.replace(/[\u2010-\u2015\u2500]/g, '-');
const isDividerOfQq = /^-{18}(?:\s|&nbsp;)?原始[邮郵]件(?:\s|&nbsp;)?-{18}$/;
/** Zoho puts the sentence between dashes, or leaves out its colon; GroupWise puts it between marks. */
const sentencesOfPrograms = [
  /^>>>\s.{2,200}\d[:.]\d{2}(?:\s?[AP]M)?\s>>>$/i,
  /^-{2,6}\s.{5,200}\d.{0,150}@.{1,150}\s-{2,6}$/,
  /^On\s.{3,40}\d:\d{2}.{1,120}<[^<>\s@]+@[^<>\s@]+>\swrote$/,
];
/** A line above the header of a quoted email, or words between dashes in any language. On its own, the writer may have typed it. */
const rule = /^\s*(?:_{20,80}|={3,80}|-{3,80}|[-_*=]{2,30}\s?\p{L}.{1,90}[-_*=]{2,30})\s*$/u;

/** Checks for a line such as "-----Original Message-----", which begins the quoted history. */
export const isDivider = (line: string) =>
  (line.length < 100 &&
    (ruled.test(withPlainDashes(line).replace(/^\*|\*$/g, '')) || isDividerOfQq.test(line))) ||
  (line.length < longest && sentencesOfPrograms.some((one) => one.test(line))) ||
  isFooterAboveHistory(line);

/** Checks for the separator that some programs put above the header of the quoted email. */
export const isRule = (line: string) => line.length < 100 && rule.test(withPlainDashes(line));

/** Checks for a separator with a title: `---- Missatge original ----`. */
const isTitledRule = (line: string) => isRule(line) && /\p{L}/u.test(line);

const label = (words: string) =>
  new RegExp(`^\\s*\\*{0,2}(?:${words})\\s?(?:\\*{0,2}[:：]|[:：]\\*{0,2})[ \\t]{0,30}\\S`, 'i');
const from = label(
  'From|Von|De|Da|Van|Från|Fra|Od|Kimden|Lähettäjä|Feladó|От|От кого|Від|差出人|送信者|发件人|寄件者|寄件人|보낸 ?사람|من|מאת|' +
    'Absender|Expéditeur|Remitente|Mittente|Afzender|Remetente|Avsändare|Afsender|Avsender|Nadawca|Gönderen|Отправитель|' +
    'Expeditorul?|Від кого|送信元|보낸 ?이|发信人|寄信人|Pengirim|ผู้ส่ง|प्रेषक|فرستنده|از|Daripada|Од|Frá|Nork|' +
    'Από|De la|Šalje|Pošiljatelj|Nuo|No|Saatja|Dari|Từ|จาก',
);
const when = label(
  'Sent|Date|Message du|Gesendet|Datum|Envoyé(?: le)?|Enviado(?: el| em)?|Enviada em|Fecha|Inviato|Data|Verzonden|Skickat|Sendt|Dato|Wysłano|Odesláno|' +
    'Gönderildi|Tarih|Lähetetty|Päivämäärä|Päiväys|Elküldve|Küldve|Dátum|Dnia|Отправлено|Дата|Надіслано|送信日時|日時|日付|发送时间|发送日期|發送時間|傳送時間|日期|寄件日期|' +
    'Στάλθηκε|Ημερομηνία|Trimis|Data|Poslano|Vrijeme|Odoslané|Изпратено|Enviat(?: el)?|Išsiųsta|Nosūtīts|Saadetud|Terkirim|Dikirim|Tanggal|Đã gửi|Ngày|' +
    'ارسال شده|تاریخ|भेजा गया|Dihantar|Poslato|Послато|Испратено|Bidaltze-data|Dagsetning|' +
    'Dată|Wysłane|Enviada|Poslané|Odoslaný|Skickades|Час|Gesendet am|Verstuurd|Kuupäev|Datums|Siųsta|' +
    'Gönderilme|ส่ง|วันที่|보낸 ?날짜|날짜|تاريخ الإرسال|التاريخ|تم الإرسال|תאריך|נשלח',
);
const about = label(
  'Subject|موضوع|Zadeva|Naslov|Наслов|Предмет|Efni|Gaia|Subiectul|Ogg|Titel|Rubrik|Hal|Judul|Tiêu đề|หัวข้อ|विषय|标题|標題|Betreff|Objet|Sujet|Asunto|Oggetto|Onderwerp|Assunto|Ämne|Emne|Temat|Předmět|Konu|Aihe|Tárgy|Тема|Θέμα|Subiect|Predmet|Относно|Tēma|Teema|Perihal|Subjek|Chủ đề|เรื่อง|件名|主题|主旨|主題|제목|الموضوع|נושא',
);
const to = label(
  'To|Cc|An|Kopie|À|A|Para|Aan|Till|Til|Kopi|Kopia|Do|Komu|Kime|Vastaanottaja|Kopio|Címzett|Másolatot kap|Кому|Копия|宛先|收件人|收件者|받는 ?사람|إلى|אל|' +
    'به|प्रति|За|Nori|Adressaat|Pre|Destinatarul|Bilgi|DW|Másolat|Копія|送信先|받은 ?사람|받는 ?이|抄送|副本|Odbiorca|Penerima|ผู้รับ|Kopie an|Antwoord aan|Rispondi a|返信先|Odpowiedź do|Ответить|' +
    'Pour|Destinataire|Destinatario|Destinatário|Ontvanger|Mottagare|Modtager|Mottaker|Adresat|Alıcı|Προς|Către|Prima|Za|До|Per a|Kam|Saaja|Kepada|Tới|Đến|ถึง|Reply-To|Antwort an|Répondre à|Responder a',
);
const labels = [from, when, about, to];

/** Further fields that Outlook writes below: how urgent an email is, and its files. */
const further = label(
  'Importance|Priority|Attachments?|Wichtigkeit|Priorität|Anlagen|Pièces jointes|Importancia|Datos adjuntos|Importanza|Priorità|Allegati|' +
    'Urgentie|Bijlagen|Importância|Prioridade|Anexos|Ważność|Priorytet|Załączniki|Önem|Ekler|Prioritet|Bilagor|Vedlegg|Vedhæftede filer|' +
    'Důležitost|Přílohy|Tärkeys|Liitteet|Fontosság|Mellékletek|Важность|Вложения|重要度|添付ファイル|重要性|附件|중요도|첨부 ?파일|الأهمية|المرفقات',
);

const replyTo = label(
  'Reply-To|Antwort an|Répondre à|Responder a|Rispondi a|Antwoord aan|Odpowiedź do|返信先|Ответить|Svara till|Svar til',
);

/** Checks whether a line names who gets the answers to a quoted email. */
export const isReplyToLabel = (line: string): boolean => replyTo.test(line.slice(0, 200));

/** Checks whether a line is a field that may follow the others in the header of a quoted email. */
export const isFurtherLabel = (line: string): boolean => further.test(line.slice(0, 200));

/** Returns which header field of a quoted email a line is; null for none. */
export function labelOf(line: string): 'from' | 'when' | 'about' | 'to' | null {
  const start = withoutDirections(line.slice(0, 200));
  if (from.test(start)) return 'from';
  if (when.test(start)) return 'when';
  if (about.test(start)) return 'about';
  return to.test(start) ? 'to' : null;
}

/**
 * Checks whether the header of a quoted email begins here: From and at least two of Date, To and Subject, with an address or with both
 * others. "From: Berlin, To: Paris" is a trip.
 */
export function isHead(lines: readonly string[], at: number, isRuled = false): boolean {
  const head = lines.slice(at, at + 6).map((line) => withoutDirections(line.slice(0, 200)));
  const [first] = head;
  const mayBegin = isRuled ? labels : [from, when];
  if (first === undefined || !mayBegin.some((one) => one.test(first))) return false;
  const has = (one: RegExp) => head.some((line) => one.test(line));
  const isAddressed = head.some((line) => line.includes('@')) || (has(when) && has(about));
  return has(from) && isAddressed && labels.filter(has).length >= 3;
}

const anyLabel = /^\s*\*{0,2}\p{L}[\p{L}\p{M} .'-]{0,24}\*{0,2}\s?[:：]\*{0,2}\s*\S/u;

/**
 * Checks whether a line begins the header of a quoted email in any language: lines with labels, one with an address in brackets and one
 * with a year.
 */
export function looksLikeHead(lines: readonly string[], at: number): boolean {
  const head = lines.slice(at, at + 6).map((line) => withoutDirections(line.slice(0, 300)));
  const end = head.findIndex((line) => !anyLabel.test(line));
  const labeled = end < 0 ? head : head.slice(0, end);
  return (
    labeled.length >= 3 &&
    labeled.some((line) => /[<[](?:mailto:)?[^<>\s@]+@[^<>\s@]+[>\]]/.test(line)) &&
    labeled.some((line) => year.test(withPlainDigits(line)))
  );
}

/** Checks whether quoted history begins with a separator: the header of the quoted email follows, at `next`. */
export const isRuleAbove = (lines: readonly string[], at: number, next: number): boolean => {
  const line = lines[at] ?? '';
  if (!isRule(line)) return false;
  return isHead(lines, next, true) || (isTitledRule(line) && looksLikeHead(lines, next));
};

/** Outlook on a phone adds this footer with a link, always between the answer and the history. */
const outlookOnPhone = /\bOutlook\b[^<>]{0,40}<https:\/\/aka\.ms\/\w+>$/;
const isFooterAboveHistory = (line: string) =>
  line.length <= 160 && outlookOnPhone.test(line.trim());
