import type { ParsedMail } from './thread.ts';

/**
 * The kind of sender: a person; a mailing list, or somebody who wants no automatic reply; a program that sends notices; a
 * program that replies automatically, such as an out-of-office note; or a mail server that could not deliver.
 */
export type Kind = 'person' | 'many' | 'notice' | 'reply' | 'bounce';

/** Reads the headers of RFC 3834 and RFC 3464, and those of common programs. */
export function kindOf({ headers, parts }: ParsedMail, envelopeFrom: string | null): Kind {
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
  if (isReport) return 'bounce';
  const isFromServer = /^(mailer-daemon|postmaster)@/.test(addressIn(value('from')));
  if (isFromServer && (envelopeFrom === '' || has('x-failed-recipients'))) return 'bounce';
  const submitted = value('auto-submitted').split(/[;\s]/)[0] ?? '';
  const precedence = value('precedence');
  if (
    submitted === 'auto-replied' ||
    precedence === 'auto_reply' ||
    answering.some(has) ||
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
const lists = ['list-id', 'list-unsubscribe', 'list-post', 'x-mailing-list', 'feedback-id'];

const addressIn = (from: string) => /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from;
