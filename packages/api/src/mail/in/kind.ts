import type { ParsedMail } from './thread.ts';

/**
 * Who speaks: a person; somebody to many at once, or who wants no answer of a program; a program that tells something; a
 * program that answers, such as an absence; or a mail server that could not deliver.
 */
export type Kind = 'person' | 'many' | 'telling' | 'answering' | 'bounce';

/** Reads the marks of RFC 3834 and RFC 3464, and those that common programs set instead. */
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
    return 'answering';
  }
  if (submitted !== '' && submitted !== 'no') return 'telling';
  const isMany = ['bulk', 'list', 'junk'].includes(precedence) || lists.some(has);
  const suppressed = /\b(all|oof|autoreply)\b/.test(value('x-auto-response-suppress'));
  return isMany || suppressed ? 'many' : 'person';
}

const answering = ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'x-autoresponder'];
const lists = ['list-id', 'list-unsubscribe', 'list-post', 'x-mailing-list', 'feedback-id'];

const addressIn = (from: string) => /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from;
