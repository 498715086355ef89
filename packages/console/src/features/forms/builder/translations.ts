import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { hasOptions } from '@helpdesk/sdk/rules/field-kinds';
import type { FormField } from '../field-types.ts';
import type { Draft } from './draft.ts';

export type Translations = Schema<'FormTranslations'>;
type Translation = Schema<'FormTranslation'>;
type FieldTranslation = Schema<'FormFieldTranslation'>;

/** The translatable texts of a form, with their maximum lengths. */
export const formParts = {
  title: 200,
  description: 2000,
  submitButtonText: 100,
  successMessage: 2000,
} as const;
export const fieldParts = { label: 200, placeholder: 200, helpText: 500 } as const;
const longestOption = 200;

export type FormPart = keyof typeof formParts;
export type FieldPart = keyof typeof fieldParts;

/** The path of a text: of the form itself, of a field, or of an option. */
export type TextPath =
  | { part: FormPart }
  | { fieldId: string; part: FieldPart }
  | { fieldId: string; option: string };

/** A text of the form with its translation, which is empty if missing. */
export type TranslatedText = { path: TextPath; own: string; text: string; longest: number };

/** The texts of a form in a language: those of the form, then field by field. Texts that are empty in the form are left out. */
export function textsIn(draft: Draft, language: ElementLanguage) {
  const translation = draft.translations[language] ?? {};
  const { title, description, settings } = draft;
  const own = { title, description, ...settings };
  const form = Object.entries(formParts).map(([name, longest]): TranslatedText => {
    const part = name as FormPart;
    return { path: { part }, own: own[part], text: translation[part] ?? '', longest };
  });
  const fields = draft.fields.map((field) => ({
    field,
    texts: textsOfField(field, translation).filter((one) => one.own),
  }));
  return { form: form.filter((one) => one.own), fields };
}

function textsOfField(field: FormField, { fields = [] }: Translation): TranslatedText[] {
  const { id: fieldId, type, options = [] } = field;
  const said = fields.find(({ id }) => id === fieldId);
  const parts = Object.entries(fieldParts).map(([name, longest]): TranslatedText => {
    const part = name as FieldPart;
    return { path: { fieldId, part }, own: field[part] ?? '', text: said?.[part] ?? '', longest };
  });
  const choices = (hasOptions(type) ? options : []).map(
    (option): TranslatedText => ({
      path: { fieldId, option },
      own: option,
      text: said?.options?.find((one) => one.option === option)?.text ?? '',
      longest: longestOption,
    }),
  );
  return [...parts, ...choices];
}

/** The number of texts without a translation. */
export function missingIn(draft: Draft, language: ElementLanguage): number {
  const { form, fields } = textsIn(draft, language);
  const all = [...form, ...fields.flatMap(({ texts }) => texts)];
  return all.filter(({ text }) => !text.trim()).length;
}

/** Returns the translations with one text changed. */
export function withText(
  translations: Translations,
  language: ElementLanguage,
  path: TextPath,
  text: string,
): Translations {
  const before = translations[language] ?? {};
  if (!('fieldId' in path)) {
    return { ...translations, [language]: { ...before, [path.part]: text } };
  }
  const { fieldId: id } = path;
  const fields = before.fields ?? [];
  const field = fields.find((one) => one.id === id) ?? { id };
  const others = fields.filter((one) => one.id !== id);
  const changed: FieldTranslation =
    'option' in path
      ? { ...field, options: withOption(field.options ?? [], path.option, text) }
      : { ...field, [path.part]: text };
  return { ...translations, [language]: { ...before, fields: [...others, changed] } };
}

function withOption(
  options: readonly { option: string; text: string }[],
  option: string,
  text: string,
) {
  return [...options.filter((one) => one.option !== option), { option, text }];
}

/** The translations after a field was changed: an option keeps its translation when its text changes. */
export function afterChange(
  translations: Translations,
  { id, options: had = [] }: FormField,
  { options: has = [] }: FormField,
): Translations {
  const names = new Map(
    had.length === has.length ? had.map((option, at) => [option, has[at] as string] as const) : [],
  );
  const isMoved = had.some((option) => names.get(option) !== option && has.includes(option));
  if (isMoved || had.every((option) => (names.get(option) ?? option) === option)) {
    return translations;
  }
  const renamed = (field: FieldTranslation) =>
    field.id === id && field.options
      ? {
          ...field,
          options: field.options.map((one) => ({
            ...one,
            option: names.get(one.option) ?? one.option,
          })),
        }
      : field;
  return Object.fromEntries(
    Object.entries(translations).map(([language, translation]) => [
      language,
      { ...translation, ...(translation.fields && { fields: translation.fields.map(renamed) }) },
    ]),
  );
}
