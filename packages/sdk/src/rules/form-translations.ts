import type { Schema } from '../contract/operations.ts';
import { type ElementLanguage, elementLanguages } from './element-languages.ts';
import { languageCode } from './languages.ts';

type FormField = Schema<'FormField'>;

/** The parts of a form that visitors see. */
export interface ShownForm {
  title: string;
  description: string | null;
  fields: FormField[];
  submitButtonText: string;
  successMessage: string;
  /** Undefined if the form is shown in its own language. */
  language: ElementLanguage | undefined;
}

type Own = Omit<ShownForm, 'language'>;

/** Returns the texts of a form in a language; missing translations are in the form's own language. */
export function inLanguage(
  own: Own,
  translations: Schema<'FormTranslations'>,
  wanted: string | null | undefined,
): ShownForm {
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

/** Answers store options in the form's own language, so the translated texts are added beside the options. */
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
