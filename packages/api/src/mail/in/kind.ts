import type { ParsedMail } from './thread.ts';

/**
 * The kind of sender: a person; a mailing list, or somebody who wants no automatic reply; a program that sends notices; a
 * program that replies automatically, such as an out-of-office note; or a mail server that could not deliver.
 */
export type Kind = 'person' | 'many' | 'notice' | 'reply' | 'bounce';

/** Reads the headers of RFC 3834 and RFC 3464, and those of common programs. */
export function kindOf(mail: ParsedMail, envelope: string | null): Kind {
  const { headers, parts } = mail;
  // Some servers name themselves where others name nobody.
  const envelopeFrom = envelope !== null && daemon.test(envelope) ? '' : envelope;
  const value = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? '';
  const has = (name: string) => headers.some(({ key }) => key === name);
  const type = value('content-type');
  const isReport =
    (type.startsWith('multipart/report') && type.includes('delivery-status')) ||
    parts.some((part) => part.type === 'message/delivery-status');
  if (isReport || has('x-failed-recipients')) return 'bounce';
  if (isReturned(mail, envelopeFrom)) return 'bounce';
  const submitted = value('auto-submitted').split(/[;\s]/)[0] ?? '';
  const precedence = value('precedence');
  if (
    submitted === 'auto-replied' ||
    precedence === 'auto_reply' ||
    answering.some(has) ||
    absences.test(mail.subject) ||
    envelopeFrom === '' ||
    type.startsWith('multipart/report')
  ) {
    return 'reply';
  }
  if (submitted !== '' && submitted !== 'no') return 'notice';
  const isMany = ['bulk', 'list', 'junk'].includes(precedence) || lists.some(has);
  const suppressed = /\b(all|oof|autoreply)\b/.test(value('x-auto-response-suppress'));
  return isMany || suppressed ? 'many' : 'person';
}

const answering = ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'x-autoresponder'];
/** What programs put before the subject of what they answer, by language. */
const absences =
  /^\s*(?:auto(?:matic)?[- ]?(?:reply|response)|autoreply|out of (?:the )?office(?: autoreply| auto-reply| reply)?|automatische antwort|abwesenheitsnotiz|réponse automatique|respuesta automática|risposta automatica|automatisch antwoord|resposta automática|autosvar|automatisk (?:svar|besvarelse)|automaattinen vastaus|odpowiedź automatyczna|automatická odpověď|automatikus válasz|otomatik yanıt|автоответ|автоматический ответ|自動応答|自動返信|自动(?:回复|答复)|自動(?:回覆|回复)|자동 회신|رد تلقائي)\s?[:：]/iu;

/** Of lists, of programs that run them, and of the complaints that providers send. */
const lists = [
  'list-id',
  'list-unsubscribe',
  'list-subscribe',
  'list-post',
  'x-mailing-list',
  'x-mlserver',
  'x-ml-info',
  'x-ml-name',
  'feedback-id',
  'x-hmxmroriginalrecipient',
];

/** Names that only a mail server has, and those that a person may have who looks after one. */
const daemon =
  /^<?(?:mailer[._-]?daemon|mail[._-]?daemon|mdaemon|mail[._-]?delivery|mailerdaemon|maildaemon|post[._-]master)(?:[+._-][^@]*)?(?:@|>?$)/i;
const keeper =
  /^(?:post[._-]?master|mail[._-]?(?:system|server|administrator|admin|router|gateway)|smtp[._-]?(?:gateway|server)?|system|administrator|admin|root|mmdf|listserv|owner-[^@]*|bounces?[^@]*|microsoftexchange[0-9a-f]*|no-?reply|do-?not-?reply|[^@]*-?bounces?)@/i;
const systems =
  /\b(?:mail (?:delivery|transport|transfer) (?:sub-?system|system|service|agent)|delivery (?:sub-?system|system)|mailer[- ]daemon|ndr administrator|mail administrator|system administrator|internet mail delivery|mail router|postmaster|post_master|mail system)\b/i;

const subjects =
  /undeliver|un-?deliverable|not (?:be )?deliver|delivery (?:status|failure|failed|report|problem|error|incomplete|has failed|delayed|unsuccessful)|(?:mail|message) (?:delivery|system|status|error|failure)\b|fail(?:ed|ure) (?:mail|notice|delivery)|failure notice|return(?:ed|ing) (?:mail|message|to sender)|message (?:could not|cannot|not|you sent)|non[- ]?delivery|non[- ]?remis|unzustellbar|nicht zugestellt|zustellung|mail could not|user unknown|warning: (?:could not|message)|\bnotification\b.*(?:delay|fail)|rejected|bounced?\b|no se (?:puede|pudo) entregar|no entregado|mancata consegna|impossibile recapitare|échec|niet (?:be)?zorg|onbestelbaar|não (?:foi )?entregue|nie dostarczono|niedostarczon|недоставлен|не доставлено|配信(?:不能|失敗)|エラー|配達|届け|エラーメール|退信|未送达|送達失敗/i;

/** What servers write in the text of a mail that they return. */
const traces = [
  /\b(?:[45]\d\d[ -])?#?[45]\.\d{1,2}\.\d{1,3}\b/,
  /\b(?:smtp error|host unknown|user unknown|unknown user|no such (?:user|mailbox|recipient|address)|mailbox (?:is )?(?:full|unavailable|not found)|relay(?:ing)? (?:access )?denied|address rejected|recipient rejected|unroutable|over ?quota|quota exceeded|unknown recipient|invalid (?:recipient|mailbox)|does not exist|mail loop|too many hops|550[ -]|554[ -]|552[ -])/i,
  /(?:could not be delivered|was not delivered|cannot be delivered|couldn'?t be delivered|unable to deliver|failed to deliver|undeliverable|delivery .{0,40}failed|not able to deliver|wasn'?t able to deliver|following addresses? had|following recipients?|returned (?:mail|message|to you)|permanent (?:fatal )?errors?)/i,
  /(?:copy of (?:the|your) (?:message|mail)|original message (?:headers|follows|follow|is|was)|unsent message|returned message|message header follows|message headers? follow|(?:copy of|headers of) the (?:original|message)|transcript of session|-{2,}\s*(?:original message|returned|message header|unsent|this is a copy|below this line))/i,
];

/** Whether a mail server returns something with it: by its name, or by what it says where a person may have that name. */
function isReturned(
  { headers, from, subject, text, html, parts }: ParsedMail,
  envelopeFrom: string | null,
) {
  const address =
    from?.address.toLowerCase() ??
    headers
      .find(({ key }) => key === 'from')
      ?.value.toLowerCase()
      .trim() ??
    '';
  if (daemon.test(address)) return true;
  const isSystem =
    keeper.test(address) ||
    systems.test(from?.name ?? '') ||
    address === '' ||
    !address.includes('@');
  const words = (text ?? html ?? '').slice(0, 20_000);
  const found = traces.filter((one) => one.test(words)).length;
  const isNamed = subjects.test(subject);
  const hasReturned = parts.some(({ type }) =>
    /^(?:message\/rfc822|text\/rfc822-headers|message\/partial)$/.test(type),
  );
  if (envelopeFrom === '' && /^post[._-]?master@/.test(address)) return true;
  if (isNamed && /^post[._-]?master@/.test(address)) return true;
  if (isSystem) return (isNamed && (found > 0 || hasReturned || envelopeFrom === '')) || found > 1;
  // Of anybody else, only what nobody writes.
  return envelopeFrom === '' ? isNamed && found > 0 : isNamed && found > 2;
}
