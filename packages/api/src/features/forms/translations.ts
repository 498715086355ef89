import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ContactFormRow } from '../../database/rows/forms.ts';
import { invalid } from '../../refusal.ts';
import type { FormField } from './fields.ts';

export type FormTranslations = Schema<'FormTranslations'>;
type FormTranslation = Schema<'FormTranslation'>;

const maxKilobytes = 100;

export const translationsOf = (row: Pick<ContactFormRow, 'translations'>) =>
  JSON.parse(row.translations) as FormTranslations;

/** The translations to store for these fields, without empty texts and those of texts the form does not have. */
export function keptTranslations(
  translations: FormTranslations,
  fields: readonly FormField[],
): FormTranslations {
  const kept = Object.entries(translations)
    .map(([language, translation]) => [language, keptTranslation(translation, fields)] as const)
    .filter(([, translation]) => Object.keys(translation).length > 0);
  const all: FormTranslations = Object.fromEntries(kept);
  if (Buffer.byteLength(JSON.stringify(all)) > maxKilobytes * 1024) {
    const message = `A form can have up to ${maxKilobytes} kB of translations`;
    throw invalid('translations', message, 'maximum');
  }
  return all;
}

function keptTranslation(
  { fields = [], ...texts }: FormTranslation,
  own: readonly FormField[],
): FormTranslation {
  const kept = own.flatMap(({ id, options: choices = [] }) => {
    const { options = [], id: _, ...said } = fields.find((one) => one.id === id) ?? { id };
    const chosen = options.filter(({ option, text }) => text && choices.includes(option));
    const filled = { ...withText(said), ...(chosen.length > 0 && { options: chosen }) };
    return Object.keys(filled).length > 0 ? [{ id, ...filled }] : [];
  });
  return { ...withText(texts), ...(kept.length > 0 && { fields: kept }) };
}

const withText = <Texts extends object>(texts: Texts) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Texts;

/** Translations for fields with new IDs, such as those of a copy. */
export function withNewIds(
  translations: FormTranslations,
  ids: ReadonlyMap<string, string>,
): FormTranslations {
  return Object.fromEntries(
    Object.entries(translations).map(([language, { fields, ...texts }]) => [
      language,
      {
        ...texts,
        ...(fields && { fields: fields.map((one) => ({ ...one, id: ids.get(one.id) ?? one.id })) }),
      },
    ]),
  );
}
