import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type ElementLanguage, elementLanguages } from '@helpdesk/sdk/rules/element-languages';
import { languageCode } from '@helpdesk/sdk/rules/languages';
import type { ContactFormRow } from '../../database/rows/forms.ts';
import { invalid } from '../../refusal.ts';
import type { FormField } from './fields.ts';

export type FormTranslations = Schema<'FormTranslations'>;
type FormTranslation = Schema<'FormTranslation'>;

const maxKilobytes = 100;

export const translationsOf = (row: Pick<ContactFormRow, 'translations'>) =>
  JSON.parse(row.translations) as FormTranslations;

/** The translations to store for these fields: without empty texts, and without texts of what the form does not have. */
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

/** Translations for fields that have new ids, as those of a copy. */
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

export interface Shown {
  title: string;
  description: string | null;
  fields: FormField[];
  submitButtonText: string;
  successMessage: string;
  /** Undefined where it is shown in its own language. */
  language: ElementLanguage | undefined;
}

type Own = Omit<Shown, 'language'>;

/** The texts of a form in a language; what has no translation is in the form's own. */
export function inLanguage(
  own: Own,
  translations: FormTranslations,
  wanted: string | null | undefined,
): Shown {
  const code = languageCode(wanted)?.split('-')[0];
  const language = elementLanguages.find((one) => one === code);
  const translation = language && translations[language];
  if (!translation) return { ...own, language: undefined };
  const { title, description, submitButtonText, successMessage, fields = [] } = translation;
  return {
    title: title || own.title,
    description: description || own.description,
    submitButtonText: submitButtonText || own.submitButtonText,
    successMessage: successMessage || own.successMessage,
    fields: own.fields.map((field) =>
      translatedField(
        field,
        fields.find(({ id }) => id === field.id),
      ),
    ),
    language,
  };
}

/** Answers store the options in the form's own language, so the options stay beside their texts. */
function translatedField(
  field: FormField,
  translation: Schema<'FormFieldTranslation'> | undefined,
): FormField {
  if (!translation) return field;
  const { label, placeholder, helpText, options } = translation;
  const textOf = (option: string) => options?.find((one) => one.option === option)?.text || option;
  return {
    ...field,
    label: label || field.label,
    ...(placeholder && { placeholder }),
    ...(helpText && { helpText }),
    ...(options && { optionTexts: field.options?.map(textOf) }),
  };
}
