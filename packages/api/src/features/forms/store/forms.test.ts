import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../database/test-database.ts';
import { makeOrganization, type TestOrganization } from '../../../test/factories.ts';
import { checkedFields } from '../fields.ts';
import { presentForm } from '../present.ts';
import { findForm, readForms } from '../read/forms.ts';
import { submitForm } from '../submit.ts';
import { createForm, duplicateForm, updateForm } from './forms.ts';

let stored: TestDatabase;
let acme: TestOrganization;

beforeAll(async () => {
  stored = await openTestDatabase();
  acme = await makeOrganization(stored.database, 'acme');
});
afterAll(() => stored.remove());

const field = { id: 'a', name: 'topic', label: 'Topic', type: 'text', required: true } as const;
const create = (more = {}) =>
  createForm(acme.org, { name: 'Tea', title: 'Tea', fields: [field], settings: {}, ...more });
const formOf = async (id: string) => presentForm(await findForm(acme.org, id), 'off', false);

test('a new organization has one active form that asks for name, subject and message', async () => {
  const form = await formOf(acme.formId);
  expect(form).toMatchObject({
    name: 'Main Contact Form',
    description: 'Tell us what we can do for you.',
    isActive: true,
    submissionCount: 0,
  });
  expect(form.settings).toMatchObject({ allowedDomains: [], redirectUrl: '' });
  expect(
    form.fields.map(({ name, required, placeholder }) => [name, required, placeholder]),
  ).toEqual([
    ['name', true, 'Your name'],
    ['email', true, 'you@example.com'],
    ['subject', true, undefined],
    ['message', true, undefined],
  ]);
});

test('a form is active unless created inactive', async () => {
  expect((await formOf(await create())).isActive).toBe(true);
  expect((await formOf(await create({ isActive: false }))).isActive).toBe(false);
});

test('an update leaves omitted fields unchanged', async () => {
  const id = await create({ description: 'Hot', settings: { successMessage: 'Enjoy' } });
  const change = async (patch: Parameters<typeof updateForm>[2]) => {
    await updateForm(acme.org, id, patch, null);
    const { name, title, description, isActive, fields, settings } = await formOf(id);
    return [name, title, description, isActive, fields.length, settings.successMessage];
  };
  expect(await change({ name: 'Coffee' })).toEqual(['Coffee', 'Tea', 'Hot', true, 1, 'Enjoy']);
  expect(await change({ title: 'Ask' })).toEqual(['Coffee', 'Ask', 'Hot', true, 1, 'Enjoy']);
  expect(await change({ description: '' })).toEqual(['Coffee', 'Ask', null, true, 1, 'Enjoy']);
  expect(await change({ isActive: false })).toEqual(['Coffee', 'Ask', null, false, 1, 'Enjoy']);
});

test('each change of a form has a later time than the one before, however fast they follow', async () => {
  const id = await create();
  const moments: string[] = [];
  for (let at = 0; at < 20; at += 1) {
    await updateForm(acme.org, id, { name: `Tea ${at}` }, null);
    moments.push((await findForm(acme.org, id)).updated_at);
  }
  expect(moments).toEqual([...new Set(moments)].sort());
});

test('a change after a time in the future is later still', async () => {
  const id = await create();
  const future = '2999-01-01T00:00:00.000Z';
  await acme.org.write((tx) => tx.update('contact_forms', { id }, { updated_at: future }));
  await updateForm(acme.org, id, { name: 'Later' }, null);
  expect((await findForm(acme.org, id)).updated_at).toBe('2999-01-01T00:00:00.001Z');
});

test('forms are listed in order of creation', async () => {
  const { org } = await makeOrganization(stored.database, 'ordered');
  const made = await Promise.all(
    [3, 1, 2].map(async (day) => {
      const id = await createForm(org, { name: `${day}`, title: 'T', fields: [field] });
      const at = `199${day}-01-01T00:00:00.000Z`;
      await org.write((tx) => tx.update('contact_forms', { id }, { created_at: at }));
      return { id, day };
    }),
  );
  const inOrder = made.toSorted((one, other) => one.day - other.day).map(({ id }) => id);
  expect((await readForms(org)).map(({ id }) => id).slice(0, 3)).toEqual(inOrder);
});

test('an organization with a hundred forms cannot copy one', async () => {
  const { org, formId } = await makeOrganization(stored.database, 'many');
  for (let made = 1; made < 100; made += 1) await duplicateForm(org, formId);
  await expect(duplicateForm(org, formId)).rejects.toMatchObject({
    status: 409,
    message: 'An organization can have up to 100 contact forms',
  });
  expect(await readForms(org)).toHaveLength(100);
});

test('a ticket has the form and source it came from', async () => {
  const form = await findForm(acme.org, await create());
  const sent = {
    data: { topic: 'Tea' },
    source: 'widget',
    ipAddress: null,
    maxMessageBytes: 0,
  } as const;
  const { ticketId: id } = await submitForm(acme.org, form, [field], sent);
  const query = acme.org.from('tickets').where('id', id).select('form_id', 'source');
  expect(await acme.org.first(query)).toEqual({ form_id: form.id, source: 'widget' });
});

test('keeps distinct options, and drops options of a field that has none', () => {
  const options = ['Red', 'Blue'];
  expect(checkedFields([{ ...field, type: 'select', options }])).toEqual([
    { ...field, type: 'select', options },
  ]);
  expect(checkedFields([{ ...field, options }])).toEqual([field]);
});

test('drops empty rules, and keeps others', () => {
  expect(checkedFields([{ ...field, validation: { pattern: '' } }])).toEqual([field]);
  expect(checkedFields([{ ...field, validation: { pattern: '', maxLength: 3 } }])).toEqual([
    { ...field, validation: { maxLength: 3 } },
  ]);
});
