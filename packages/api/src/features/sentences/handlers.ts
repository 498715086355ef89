import { sentenceRefusal } from '@helpdesk/sdk/rules/page-sentences/own';
import type { Handlers } from '../../http/handlers.ts';
import { invalid } from '../../refusal.ts';
import { readOwnSentences } from '../organization/store/own-sentences.ts';
import { changeSentences } from './store/sentences.ts';

/** All of `sentences` except missing, which also counts missing email texts and is in features/mail. */
export const sentences: Omit<Handlers<'sentences'>, 'missing'> = {
  list: async ({ org, params: { language } }) => ({
    sentences: await readOwnSentences(org, language),
  }),

  update: async ({ org, params: { language }, body }) => {
    for (const [at, { name, text }] of body.sentences.entries()) {
      const refusal = sentenceRefusal(language, name, text ?? '');
      const isGone = text === null && refusal !== "This text doesn't exist";
      if (refusal && !isGone) throw invalid(`sentences.${at}.text`, refusal, 'sentence');
    }
    return { sentences: await changeSentences(org, language, body.sentences) };
  },
};
