import { chatSentences } from '../../packages/sdk/src/rules/chat-sentences.ts';
import { english as elements } from '../../packages/sdk/src/rules/element-sentences/english.ts';
import { mailTextParts, mailTexts } from '../../packages/sdk/src/rules/mail-texts.ts';
import { english as pages } from '../../packages/sdk/src/rules/page-sentences/english.ts';
import { copyTexts } from '../../packages/widgets/src/elements/chat/after/copy-texts.ts';

const folder = 'packages/sdk/src/rules';
const chat = 'packages/widgets/src/elements/chat';

/** The lists of sentences in the code, each with its file. */
const lists = {
  elements: [
    [`${folder}/element-sentences/english.ts`, elements],
    [`${folder}/chat-sentences.ts`, chatSentences],
    [`${chat}/after/copy-texts.ts`, copyTexts.en],
  ],
  pages: [[`${folder}/page-sentences/english.ts`, pages]],
  mails: [
    [`${folder}/mail-texts.ts`, mailTexts],
    [`${folder}/mail-texts.ts`, mailTextParts],
  ],
};

export const inLists = (name) =>
  lists[name].flatMap(([file, list]) =>
    textsOf(list).map(({ place, text }) => ({ file, place, text })),
  );

/** Returns every text of nested objects, by path. */
export function textsOf(value, place = '') {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsOf(inner, place ? `${place}.${name}` : name),
  );
}
