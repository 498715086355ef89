/** How mail programs introduce a quote; each pattern matches a line, or several wrapped ones, of bounded length. */

/** Maximum characters of an introduction, and maximum lines it is wrapped to. */
const longest = 400;
export const maxLines = 3;

/** Beginnings and ends of sentences such as "On …, Vera wrote:", by language. */
const sentences: readonly [RegExp, RegExp][] = [
  [/^On\s/, /\bwrote\s?:$/],
  [/^Am\s/, /\bschrieb\b.*:$/],
  [/^Le\s/, /\ba\s[ée]crit\s?:$/],
  [/^El\s/, /\bescribi[óo]\s?:$/],
  [/^Il\s/, /\bha scritto\s?:$/],
  [/^Op\s/, /\bschreef\b.*:$/],
  [/^Em\s/, /\bescreveu\s?:$/],
  [/^Den\s/, /\b(skrev|skrev följande)\b.*:$/],
  [/^\d{4}-\d{2}-\d{2}\s/, /<[^<>\s@]+@[^<>\s@]+>\s?:$/],
  // Name first: "Vera Visitor <vera@example.com> schrieb am 20.11.2026:"
  [
    /^[^<>\n]{1,120}<[^<>\s@]+@[^<>\s@]+>\s/,
    /\b(wrote|schrieb|a [ée]crit|escribi[óo]|ha scritto)\b.*:$/,
  ],
];

/** Whether these lines, joined, introduce a quote: it must contain a time, so that "On this she wrote:" stays. */
export function isIntroduction(text: string): boolean {
  const line = text.replace(/\s+/g, ' ').trim();
  return (
    line.length <= longest &&
    /\d/.test(line) &&
    sentences.some(([begin, end]) => begin.test(line) && end.test(line))
  );
}

/** Whether a line may be the first of an introduction: one above it is not a part of it. */
export const mayIntroduce = (line: string) =>
  line.length <= longest && sentences.some(([begin]) => begin.test(line.trimStart()));

const words = [
  'Original Message',
  'Original message',
  'Original Appointment',
  'Ursprüngliche Nachricht',
  'Originalnachricht',
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
].join('|');
const ruled = new RegExp(`^\\s*(?:-{2,12}|_{2,12})\\s?(?:${words})\\s?(?:-{2,12}|_{2,12})\\s*$`);
const rule = /^\s*_{20,80}\s*$/;

/** A line such as "-----Original Message-----", which begins the quoted history. */
export const isDivider = (line: string) => line.length < 100 && ruled.test(line);

/** The separator that some programs put above the header of the quoted mail. */
export const isRule = (line: string) => line.length < 100 && rule.test(line);

const label = (words: string) => new RegExp(`^\\s*\\*?(?:${words})\\s?:\\*?\\s?\\S`);
const from = label('From|Von|De|Da|Van|Från|Fra');
const when = label('Sent|Date|Gesendet|Datum|Envoyé|Enviado|Fecha|Inviato|Data|Verzonden|Skickat');
const about = label('Subject|Betreff|Objet|Asunto|Oggetto|Onderwerp|Assunto|Ämne');
const to = label('To|Cc|An|À|A|Para|Aan|Till');
const labels = [from, when, about, to];

/**
 * Whether the header of a quoted mail begins here: From and at least two of Date, To and Subject, with an
 * address or with both others; "From: Berlin, To: Paris" is a journey.
 */
export function isHead(lines: readonly string[], at: number): boolean {
  const head = lines.slice(at, at + 6).map((line) => line.slice(0, 200));
  const [first] = head;
  if (first === undefined || !(from.test(first) || when.test(first))) return false;
  const has = (one: RegExp) => head.some((line) => one.test(line));
  const isAddressed = head.some((line) => line.includes('@')) || (has(when) && has(about));
  return has(from) && isAddressed && labels.filter(has).length >= 3;
}

const footers = [
  /^(?:Sent|Gesendet) (?:from|von|with|mit) (?:my|meinem|meiner|Yahoo|Proton|Outlook|Mail|Samsung)\b.{0,80}$/i,
  /^Von meinem (?:iPhone|iPad|Samsung|Android|Handy)\b.{0,60}$/i,
  /^Envoyé (?:de|depuis) (?:mon|ma|Yahoo|Outlook)\b.{0,80}$/i,
  /^Enviado desde (?:mi|Yahoo|Outlook)\b.{0,80}$/i,
  /^Inviato da(?:l mio)? .{0,60}$/i,
  /^Get Outlook for (?:iOS|Android|Mac)\b.{0,120}$/i,
  /^(?:Outlook für (?:iOS|Android) beziehen|Holen Sie sich Outlook für)\b.{0,120}$/i,
  /^(?:Télécharger|Obtenir|Téléchargez) Outlook pour\b.{0,120}$/i,
  /^Sent with \[?Proton ?Mail\]?.{0,120}$/i,
  /^Diese Nachricht wurde von meinem .{0,80} gesendet\.?$/i,
];

/** A footer that a phone or mail program adds to every mail. */
export const isFooter = (line: string) =>
  line.length <= 200 && footers.some((footer) => footer.test(line.trim()));
