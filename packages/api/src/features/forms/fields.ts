import type { Schema } from '@helpdesk/sdk/contract/operations';
import { hasOptions, maxAnswerLength } from '@helpdesk/sdk/rules/field-kinds';
import type { FileRules } from '@helpdesk/sdk/rules/file-kinds';
import { type FieldRefusal, Refusal } from '../../refusal.ts';
import { patternProblem, patternSteps } from './patterns.ts';

export type FormField = Schema<'FormField'>;
type FormFieldInput = Schema<'FormFieldInput'>;

/** Maximum steps: 50 ms for all patterns of a form, with answers of maximum length. */
const maxSteps = 2_500_000;
/** Prefix reserved for the plain HTML form. */
const reserved = /^helpdesk-/i;

/** Rules for files; all others are for text. */
const ofFiles: ReadonlySet<string> = new Set<keyof FileRules>([
  'accept',
  'maxFiles',
  'maxMegabytes',
]);

/** Returns the validated fields, or throws all errors. */
export function checkedFields(fields: readonly FormFieldInput[]): FormField[] {
  const errors = [
    ...fields.flatMap(fieldErrors),
    ...repeatedNames(fields),
    ...slowPatterns(fields),
  ];
  const [first] = errors;
  if (first) throw new Refusal(400, first.message, 'validation_failed', { errors });
  return fields.map(kept);
}

function kept({ options, validation, required = false, ...field }: FormFieldInput): FormField {
  const rules = Object.entries(validation ?? {}).filter(
    ([name, rule]) => rule !== '' && ofFiles.has(name) === (field.type === 'file'),
  );
  return {
    ...field,
    required,
    ...(hasOptions(field.type) ? { options } : {}),
    ...(rules.length > 0 ? { validation: Object.fromEntries(rules) } : {}),
  };
}

function fieldErrors(
  { name, type, options = [], optionTexts, validation }: FormFieldInput,
  at: number,
) {
  const errors: FieldRefusal[] = [];
  const refuse = (part: string, code: string, message: string) =>
    errors.push({ field: `fields.${at}.${part}`, code, message });
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = validation ?? {};
  const problem = pattern ? patternProblem(pattern) : null;

  if (reserved.test(name)) refuse('name', 'reserved', "A field name can't start with helpdesk-");
  if (optionTexts) {
    refuse('optionTexts', 'unknown', "Put the texts of options into the form's translations");
  }
  if (hasOptions(type)) {
    if (options.length === 0) refuse('options', 'required', 'Add at least one option');
    if (new Set(options).size < options.length) {
      refuse('options', 'unique', 'Options must be unique');
    }
  }
  if (minLength > maxLength) {
    refuse('validation.minLength', 'maximum', 'The minimum length is above the maximum length');
  }
  if (problem) refuse('validation.pattern', 'pattern', problem);
  return errors;
}

function repeatedNames(fields: readonly FormFieldInput[]): FieldRefusal[] {
  return fields.flatMap(({ name }, at) =>
    fields.findIndex((other) => other.name === name) < at
      ? [
          {
            field: `fields.${at}.name`,
            code: 'unique',
            message: `Two fields are named ${name}. Field names must be unique`,
          },
        ]
      : [],
  );
}

function slowPatterns(fields: readonly FormFieldInput[]): FieldRefusal[] {
  let steps = 0;
  const slow = fields.findIndex(({ type, validation }) => {
    const longest = maxAnswerLength(type);
    const length = Math.min(validation?.maxLength ?? longest, longest);
    steps += validation?.pattern ? patternSteps(validation.pattern, length) : 0;
    return steps > maxSteps;
  });
  if (slow < 0) return [];
  const message =
    'This pattern takes too long to check. Make it simpler, or set a lower maximum length';
  return [{ field: `fields.${slow}.validation.pattern`, code: 'pattern', message }];
}
