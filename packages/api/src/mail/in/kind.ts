import { foldQuotes } from './fold.ts';
import { isForwardSubject } from './forward-words.ts';
import { isCalendarNotice } from './invitation.ts';
import { saysItIsAutomatic } from './machine-words.ts';
import type { ParsedMail } from './thread.ts';
import { wholeText } from './words.ts';
import { listOfSender } from './writer.ts';

/**
 * The kind of sender: a person; a mailing list, or a sender who wants or needs no automatic replies; a program that sends notices; a
 * program that replies automatically, such as an out-of-office note; or a mail server that could not deliver.
 */
export type Kind = 'person' | 'many' | 'notice' | 'reply' | 'bounce';

/** Reads the kind from the headers of RFC 3834 and RFC 3464, and from those of common programs. */
export function kindOf(mail: ParsedMail, envelope: string | null): Kind {
  const { headers, parts } = mail;
  // Some servers put their own name where others leave the envelope sender empty.
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
    parts.some(({ type }) => deliveryStatus.test(type));
  if (isReport || has('x-failed-recipients')) return 'bounce';
  if (isReturned(mail, envelopeFrom)) return 'bounce';
  const submitted = value('auto-submitted').split(/[;\s]/)[0] ?? '';
  const precedence = value('precedence');
  if (
    submitted === 'auto-replied' ||
    [precedence, value('preference')].some((one) => /^auto[-_]?reply$/.test(one)) ||
    answering.some(has) ||
    /autoresponder/.test(`${value('delivered-to')} ${value('x-post-messageclass')}`) ||
    automatic.test(mail.subject) ||
    ((has('in-reply-to') || has('references')) &&
      (absences.test(mail.subject) || isAway.test(mail.subject))) ||
    envelopeFrom === '' ||
    type.startsWith('multipart/report') ||
    parts.some((part) => complaint.test(part.text?.slice(0, 20_000) ?? ''))
  ) {
    return 'reply';
  }
  if (submitted !== '' && submitted !== 'no') return 'notice';
  const isMany =
    ['bulk', 'list', 'junk'].includes(precedence) ||
    lists.some(has) ||
    [envelopeFrom ?? '', value('sender')].some((one) => listOfSender(one) !== null);
  const suppressed = /\b(all|oof|autoreply)\b/.test(value('x-auto-response-suppress'));
  if (isMany || suppressed || isCalendarNotice(parts)) return 'many';
  const texts = [wholeText(mail), mail.text ?? ''];
  return texts.some((text) => saysItIsAutomatic(foldQuotes(text))) ? 'many' : 'person';
}

/** The report itself; its second form may contain letters of any language (RFC 6533). */
export const deliveryStatus = /^message\/(?:global-)?delivery-status$/;

