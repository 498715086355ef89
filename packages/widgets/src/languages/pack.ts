import type { ChatSentence } from '@helpdesk/sdk/rules/chat-sentences';
import type { Mistakes, Refusals } from '@helpdesk/sdk/rules/page-sentences/pack';
import type { Sentence } from '@helpdesk/sdk/rules/page-sentences/sentence';
import type { texts as formattedTexts } from '../elements/chat/formatted/texts.ts';
import type { texts as openingTexts } from '../elements/chat/opening/texts.ts';
import type { texts as peopleTexts } from '../elements/chat/people/texts.ts';
import type { texts as chatTexts } from '../elements/chat/texts.ts';
import type { texts as fileTexts } from '../elements/files/texts.ts';
import type { texts as formTexts } from '../elements/form/texts.ts';
import type { texts as searchTexts } from '../elements/search/texts.ts';

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
  mistakes: Mistakes;
  refusals: Refusals;
  /** What the server itself says in a chat. */
  sentences: Record<ChatSentence, string>;
}
