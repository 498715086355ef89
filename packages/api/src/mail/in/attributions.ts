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
  [/^Op\s/, /\bschreef\b.*:$/],
  [/^Em\s/, /\bescreveu\s?:$/],
  [/^Den\s/, /\b(skrev|skrev följande)\b.*:$/],
  [/^\d{4}-\d{2}-\d{2}\s/, /<[^<>\s@]+@[^<>\s@]+>\s?:$/],
  [/^\d{1,2}\.\d{1,2}\.\d{4}\s/, /(пишет|schrieb|wrote|pisze)\s?:$/],
  [/^\d{4}[年/]/, /(のメール|書きました)\s?[:：]$/],
  // Name first: "Vera Visitor <vera@example.com> schrieb am 20.11.2026:"
  [
    /^[^<>\n]{1,120}<[^<>\s@]+@[^<>\s@]+>\s/,
    /\b(wrote|schrieb|a [ée]crit|escribi[óo]|ha scritto)\b.*:$/,
  ],
];

/** Marks of the direction of writing, which stand around names and addresses. */
export const withoutDirections = (line: string) =>
  line.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');

const onOneLine = (text: string) => withoutDirections(text).replace(/\s+/g, ' ').trim();

/** Whether these lines, joined, introduce a quote: it must contain a time, so that "On this she wrote:" stays. */
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
const address = /[<(][^<>()\s@]{1,100}@[^<>()\s@]{1,150}[>)]/;
const colon = /[:：]$/;

/** Whether they look like an introduction in whatever language; only a quote below shows that they are one. */
export function looksIntroducing(text: string): boolean {
  const line = onOneLine(text);
  return line.length <= longest && [year, time, address, colon].every((one) => one.test(line));
}

/** Whether a line may be the first of an introduction: one above it is not a part of it. */
export function mayIntroduce(line: string): boolean {
  if (line.length > longest) return false;
  const start = withoutDirections(line).trimStart();
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
].join('|');
const ruled = new RegExp(`^\\s*(?:-{2,12}|_{2,12})\\s?(?:${words})\\s?(?:-{2,12}|_{2,12})\\s*$`);
const isDividerOfQq = /^-{18}\s?原始[邮郵]件\s?-{18}$/;
const rule = /^\s*_{20,80}\s*$/;

/** A line such as "-----Original Message-----", which begins the quoted history. */
export const isDivider = (line: string) =>
  line.length < 100 && (ruled.test(line) || isDividerOfQq.test(line));

/** The separator that some programs put above the header of the quoted mail. */
export const isRule = (line: string) => line.length < 100 && rule.test(line);

const label = (words: string) =>
  new RegExp(`^\\s*\\*?(?:${words})\\s?[:：]\\*?[ \\t]{0,12}\\S`, 'i');
const from = label(
  'From|Von|De|Da|Van|Från|Fra|Od|Kimden|Lähettäjä|Feladó|От|差出人|发件人|寄件者|보낸 사람|من|מאת',
);
const when = label(
  'Sent|Date|Gesendet|Datum|Envoyé|Enviado|Fecha|Inviato|Data|Verzonden|Skickat|Sendt|Dato|Wysłano|Odesláno|' +
    'Gönderildi|Tarih|Lähetetty|Elküldve|Отправлено|Дата|送信日時|日時|发送时间|日期|寄件日期|보낸 날짜|تاريخ الإرسال|תאריך|נשלח',
);
const about = label(
  'Subject|Betreff|Objet|Asunto|Oggetto|Onderwerp|Assunto|Ämne|Emne|Temat|Předmět|Konu|Aihe|Tárgy|Тема|件名|主题|主旨|제목|الموضوع|נושא',
);
const to = label(
  'To|Cc|An|À|A|Para|Aan|Till|Til|Do|Komu|Kime|Vastaanottaja|Címzett|Кому|宛先|收件人|收件者|받는 사람|إلى|אל',
);
const labels = [from, when, about, to];

/**
 * Whether the header of a quoted mail begins here: From and at least two of Date, To and Subject, with an
 * address or with both others; "From: Berlin, To: Paris" is a journey.
 */
export function isHead(lines: readonly string[], at: number): boolean {
  const head = lines.slice(at, at + 6).map((line) => withoutDirections(line.slice(0, 200)));
  const [first] = head;
  if (first === undefined || !(from.test(first) || when.test(first))) return false;
  const has = (one: RegExp) => head.some((line) => one.test(line));
  const isAddressed = head.some((line) => line.includes('@')) || (has(when) && has(about));
  return has(from) && isAddressed && labels.filter(has).length >= 3;
}

const footers = [
  /^(?:Sent|Gesendet) (?:from|von|with|mit) (?:my|meinem|meiner|Yahoo|Proton|Outlook|Mail|Samsung)\b.{0,80}$/i,
  /^Von meinem (?:iPhone|iPad|Samsung|Galaxy|Android|Handy)\b.{0,60}$/i,
  /^Envoyé (?:de|depuis) (?:mon|ma|Yahoo|Outlook)\b.{0,80}$/i,
  /^Enviado desde (?:mi|Yahoo|Outlook)\b.{0,80}$/i,
  /^Inviato da(?:l mio)? .{0,60}$/i,
  /^Get Outlook for (?:iOS|Android|Mac)\b.{0,120}$/i,
  /^(?:Outlook für (?:iOS|Android) beziehen|Holen Sie sich Outlook für)\b.{0,120}$/i,
  /^(?:Télécharger|Obtenir|Téléchargez) Outlook pour\b.{0,120}$/i,
  /^Diese Nachricht wurde von meinem .{0,80} gesendet\.?$/i,
  /^Gesendet mit der .{1,40} App$/i,
  /^Sent with (?:\[?Proton ?Mail\]?|.{1,40} for (?:Android|iOS))\b.{0,120}$/i,
  /^(?:Verstuurd vanaf|Skickat från|Sendt fra|Lähetetty|Wysłane z|Odesláno z|Enviado d[eo] (?:meu|mi)|Отправлено (?:с|из)|Inviato da)\s.{1,60}$/i,
  /^.{0,20}iPhone\s?(?:から送信|에서 보냄)$/,
  /^(?:发自我的|從我的|从我的).{1,40}$/,
];

/** A footer that a phone or mail program adds to every mail. */
export const isFooter = (line: string) =>
  line.length <= 200 && footers.some((footer) => footer.test(line.trim()));
