import type { ChatSentence } from '@helpdesk/sdk/rules/chat-sentences';
import type { texts as formattedTexts } from '../elements/chat/formatted/texts.ts';
import type { texts as openingTexts } from '../elements/chat/opening/texts.ts';
import type { texts as peopleTexts } from '../elements/chat/people/texts.ts';
import type { texts as chatTexts } from '../elements/chat/texts.ts';
import type { texts as fileTexts } from '../elements/files/texts.ts';
import type { texts as formTexts } from '../elements/form/texts.ts';
import type { texts as searchTexts } from '../elements/search/texts.ts';

/** The forms of a sentence with a number, by the names of Intl.PluralRules; `other` stands in for one that is missing. */
export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export type Sentence = string | Forms;

/** The sentences with a number that they depend on. */
type Counted = 'found' | 'unread' | 'tooManyFiles' | 'answersInMinutes' | 'answersInHours';

type Said<Texts> = { [Name in keyof Texts]: Name extends Counted ? Sentence : string };

/** The name of a launcher and its panel. */
interface Named {
  launcher: string;
}

/** What the elements say in one language. */
export interface Pack {
  files: Said<typeof fileTexts>;
  form: Said<typeof formTexts> & Named;
  chat: Said<typeof chatTexts & typeof peopleTexts & typeof openingTexts & typeof formattedTexts> &
    Named;
  search: Said<typeof searchTexts>;
  /**
   * What is wrong with an answer, by code or by the kind of a field: {name} is its label, {limit} the number that the
   * forms are chosen by.
   */
  mistakes: Record<Mistake, Sentence>;
  /** Why the server refuses, by code. */
  refusals: Record<RefusalCode, Sentence>;
  /** What the server itself says in a chat. */
  sentences: Record<ChatSentence, string>;
}

export type Mistake =
  | 'required'
  | 'checkbox'
  | 'format'
  | 'email'
  | 'number'
  | 'file'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'option'
  | 'maxFiles'
  | 'too_large';

/** The refusals that visitors come by. */
export type RefusalCode =
  | 'rate_limited'
  | 'validation_failed'
  | 'not_found'
  | 'internal'
  | 'unavailable'
  | 'domain_not_allowed'
  | 'blocked'
  | 'chat_closed'
  | 'chat_with_bot'
  | 'nobody_online'
  | 'file_too_large'
  | 'file_kind'
  | 'file_required'
  | 'file_infected'
  | 'payload_too_large';
