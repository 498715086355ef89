import { useState } from 'react';
import { fieldRefusals } from './use-write.ts';

/** The error messages of a form, by field. */
export type Sentences = Partial<Record<string, string>>;

type Mistake = { path: readonly PropertyKey[]; message: string };
type Validated = { success: true } | { success: false; error: { issues: readonly Mistake[] } };

/** The values of a form while they are edited, with their errors. */
export function useDraft<Values extends object>(begin: () => Values) {
  const [start] = useState(begin);
  const [values, setValues] = useState(start);
  const [sentences, setSentences] = useState<Sentences>({});
  const clear = (...fields: string[]) =>
    setSentences((old) => ({ ...old, ...Object.fromEntries(fields.map((name) => [name])) }));

  /** Shows the errors and focuses the first invalid field. */
  function show(found: Sentences) {
    setSentences(found);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus(),
    );
  }

  return {
    start,
    values,
    setValues,
    change(part: Partial<Values>) {
      setValues((old) => ({ ...old, ...part }));
      clear(...Object.keys(part));
    },
    isDirty: JSON.stringify(values) !== JSON.stringify(start),
    sentences,
    show,
    showRefusals: (error: Error) =>
      show(firstOf(fieldRefusals(error).map(({ field, message }) => [field.split('.'), message]))),
    clear,
  };
}

/** Returns the errors of a contract schema, by field. */
export const sentencesOf = (validated: Validated): Sentences =>
  validated.success
    ? {}
    : firstOf(validated.error.issues.map(({ path, message }) => [path, message]));

/** Returns the first message of each field. */
const firstOf = (found: (readonly [path: readonly PropertyKey[], message: string])[]): Sentences =>
  Object.fromEntries(found.toReversed().map(([path, message]) => [String(path[0]), message]));
