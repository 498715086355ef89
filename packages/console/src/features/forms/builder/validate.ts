import { fieldErrors } from '@helpdesk/sdk/rules/field-errors';
import { hasOptions } from '@helpdesk/sdk/rules/field-kinds';
import { ContactFormInput } from '@helpdesk/sdk/schema/operations';
import { fieldRefusals } from '../../../data/use-write.ts';
import type { Draft } from './draft.ts';

/** Messages by the path of the field they belong to, such as fields.2.label. */
export type Sentences = ReadonlyMap<string, string>;

export const noSentences: Sentences = new Map();

/** The form's validation errors according to the contract. */
export function validate(draft: Draft): Sentences {
  const input = inputOf(draft);
  const validated = ContactFormInput.safeParse(input);
  return validated.success ? noSentences : firstOfEach(fieldErrors(validated.error.issues, input));
}

/** The validation errors from the server. */
export const refusalsOf = (error: unknown): Sentences => firstOfEach(fieldRefusals(error));

/** The request body: the form without options for types that have none. */
export function inputOf(draft: Draft) {
  const fields = draft.fields.map(({ options, ...field }) =>
    hasOptions(field.type) ? { ...field, options } : field,
  );
  return { ...draft, fields };
}

/** The errors of one field of the list, by property. */
export function sentencesOfField(sentences: Sentences, index: number): Sentences {
  const start = `fields.${index}.`;
  return new Map(
    [...sentences].flatMap(([path, sentence]) =>
      path.startsWith(start) ? [[path.slice(start.length), sentence] as const] : [],
    ),
  );
}

function firstOfEach(errors: readonly { field: string; message: string }[]): Sentences {
  const sentences = new Map<string, string>();
  for (const { field, message } of errors) {
    if (!sentences.has(field)) sentences.set(field, message);
  }
  return sentences;
}
