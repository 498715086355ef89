import { type ChatSentence, chatSentences } from '@helpdesk/sdk/rules/chat-sentences';
import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { pack as ar } from '@helpdesk/sdk/rules/element-sentences/ar';
import { pack as de } from '@helpdesk/sdk/rules/element-sentences/de';
import { pack as es } from '@helpdesk/sdk/rules/element-sentences/es';
import { pack as fr } from '@helpdesk/sdk/rules/element-sentences/fr';
import { pack as he } from '@helpdesk/sdk/rules/element-sentences/he';
import { pack as it } from '@helpdesk/sdk/rules/element-sentences/it';
import { pack as ja } from '@helpdesk/sdk/rules/element-sentences/ja';
import { pack as nl } from '@helpdesk/sdk/rules/element-sentences/nl';
import { pack as pl } from '@helpdesk/sdk/rules/element-sentences/pl';
import { pack as pt } from '@helpdesk/sdk/rules/element-sentences/pt';
import type { Org } from '../../../database/types.ts';
import { readOwnWords } from '../../organization/store/own-sentences.ts';

const packs: Record<ElementLanguage, Record<ChatSentence, string>> = {
  en: chatSentences,
  de: de.sentences,
  fr: fr.sentences,
  es: es.sentences,
  it: it.sentences,
  pt: pt.sentences,
  nl: nl.sentences,
  pl: pl.sentences,
  ar: ar.sentences,
  he: he.sentences,
  ja: ja.sentences,
};

/** A sentence of the bot in a language, in the team's own wording if there is one. */
export async function sentenceIn(
  org: Org,
  language: ElementLanguage,
  name: ChatSentence,
): Promise<string> {
  const own = await readOwnWords(org, language);
  return own[`sentences.${name}`] ?? packs[language][name];
}
