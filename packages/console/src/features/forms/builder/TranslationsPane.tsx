import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { languageName } from '../../../ui/languages.ts';
import { Select } from '../../../ui/Select.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import m from '../messages.yaml';
import type { Draft } from './draft.ts';
import {
  missingIn,
  type TextPath,
  type TranslatedText,
  type Translations,
  textsIn,
  withText,
} from './translations.ts';

type TranslationsPaneProps = {
  draft: Draft;
  /** The additional languages of the organization. */
  languages: readonly ElementLanguage[];
  language: ElementLanguage;
  onLanguage: (language: ElementLanguage) => void;
  onChange: (translations: Translations) => void;
};

/** The texts of a form in each additional language, next to the original; marks missing ones. */
export function TranslationsPane(props: TranslationsPaneProps) {
  const { draft, languages, language, onLanguage, onChange } = props;
  const { form, fields } = textsIn(draft, language);
  const list = (texts: readonly TranslatedText[]) =>
    texts.map((one) => (
      <TranslationField
        key={JSON.stringify(one.path)}
        {...one}
        language={language}
        onChange={(text) => onChange(withText(draft.translations, language, one.path, text))}
      />
    ));
  return (
    <div className="flex flex-col gap-6">
      <Field
        label={m.translationsPane.language}
        hint={m.translationsPane.missingTextsAreShownInThe}
      >
        <Select
          value={language}
          onChange={({ target }) => onLanguage(target.value as ElementLanguage)}
          options={languages.map((one) => ({
            value: one,
            label: `${languageName(one)} (${stateOf(missingIn(draft, one))})`,
          }))}
        />
      </Field>
      <section aria-label={m.translationsPane.form} className="flex flex-col gap-4">
        {list(form)}
      </section>
      {fields.map(({ field, texts }) => (
        <section
          key={field.id}
          aria-label={field.label}
          className="flex flex-col gap-4 border-t pt-4"
        >
          {list(texts)}
        </section>
      ))}
    </div>
  );
}

const stateOf = (missing: number) =>
  missing > 0 ? m.translationsPane.missing({ missing }) : m.translationsPane.complete;

type TranslationFieldProps = TranslatedText & {
  language: ElementLanguage;
  onChange: (text: string) => void;
};

function TranslationField({ path, own, text, longest, language, onChange }: TranslationFieldProps) {
  const shared = {
    dir: 'auto',
    lang: language,
    value: text,
    maxLength: longest,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <Field
      label={
        <>
          {nameOf(path)}
          {!text.trim() && (
            <span className="ml-2 text-xs font-normal text-warning-text">
              {m.translationsPane.missingOne}
            </span>
          )}
        </>
      }
      hint={
        <bdi className="line-clamp-2" dir="auto">
          {own}
        </bdi>
      }
    >
      {longest > 200 ? (
        <Textarea {...shared} rows={2} className="min-h-14" />
      ) : (
        <Input {...shared} />
      )}
    </Field>
  );
}

function nameOf(path: TextPath): string {
  return 'option' in path ? m.translationsPane.option : m.translationsPane[path.part];
}
