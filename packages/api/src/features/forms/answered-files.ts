import { fileProblem } from '@helpdesk/sdk/rules/file-kinds';
import { idsOf } from '@helpdesk/sdk/rules/form-answers';
import type { Config } from '../../config.ts';
import type { Tx } from '../../database/types.ts';
import { type FieldRefusal, Refusal } from '../../refusal.ts';
import { tooMuchTogether } from '../../stored-files/refused.ts';
import { findUploads } from '../../stored-files/store/message-files.ts';
import type { FormField } from './fields.ts';
import { otherNames } from './other-answers.ts';

/** The owner of uploads for a form: anyone with the ID of a file can send it there, once. */
export const visitorOfForm = (formId: string) => ({ visitor: `form ${formId}` });

interface Answered {
  /** The answers as stored, with the names of files. */
  data: Record<string, string | number | boolean>;
  /** The IDs of all uploaded files. */
  ids: string[];
}

/** Finds the files uploaded as answers, or rejects the submission. */
export async function findAnsweredFiles(
  tx: Tx,
  formId: string,
  fields: readonly FormField[],
  { data, ...limits }: Pick<Answered, 'data'> & Pick<Config, 'maxMessageBytes'>,
): Promise<Answered> {
  // The file field may have been removed in the meantime.
  const others = otherNames(fields, data)
    .filter((name) => idsOf(data[name]).every((id) => /^[\dA-Za-z]{30}$/.test(id)))
    .map((name) => ({ name, validation: null, isOther: true }));
  const asked = [
    ...fields
      .filter(({ name, type }) => type === 'file' && Object.hasOwn(data, name))
      .map(({ name, validation }) => ({ name, validation, isOther: false })),
    ...others,
  ];
  if (asked.length === 0) return { data, ids: [] };
  const ids = [...new Set(asked.flatMap(({ name }) => idsOf(data[name])))];
  const found = await findUploads(tx, ids, visitorOfForm(formId));
  const errors: FieldRefusal[] = [];
  const names: Answered['data'] = {};
  for (const { name: field, validation, isOther } of asked) {
    const theirs = [...new Set(idsOf(data[field]))];
    const files = theirs.flatMap((id) => found.filter((one) => one.id === id));
    // Skips text that only looks like an upload.
    if (isOther && files.length < theirs.length) continue;
    const problem = files.map((file) => fileProblem(validation, file)).find(Boolean);
    if (files.length < theirs.length) {
      const message = 'The file no longer exists. Please attach it again.';
      errors.push({ field, code: 'format', message });
    } else if (problem) errors.push({ field, ...problem });
    names[field] = files.map(({ name }) => name).join(', ');
  }
  const total = found.reduce((sum, { size }) => sum + Number(size), 0);
  if (errors.length === 0 && total > limits.maxMessageBytes) {
    const message = tooMuchTogether(limits);
    errors.push({ field: asked[0]?.name ?? '', code: 'too_large', message });
  }
  const [first] = errors;
  if (first) throw new Refusal(400, first.message, 'validation_failed', { errors });
  return { data: { ...data, ...names }, ids: found.map(({ id }) => id) };
}
