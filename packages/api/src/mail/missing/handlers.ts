import { languagesOf } from '../../features/organization/present.ts';
import { readOrganization } from '../../features/organization/store/organization.ts';
import { readOwnNames } from '../../features/organization/store/own-sentences.ts';
import type { Handlers } from '../../http/handlers.ts';
import { readAllOwnWords } from '../store/mail-texts.ts';
import { missingInMails } from './in-mails.ts';
import { countInOneLanguage } from './in-one-language.ts';
import { missingSentences } from './in-sentences.ts';

export const missing: Pick<Handlers<'sentences'>, 'missing'> = {
  missing: async ({ org }) => {
    const organization = await readOrganization(org);
    const offered = languagesOf(organization);
    const own = await readOwnNames(org);
    const words = await readAllOwnWords(org);
    return {
      languages: offered.map((language) => ({
        language,
        sentences: missingSentences(own, offered, language),
        mails: missingInMails(words, organization, language),
      })),
      inOneLanguage: offered.length > 1 ? await countInOneLanguage(org, organization) : [],
    };
  },
};
