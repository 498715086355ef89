import { labelOf, withoutDirections } from './attributions.ts';

/** How mail programs mark forwarded emails: in the subject, above the text and below it. */

const forwards =
  /^\s*(?:\[[^\]]{1,40}\]\s*)?(?:fwd?|πρθ|redir\.?|prosl|prep|persiųsta|edasi|trs|wg|wtr|tr|rv|rif|enc|res-enc|i|vb|vs|vl|vidb|pd|przek|továbbítás|tov|fs|[iİ]lt|ynl|doorst|doorgestuurd|weitergeleitet|weiterleitung|transf|reenv|reenviado|encaminhado|inoltro|videresendt?|vidarebefordrat|välitetty|przekazane|пер|перенаправлено|hand|הועבר|إعادة توجيه|转发|轉寄|轉發|転送|전달)\s?[:：]/iu;

/** Checks whether a subject is that of a forwarded email. */
export const isForwardSubject = (subject: string): boolean => forwards.test(subject.slice(0, 200));

/** Lines that mail programs write above a forwarded email: between dashes, or as a sentence. */
const introductions = [
  /^[-_*=]{2,12}\s?(?:Forwarded message|Forwarded mail|Weitergeleitete Nachricht|Message transféré|Message réexpédié|Mensaje reenviado|Messaggio inoltrato|Doorgestuurd bericht|Mensagem encaminhada|Mensagem reencaminhada|Vidarebefordrat meddelande|Videresendt (?:meddelelse|besked|melding)|Välitetty viesti|Edelleenlähetetty viesti|Przekazana wiadomość|Wiadomość przekazana|Přeposlaná zpráva|Továbbított (?:üzenet|levél)|İletilen (?:ileti|mesaj)|Yönlendirilmiş ileti|Пересылаемое сообщение|Пересланное сообщение|Переслане повідомлення|転送されたメッセージ|転送メッセージ|Forwarded by .{1,80}|전달된 메시지|转发的邮件|转发邮件(?:信息)?|轉寄郵件|轉寄的郵件|رسالة مُ?عاد توجيهها|رسالة معاد توجيهها|הודעה שהועברה|Mesaj redirecționat|Mesaj transmis|Προωθημένο μήνυμα|Preposlaná správa|Proslijeđena poruka|Missatge reenviat|Pesan terusan|Thư đã chuyển tiếp|メッセージを転送|Wiadomość przesłana dalej|转发的原邮件|轉發的郵件|轉寄的原郵件)\s?[-_*=]{2,12}/iu,
  /^(?:(?:Begin )?forwarded message|Začiatok preposlanej správy|Započni proslijeđenu poruku|Începe mesajul redirecționat|Початок (?:листа, що пересилається|переадресованого (?:листа|повідомлення))|Αρχή προωθημένου μηνύματος|Inici del missatge reenviat|Mulai pesan terusan|Bắt đầu thư được chuyển tiếp|Start of forwarded message|Anfang der weitergeleiteten (?:Nachricht|E-Mail)|Début du message (?:réexpédié|transféré|transmis)|Inicio del mensaje reenviado|Inizio messaggio inoltrato|Inizio del messaggio inoltrato|Begin doorgestuurd bericht|Início da mensagem (?:reencaminhada|encaminhada)|Vidarebefordrat (?:mejl|meddelande|brev)|Start på videresendt (?:besked|meddelelse)|Videresendt (?:melding|e-post|besked)|Starten på videresendt (?:e-post|melding)|Alkuperäinen viesti alkaa|Välitetty viesti alkaa|Początek przekazywanej wiadomości|Początek przekazanej wiadomości|Začátek přeposílané zprávy|Továbbított levél kezdete|İletilmiş mesajın başlangıcı|İleti başlangıcı|Начало переадресованного (?:сообщения|письма)|Начало пересылаемого сообщения|転送されたメッセージ|以下为转发的邮件|以下是转发的邮件|開始轉寄郵件|开始转发的邮件|다음은 전달된 메시지입니다|전달된 메시지|بدء الرسالة المُ?عاد توجيهها|بداية الرسالة المعاد توجيهها|תחילת ההודעה שהועברה)\s?[:：]?$/iu,
];

/** Checks whether a line introduces a forwarded email. */
export const isIntroductionOfForward = (line: string): boolean =>
  line.length < 160 && introductions.some((one) => one.test(withoutDirections(line).trim()));

const closing =
  /^[-_*=]{2,12}\s?(?:End of forwarded message|Конец пересылаемого сообщения|Ende der weitergeleiteten Nachricht)\s?[-_*=]{2,12}$/i;

/** Checks whether a line ends a forwarded email. */
export const isClosingOfForward = (line: string): boolean =>
  closing.test(line.slice(0, 120).trim());

const flat =
  /^[ \t]{0,8}(-{2,12}[ \t]?[^-\n]{5,60}[ \t]?-{2,12})[ \t]{1,3}(?=\p{L}[\p{L} ]{0,20}:\s[^\n]{1,300}@)/imu;
const flatLabel = /[ \t]{0,3}(?<![\p{L}\p{M}])(\p{L}[\p{L} ]{0,20}?)\s?:\s/gu;

const within =
  /(-{5,12}[ \t]?\p{L}[^-\n]{5,60}?[ \t]?-{5,12})[ \t]?(?=\p{L}[\p{L} ]{0,20}:\s[^\n]{1,300}@[^\n]{0,300}:)/u;

/** Puts the title of a quote on its own line, because old Samsung phones write it behind the text and in front of the header. */
export function dividedLines(text: string): string {
  const found = within.exec(text);
  if (!found) return text;
  const before = text.slice(0, found.index);
  const label = /^[^:]*/.exec(text.slice(found.index + found[0].length))?.[0] ?? '';
  return labelOf(`${label}: x`) === null
    ? text
    : `${before}\n${found[1]}\n${text.slice(found.index + found[0].length)}`;
}

/** Puts each label of a forwarded header on its own line, because Yahoo writes all of them on one. */
export function headOnLines(text: string): string {
  const found = flat.exec(text);
  if (!found) return text;
  const start = found.index;
  const from = start + found[0].length;
  const end = text.indexOf('\n', from);
  const head = text.slice(from, end < 0 ? undefined : end);
  if (head.length > 1_000) return text;
  const split = head.replace(flatLabel, (whole, label: string, at: number) =>
    at > 0 && labelOf(`${label}: x`) !== null ? `\n${label}: ` : whole,
  );
  return `${text.slice(0, start)}${found[1]}\n${split}\n${end < 0 ? '' : text.slice(end)}`;
}
