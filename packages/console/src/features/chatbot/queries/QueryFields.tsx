import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { categoryOptions, type Priority, priorities } from '../choices.ts';
import m from '../messages.yaml';
import { KeywordsField } from './KeywordsField.tsx';
import type { QueryValues } from './query-values.ts';
import { Suggestions } from './Suggestions.tsx';

const MAX_QUERY = 500;
const MAX_RESPONSE = 2000;

type QueryFieldsProps = {
  values: QueryValues;
  sentences: Partial<Record<string, string>>;
  /** The keyword being typed. */
  word: string;
  offersSuggestions: boolean;
  onWord: (word: string) => void;
  onChange: (part: Partial<QueryValues>) => void;
};

export function QueryFields(props: QueryFieldsProps) {
  const { values, sentences, word, offersSuggestions, onWord, onChange } = props;
  return (
    <div className="flex flex-col gap-4">
      <Field
        label={m.queryFields.query}
        required
        error={sentences.query}
        hint={left(values.query, MAX_QUERY) ?? m.queryFields.theQuestionAsAVisitorWould}
      >
        <Input
          value={values.query}
          data-autofocus=""
          autoComplete="off"
          placeholder={m.queryFields.howDoIResetMyPassword}
          onChange={({ target }) => onChange({ query: target.value })}
        />
      </Field>
      {offersSuggestions && values.query.trim() === '' && (
        <Suggestions
          category={values.category}
          onPick={(query, category) => onChange({ query, category })}
        />
      )}
      <Field
        label={m.queryFields.response}
        required
        error={sentences.response}
        hint={left(values.response, MAX_RESPONSE) ?? m.queryFields.whatTheChatbotAnswers}
      >
        <Textarea
          value={values.response}
          rows={5}
          onChange={({ target }) => onChange({ response: target.value })}
        />
      </Field>
      <Field
        label={m.queryFields.keywords}
        error={sentences.keywords}
        hint={m.queryFields.otherWordsAndWordingsForThe}
      >
        <KeywordsField
          keywords={values.keywords}
          text={word}
          onText={onWord}
          onChange={(keywords) => onChange({ keywords })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.queryFields.category} error={sentences.category}>
          <Select
            value={values.category}
            options={categoryOptions(values.category)}
            onChange={({ target }) => onChange({ category: target.value })}
          />
        </Field>
        <Field label={m.queryFields.priority} hint={m.queryFields.ofQueriesThatMatchAsWell}>
          <Select
            value={values.priority}
            options={priorities}
            onChange={({ target }) => onChange({ priority: target.value as Priority })}
          />
        </Field>
      </div>
      <Switch
        label={m.queryFields.active}
        hint={m.queryFields.anInactiveQueryNeverAnswers}
        checked={values.isActive}
        onChange={(isActive) => onChange({ isActive })}
      />
    </div>
  );
}

/** The remaining characters, shown when few are left. */
function left(text: string, max: number): string | null {
  const rest = max - text.trim().length;
  if (rest > max / 5) return null;
  return rest >= 0
    ? m.queryFields.charactersLeft({ rest })
    : m.queryFields.charactersTooMany({ value: -rest });
}
