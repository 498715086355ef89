import type { OperationId } from '@helpdesk/sdk/contract/operations';
import { newId, now } from '../database/ids.ts';
import type { Org } from '../database/types.ts';
import type { Answer, TestDesk } from './harness.ts';

/** The ten types of questions, each the name of its own question in the form. */
export const types = 'text email textarea select checkbox radio number phone url date'.split(' ');

const options: Record<string, string[]> = { select: ['Red', 'Green'], radio: ['Yes', 'No'] };

/** Makes a form that asks for everything there is, all of it required or none. */
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
      settings,
      is_active: true,
      submission_count: 0,
      created_at: now(),
      updated_at: now(),
    });
    return id;
  });
}

export const goodAnswers: Record<string, unknown> = {
  text: 'Vera',
  email: 'Vera@example.com',
  textarea: 'Two\nlines',
  select: 'Red',
  checkbox: true,
  radio: 'Yes',
  number: '42',
  phone: '+47 22 00 00 00',
  url: 'https://example.com',
  date: '2026-11-21',
};

type Path = Extract<OperationId, 'publicForms.submit' | 'widget.submit'>;

/** The contact page's way in, and the widget's. */
export const paths: Path[] = ['publicForms.submit', 'widget.submit'];

export type Submit = (
  path: Path,
  data: unknown,
  formId?: string,
  more?: object,
  headers?: Record<string, string>,
) => Promise<Answer<'publicForms.submit'> | Answer<'widget.submit'>>;

/** Sends a form of acme by either way. */
export const submitter =
  ({ call }: TestDesk, ownForm: string): Submit =>
  (path, data, formId = ownForm, more = {}, headers = {}) =>
    path === 'widget.submit'
      ? call(path, { body: { formId, org: 'acme', data, ...more }, headers })
      : call(path, { params: { subdomain: 'acme' }, body: { formId, data, ...more }, headers });
