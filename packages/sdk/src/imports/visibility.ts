import type { ReadMessage } from './files.ts';
import { at, type Fields, textAt } from './records.ts';

/** The audience of a message in the other system. */
export type Visibility = 'public' | 'internal' | 'unknown';

/**
 * Builds a message of an export. Customers see it only if it is known to be public, or if they wrote it and it isn't marked as internal.
 */
export function message(
  isCustomer: boolean,
  said: Omit<ReadMessage, 'author' | 'isInternal'>,
  visibility: Visibility,
): ReadMessage {
  const { authorName, authorEmail, files = [], ...rest } = said;
  const isCustomers = isCustomer && visibility !== 'internal';
  const isInternal = visibility !== 'public' && !isCustomers;
  return {
    author: isCustomers ? 'customer' : 'staff',
    ...(authorName && { authorName }),
    ...(authorEmail && { authorEmail }),
    isInternal,
    ...(isInternal && visibility === 'unknown' && { isOfUnknownKind: true }),
    ...rest,
    ...(files.length > 0 && { files }),
  };
}

/** Returns the visibility of a Zendesk comment. */
export function visibilityOfComment(comment: Fields): Visibility {
  if (at(comment, 'public') === true) return 'public';
  return at(comment, 'public') === false ? 'internal' : 'unknown';
}

/** The kinds of Intercom conversation parts that customers see; others, such as `note_and_reopen`, are for the team. */
const publicParts = new Set(['comment', 'open', 'close']);

export function visibilityOfPart(part: Fields): Visibility {
  const type = textAt(part, 'part_type');
  if (publicParts.has(type)) return 'public';
  return type.startsWith('note') ? 'internal' : 'unknown';
}

/** The source of a forwarded conversation: its recipient is unknown. */
const forwarded = '8';

/** Returns the visibility of a Freshdesk conversation or note. */
export function visibilityOfNote(note: Fields): Visibility {
  if (at(note, 'private') === true) return 'internal';
  return at(note, 'private') === false && textAt(note, 'source') !== forwarded
    ? 'public'
    : 'unknown';
}

const publicThreads = new Set(['customer', 'message', 'reply', 'chat', 'beaconchat']);

/** Returns the visibility of a Help Scout thread. */
export function visibilityOfThread(thread: Fields): Visibility {
  const type = textAt(thread, 'type');
  if (type === 'note') return 'internal';
  const isShown = /^(published)?$/.test(textAt(thread, 'state'));
  return isShown && publicThreads.has(type) ? 'public' : 'unknown';
}
