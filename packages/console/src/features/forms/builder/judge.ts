import { ContactFormInput } from '@helpdesk/sdk/contract/schemas';
import { fieldErrors } from '@helpdesk/sdk/rules/field-errors';
import { fieldRefusals } from '../../../data/use-write.ts';
import { hasOptions } from '../field-types.ts';
import type { Draft } from './draft.ts';

/** Sentences by the path of what they are about, such as fields.2.label. */
export type Sentences = ReadonlyMap<string, string>;

export const noSentences: Sentences = new Map();

/** What the contract says is wrong with a form. */
export function judge(draft: Draft): Sentences {
  const input = inputOf(draft);
  const judged = ContactFormInput.safeParse(input);
  return judged.success ? noSentences : firstOfEach(fieldErrors(judged.error.issues, input));
}

/** What the server says is wrong with it. */
export const refusalsOf = (error: unknown): Sentences => firstOfEach(fieldRefusals(error));

/** The form as it is sent: without options where the type has none. */
export function inputOf(draft: Draft) {
  const fields = draft.fields.map(({ options, ...field }) =>
    hasOptions(field.type) ? { ...field, options } : field,
  );
  return { ...draft, fields };
}

/** What is wrong with one field of the list, by what it is about within the field. */
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
