import type { ChatSentence } from '../chat-sentences.ts';
import type { Mistakes, Refusals } from '../page-sentences/pack.ts';
import type { Sentence } from '../page-sentences/sentence.ts';
import type { english } from './english.ts';

/** The sentences with plural forms. */
type Counted =
  | 'ahead'
  | 'found'
  | 'unread'
  | 'readSteps'
  | 'tooManyFiles'
  | 'answersInMinutes'
  | 'answersInHours';

type Said<Texts> = { [Name in keyof Texts]: Name extends Counted ? Sentence : string };

type Views = { [View in keyof typeof english]: Said<(typeof english)[View]> };

/** The texts of the elements in one language. */
export interface Pack extends Views {
  mistakes: Mistakes;
  refusals: Refusals;
  /** The server's own messages in a chat. */
  sentences: Record<ChatSentence, string>;
}
