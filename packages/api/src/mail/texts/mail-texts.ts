import {
  type MailTextKind,
  type MailTextPart,
  type MailWords,
  mailTextParts,
  mailTextRefusal,
  mailTexts,
} from '@helpdesk/sdk/rules/mail-texts';
import type { Handlers } from '../../http/handlers.ts';
import { invalid } from '../../refusal.ts';
import { changeMailText, listMailTexts } from '../store/mail-texts.ts';
import { previewMail, previewUrl } from './mail-preview.ts';

export const mailTextHandlers: Handlers<'mailTexts'> = {
  list: ({ org }) => listMailTexts(org),

  update: ({ org, params: { kind, language }, body }) =>
    changeMailText(org, kind, language, validated(kind, body)),

  reset: ({ org, params: { kind, language } }) => changeMailText(org, kind, language, {}),

  preview: async ({ server: { config }, org, params: { kind, language }, body }) => {
    const shown = { kind, language, words: validated(kind, body) };
    const { subject, text } = await previewMail(config, org, shown);
    return { subject, text, pageUrl: previewUrl(config, { organizationId: org.id, ...shown }) };
  },
};

/** Returns the texts if the template has each part and each variable is valid; throws otherwise. */
function validated(kind: MailTextKind, words: MailWords): MailWords {
  for (const [part, text = ''] of Object.entries(words)) {
    if (mailTexts[kind].words[part as MailTextPart] === undefined) {
      const { label } = mailTextParts[part as MailTextPart];
      throw invalid(part, `This email has no “${label}”`);
    }
    const refusal = mailTextRefusal(kind, text);
    if (refusal) throw invalid(part, refusal, 'variable');
  }
  return words;
}
