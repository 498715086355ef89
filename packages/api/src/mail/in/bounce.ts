import { oneLine } from '../sending/address.ts';
import { deliveryStatus } from './kind.ts';
import type { ParsedMail } from './thread.ts';
import { wholeText } from './words.ts';

/** A delivery status notification (RFC 3464). */
export interface Bounce {
  /** The recipient who did not get it. */
  recipient: string | null;
  /** False while the server is still retrying. */
  isFinal: boolean;
  /** Whether it reports that the email arrived. */
  isDelivered: boolean;
  reason: string;
  /** The Message-ID of the returned email, and its recipient. */
  messageId: string | null;
  to: string | null;
  /** Our own Message-IDs anywhere in the report, and the addresses that they may have been sent to. */
  ids: string[];
  addresses: string[];
}

const most = 200;
const mostFound = 30;
const longestRead = 100_000;

const longestHead = 1_500;
/** Phrases of servers that keep trying. */
const waiting =
  /\bdelay(?:ed)?\b|not yet been delivered|delivery incomplete|still (?:trying|being retried)|will (?:be retried|keep trying|retry|continue to try)|\bon hold\b|no action is required|verzögert|noch nicht zugestellt|wird weiterhin versucht|retardée?\b|différée|en attente|todavía no se ha entregado|опаздывает|задерж|отложена|opóźnion|nie została jeszcze dostarczona|ritardat[oa]|non (?:è stato )?ancora (?:stato )?recapitato|retrasad[oa]|demorad[oa]|ainda não foi entregue|atrasada|vertraagd|nog niet (?:is )?bezorgd|försenad|forsinket|zpožděn|遅延|遅れて|延迟|延遲|gecik/i;

/** Reads which email was returned and why; from a non-standard report only its text. */
export function readBounce(mail: ParsedMail): Bounce {
  const { parts, headers, subject } = mail;
  const text = wholeText(mail);
  const all = [text, ...parts.map((part) => part.text ?? '')].join('\n').slice(0, longestRead);
  const ids =
    all.match(/<?event\.\w{1,60}\.\d{1,15}\.\w{1,40}\.[a-z2-7]{10,40}@[\w.-]{1,255}>?/gi) ?? [];
  const named = all.match(/[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g) ?? [];
  const reports = parts.filter(({ type }) => deliveryStatus.test(type));
  const whole = reports.map((part) => part.text ?? '').join('\n\n') || reportInText(text);
  const report = worstIn(whole);
  const returned =
    parts.find(({ type }) => /rfc822|^message\/global(?:-headers)?$/.test(type))?.text ?? '';
  const failed = headers.find(({ key }) => key === 'x-failed-recipients')?.value ?? null;
  const recipient =
    typed(field(report, 'final-recipient')) ?? typed(field(report, 'original-recipient')) ?? failed;
  const action =
    field(report, 'action')?.toLowerCase() ??
    (waiting.test(`${subject}\n${text.slice(0, longestHead)}`) ? 'delayed' : 'failed');
  const reason =
    typed(field(report, 'diagnostic-code')) ||
    sentenceIn(text) ||
    belowAddress(text) ||
    sentenceIn(whole.replace(/^[\w-]+:.*(?:\r?\n[ \t].*)*/gm, '')) ||
    field(report, 'status') ||
    text.trim();
  const messageId = field(returned, 'message-id');
  const to = field(returned, 'to');
  return {
    recipient: recipient?.replace(/^<|>$/g, '').trim().toLowerCase() ?? null,
    isFinal: action === 'failed',
    isDelivered: /^(?:deliver(?:ed|able)|relayed|expanded)$/.test(action),
    reason: oneLine(reason.replace(/\s+/g, ' '), most),
    messageId,
    to: /<([^<>]*)>/.exec(to ?? '')?.[1] ?? to,
    ids: [...new Set(ids)].slice(0, mostFound),
    addresses: [...new Set(named.map((one) => one.toLowerCase()))].slice(0, mostFound),
  };
}

/** Returns the fields about the recipient who matters, because a report may name several: who failed, else who waits. */
function worstIn(report: string): string {
  const blocks = report.split(/(?:\r?\n){2,}/).filter((one) => /^final-recipient:/im.test(one));
  const worst = ['failed', 'delayed'].flatMap(
    (action) => blocks.find((one) => field(one, 'action')?.toLowerCase() === action) ?? [],
  );
  return worst[0] ?? report;
}

/** Returns the fields of a report that a server has written into the text. */
const reportInText = (text: string) =>
  /^final-recipient:/im.test(text) ? text.slice(0, longestRead) : '';

/** Returns the line below the address that failed, as Exim, qmail and Yahoo write it; empty for none. */
function belowAddress(text: string): string {
  const lines = text.slice(0, longestRead).split('\n');
  const at = lines.findIndex((line) => /^\s*<?[^\s<>@]{1,64}@[^\s<>@]{1,255}>?:?\s*$/.test(line));
  const below = at < 0 ? [] : lines.slice(at + 1).map((line) => line.trim());
  const next = below.find((line) => line !== '') ?? '';
  return /\p{L}{3} /u.test(next) && !/^[-*=]{2}|@\S+$|^[\w-]{2,30}: /.test(next) ? next : '';
}

const reasons =
  /\b[45]\d\d[ -]|\b[45]\.\d\.\d{1,3}\b|unknown|no such|not found|\bfull\b|rejected|denied|unroute?able|over quota/i;
const reasonsElsewhere =
  /unbekannt|n['’]existe pas|no existe|não existe|non esiste|nie istnieje|не существует|не найден|不存在|存在しません|見つか(?:りません|らない)|존재하지 않/i;

/** Returns the line of a plain-text report that states the reason; empty for none. */
function sentenceIn(text: string): string {
  const lines = text.slice(0, longestRead).split('\n');
  const isReason = (line: string) => reasons.test(line.replace(/[^\s@]{1,100}@\S{1,255}/g, ''));
  const reason =
    lines.find((line) => !/^\s*received:/i.test(line) && isReason(line)) ??
    lines.find((line) => reasonsElsewhere.test(line));
  return (reason ?? '').trim();
}

/** Returns a header field, unfolded. */
function field(block: string, name: string): string | null {
  const lines = block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const line = lines.find((one) => one.toLowerCase().startsWith(`${name}:`));
  return line ? line.slice(name.length + 1).trim() : null;
}

/** Removes the type in front of a value such as "rfc822; vera@example.com". */
const typed = (value: string | null) => value?.replace(/^[\w-]+\s*;\s*/, '') ?? null;