/** A header of the email inside a complaint that Hotmail forwards. */
const complaint = /^x-hmxmroriginalrecipient:/im;
const answering = [
  'x-autoreply',
  'x-autoreply-from',
  'x-auto-reply-from',
  'x-autorespond',
  'x-auto-reply',
  'x-autoresponder',
  'x-mail-autoreply',
];
/** Prefixes that programs put before the subject that they answer, by language. */
const automatic = new RegExp(
  `^\\s*[[(【]?\\s?(?:${[
    'auto(?:matic)?[- ]?(?:reply|response)|autoreply|automated (?:reply|response)',
    'out of (?:the )?office(?: autoreply| auto-reply| reply| message)?',
    'automatische (?:antwort|e-mail-antwort)|abwesenheits(?:notiz|meldung|nachricht|assistent)',
    "réponse automatique|message d[’']absence|absent(?:\\(e\\))? du bureau",
    'respuesta automática|risposta automatica|resposta automática',
    'automatisch (?:antwoord|bericht)|afwezigheids(?:assistent|bericht|melding)',
    'autosvar|automatiskt? (?:svar|besvarelse)|automaattinen (?:vastaus|poissaoloviesti)|poissaoloilmoitus',
    'odpowiedź automatyczna|automatyczna odpowiedź|automatick[áý] odpove[dď]ď?|automatická odpověď',
    'automatikus válasz|otomatik yanıt(?:la)?|răspuns automat|automatski odgovor|samodejni odgovor',
    'автоответ|автоматический ответ|автоматична відповідь|автоматичен отговор|αυτόματη απάντηση',
    '自動応答|自動返信(?:メール)?|不在通知|自动(?:回复|答复)|自動(?:回覆|回复)|자동 ?(?:회신|응답)|부재 ?중(?: 자동 ?회신)?',
    'رد تلقائي|الرد التلقائي|(?:תשובה|מענה) אוטומטית?|پاسخ خودکار|(?:thư )?trả lời tự động|balasan (?:otomatis|automatik)|ตอบกลับอัตโนมัติ',
    'automaatvastus|automātiskā atbilde|automatinis atsakymas|resposta automàtica|स्वचालित (?:उत्तर|जवाब)|autom\\. (?:antwort|svar)',
    'auto(?=:.{0,80}(?:out of|away|absent|abwesend|außer haus|nicht im haus|urlaub|vacation|absence|ausente|fuori|afwezig))',
  ].join('|')})\\s?(?:[:：\\])】]|$|(?=(?:re|aw|sv|odp|vs)\\s?:))`,
  'iu',
);
/** The same, but only in front of an answered subject, because people write about vacations, too. */
const absences =
  /^\s*[[(]?(?:vacation|on vacation|away|auto|abwesend|abwesenheit|urlaub|absence|absent|absence du bureau|fuera de la oficina|ausente|fuori (?:sede|ufficio)|assente|afwezig|fora do escritório|ausência|frånvaro(?:meddelande)?|frånvarande|fravær|fraværende|poissa|nieobecność|nieobecna?y?|nepřítomnost|neprítomnosť|távollét|házon kívül|ofis dışında|absență|отсутствие|вне офиса|(?:i am |i'm )?out of (?:the )?office|不在|外出|休假)\)?\s?(?:[:：\])]|-\s|(?=\(?(?:re|aw|sv|odp|vs)\s?:))/iu;

/** Subjects of Lotus Notes: `Otto Berg is out of the office (returning 12/01/2026)`. */
const isAway =
  /^\S.{2,60}\s(?:(?:is|will be) out of (?:the )?office|ist (?:außer haus|nicht im (?:haus|büro)|abwesend|im urlaub)|est absente?(?: du bureau)?|est[áa] (?:fuera de la oficina|ausente|fora do escritório)|è (?:assente|fuori (?:ufficio|sede))|is (?:afwezig|niet op kantoor)|jest nieobecn[ya]|er ikke på kontoret|är inte på kontoret)(?:[\s.(]|$)/iu;

/** Headers of mailing lists, of list programs, and of complaints that providers send. */
const lists = [
  'list-id',
  'list-unsubscribe',
  'list-subscribe',
  'list-post',
  'x-mailing-list',
  'mailing-list',
  'x-beenthere',
  'x-mlserver',
  'x-ml-info',
  'x-ml-name',
  'feedback-id',
  'x-hmxmroriginalrecipient',
  'x-loop',
  'x-otrs-loop',
  'x-rt-loop-prevention',
];

/** Names that only a mail server has, and names that a person who runs one may also have. */
const daemon =
  /^<?(?:mailer[._-]?daemon|mail[._-]?daemon|mdaemon|mail[._-]?delivery|mailerdaemon|maildaemon|post[._-]master)(?:[+._-][^@]*)?(?:@|>?$)/i;
const keeper =
  /^(?:post[._-]?master|mail[._-]?(?:system|server|administrator|admin|router|gateway)|smtp[._-]?(?:gateway|server)?|mmdf|listserv|owner-[^@]*|bounces?[^@]*|microsoftexchange[0-9a-f]*|no-?reply|do-?not-?reply|[^@]*-?bounces?)@/i;
/** Programs that name themselves: `E500_SMTP_Mail_Service@`, `Symantec_AntiVirus_for_SMTP_Gateways@`. */
const program =
  /^[^@]*(?:smtp|anti[._-]?virus|virus[._-]?wall|mail[._-]?(?:gateway|service|marshal|sweeper)|system[._-]?administrator|postmaster)[^@]*@/i;
const administrator = /^(?:system|administrator|admin|root|it|helpdesk)@/i;
const systems =
  /\b(?:mail (?:delivery|transport|transfer) (?:sub-?system|system|service|agent)|delivery (?:sub-?system|system)|mailer[- ]daemon|ndr administrator|mail administrator|system administrator|internet mail delivery|mail router|postmaster|post_master|mail system)\b/i;

const subjects =
  /undeliver|un-?deliverable|not (?:be )?deliver|delivery (?:status|failure|failed|report|problem|error|incomplete|has failed|delayed|unsuccessful)|(?:mail|message) (?:delivery|system|status|error|failure)\b|fail(?:ed|ure) (?:mail|notice|delivery)|failure notice|return(?:ed|ing) (?:mail|message|to sender)|message (?:could not|cannot|not|you sent)|non[- ]?delivery|non[- ]?remis|unzustellbar|nicht zugestellt|zustellung|mail could not|user unknown|warning: (?:could not|message)|\bnotification\b.*(?:delay|fail)|rejected|bounced?\b|no se (?:puede|pudo) entregar|no entregado|mancata consegna|impossibile recapitare|[ée]chec|niet (?:be)?zorg|onbestelbaar|não (?:foi )?entregue|não é possível entregar|impossível entregar|nie dostarczono|niedostarczon|недоставлен|не доставлено|配信(?:不能|失敗)|エラー|配達|届け|エラーメール|退信|未送达|送達失敗|未传递|无法(?:送达|传递|投递)|無法(?:送達|傳遞)|배달되지 않음|전송 ?실패|발송 ?실패|nedoručiteln|nedoručen|kan ikke leveres|kunne ikke leveres|ikke levert|toimitus ei onnistu|ei voitu toimittaa|kézbesíthetetlen|nem kézbesít|non recapit|не уда(?:ется|ётся|лось) доставить|не вдалося доставити|går inte att leverera|kunde inte levereras|olevererbar|teslim edileme|δεν παραδόθηκε|δεν ήταν δυνατή η παράδοση|nu (?:poate fi|a fost) livrat|לא ניתן למסירה|تعذر تسليم|on hold|opóźnion|remise (?:retardée|différée)|entrega (?:retrasada|demorada|atrasada)|(?:consegna|recapito) (?:ritardat|in ritardo)|bezorging vertraagd|(?:leverans|levering) (?:försenad|forsinket)|doručení (?:zpožděno|opožděno)|доставка (?:отложена|задерж)|配信(?:の|が)?(?:遅延|遅れ)|(?:延迟|延遲)(?:传递|傳遞|送达|送達)|teslim(?:at)? gecik/i;

const isAnswer = /^\s*(?:re|aw|sv|antw|odp|vs|ynt|rif|ref)\s?:/i;
const enhancedCode = /\b(?:[45]\d\d[ -])?#?[45]\.\d{1,2}\.\d{1,3}\b/;

/** Phrases of mail servers in a returned email. */
const traces = [
  enhancedCode,
  /\b(?:smtp error|host unknown|user unknown|unknown user|no such (?:user|mailbox|recipient|address)|mailbox (?:is )?(?:full|unavailable|not found)|relay(?:ing)? (?:access )?denied|address rejected|recipient rejected|unroutable|over ?quota|quota exceeded|unknown recipient|invalid (?:recipient|mailbox)|does not exist|mail loop|too many hops|550[ -]|554[ -]|552[ -])/i,
  /(?:could not be delivered|was not delivered|cannot be delivered|couldn'?t be delivered|unable to deliver|failed to deliver|undeliverable|delivery .{0,40}failed|not able to deliver|wasn'?t able to deliver|following addresses? had|following recipients?|returned (?:mail|message|to you)|permanent (?:fatal )?errors?)/i,
  /(?:copy of (?:the|your) (?:message|mail)|original message (?:headers|follows|follow|is|was)|unsent message|returned message|message header follows|message headers? follow|(?:copy of|headers of) the (?:original|message)|transcript of session|-{2,}\s*(?:original message|returned|message header|unsent|this is a copy|below this line))/i,
];

/** Checks whether a mail server returns something with this email: by its name, or by its text if a person may have that name. */
function isReturned(mail: ParsedMail, envelopeFrom: string | null) {
  const { headers, from, subject, parts } = mail;
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
    program.test(address) ||
    systems.test(from?.name ?? '') ||
    address === '' ||
    !address.includes('@');
  const words = wholeText(mail).slice(0, 20_000);
  const found = traces.filter((one) => one.test(words)).length;
  const isNamed = subjects.test(subject);
  const hasReturned = parts.some(({ type }) =>
    /^(?:message\/(?:rfc822|global(?:-headers)?|partial)|text\/rfc822-headers)$/.test(type),
  );
  if (envelopeFrom === '' && /^post[._-]?master@/.test(address)) return true;
  if (isNamed && /^post[._-]?master@/.test(address)) return true;
  if (isSystem) return (isNamed && (found > 0 || hasReturned || envelopeFrom === '')) || found > 1;
  if (envelopeFrom === '') return isNamed && found > 0;
  // A person may ask what a returned email means.
  if (isForwardSubject(subject) || isAnswer.test(subject)) return false;
  // From anyone else, only text that no person would write counts.
  const isTechnical = hasReturned || enhancedCode.test(words);
  return isNamed && isTechnical && found > (administrator.test(address) ? 0 : 2);
}
