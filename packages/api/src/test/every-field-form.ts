import type { OperationId } from '@helpdesk/sdk/contract/operations';
import { type FieldKind, fieldCatalog, fieldKindList } from '@helpdesk/sdk/rules/field-kinds';
import { newId, now } from '../database/ids.ts';
import type { Org } from '../database/types.ts';
import type { Answer, TestServer } from './harness.ts';

/** The field types. Each field of the form is named after its type. File fields have their own tests, because they need uploads. */
export const types = fieldKindList.filter((type) => type !== 'file');

const options: Partial<Record<FieldKind, string[]>> = {
  select: ['Red', 'Green'],
  radio: ['Yes', 'No'],
};

/** Creates a form with a field of every type, all required or all optional. */
export function makeEveryField(
  org: Org,
  required: boolean,
  settings: object = {},
  extra: object[] = [],
): Promise<string> {
  const id = newId();
  const fields = types.map((type) => {
    const field = { id: newId(), name: type, label: `Your ${type}`, type, required };
    return options[type] ? { ...field, options: options[type] } : field;
  });
  return org.write(async (tx) => {
    await tx.insert('contact_forms', {
      id,
      name: 'Everything',
      title: 'Ask us',
      description: null,
      fields: [...fields, ...extra],
      translations: {},
      settings,
      is_active: true,
      submission_count: 0,
      created_at: now(),
      updated_at: now(),
    });
    return id;
  });
}

/** A valid answer to each field, as it is stored. */
export const goodAnswers: Record<string, unknown> = Object.fromEntries(
  types.map((type) => [type, options[type]?.[0] ?? fieldCatalog[type].sample]),
);

type Path = Extract<OperationId, 'publicForms.submit' | 'widget.submit'>;

/** The submission endpoints of the contact page and of the widget. */
export const paths: Path[] = ['publicForms.submit', 'widget.submit'];

export type Submit = (
  path: Path,
  data: unknown,
  formId?: string,
  more?: object,
  headers?: Record<string, string>,
) => Promise<Answer<'publicForms.submit'> | Answer<'widget.submit'>>;

/** Returns a function that submits a form of acme through either endpoint. */
export const submitter =
  ({ call }: TestServer, ownForm: string): Submit =>
  (path, data, formId = ownForm, more = {}, headers = {}) =>
    path === 'widget.submit'
      ? call(path, { body: { formId, org: 'acme', data, ...more }, headers })
      : call(path, { params: { subdomain: 'acme' }, body: { formId, data, ...more }, headers });
