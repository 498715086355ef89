import type { Schema } from '@helpdesk/sdk/contract/operations';
import { versionOfForm } from '@helpdesk/sdk/rules/form-version';
import { newId, now } from '../../../database/ids.ts';
import type { ContactFormRow } from '../../../database/rows/forms.ts';
import type { Input, Org, Tx } from '../../../database/types.ts';
import type { FormFacts } from '../../../event-catalog.ts';
import { Refusal } from '../../../refusal.ts';
import { writeTexts } from '../../../text-quota/store.ts';
import { checkedFields, type FormField } from '../fields.ts';
import { fieldsOf, settingsOf } from '../present.ts';
import { findForm, readForms } from '../read/forms.ts';
import { changedSettings, defaultSettings, type FormSettings } from '../settings.ts';
import { keptTranslations, translationsOf, withNewIds } from '../translations.ts';
import { forgetFigures } from './figures.ts';
import { withCurrentTags } from './form-tags.ts';
import { requestNotices } from './notice-addresses.ts';

export { readActiveForms } from '../read/forms.ts';
export { readConversion } from './figures.ts';

const defaultFields: Omit<FormField, 'id'>[] = [
  { name: 'name', label: 'Name', type: 'text', required: true, placeholder: 'Your name' },
  { name: 'email', label: 'Email', type: 'email', required: true, placeholder: 'you@example.com' },
  { name: 'subject', label: 'Subject', type: 'text', required: true },
  { name: 'message', label: 'Message', type: 'textarea', required: true },
];

/** The contact form that every new organization starts with. */
export const insertDefaultForm = (tx: Tx): Promise<string> =>
  insertForm(tx, {
    name: 'Main Contact Form',
    title: 'Contact us',
    description: 'Tell us what we can do for you.',
    fields: defaultFields.map((field) => ({ id: newId(), ...field })),
    translations: {},
    settings: {},
    is_active: true,
  });

async function insertForm(tx: Tx, row: Input<ContactFormRow>): Promise<string> {
  const id = newId();
  const at = now();
  await tx.insert('contact_forms', {
    ...row,
    id,
    submission_count: 0,
    created_at: at,
    updated_at: at,
  });
  return id;
}

async function made(tx: Tx, row: Input<ContactFormRow>): Promise<string> {
  const id = await insertForm(tx, row);
  await tx.record('contact_form.created', { form: formFacts(await findForm(tx, id)) });
  return id;
}

/** A form as it appears in events. */
const formFacts = (row: ContactFormRow): FormFacts => ({
  id: row.id,
  name: row.name,
  title: row.title,
  isActive: row.is_active === 1,
});

const maxForms = 100;

async function refuseTooMany(tx: Tx) {
  if ((await readForms(tx)).length < maxForms) return;
  throw new Refusal(409, `An organization can have up to ${maxForms} contact forms`, 'too_many');
}

/** Creates a form; returns its ID. */
export function createForm(
  org: Org,
  input: Schema<'ContactFormInput'>,
  by: string | null = null,
): Promise<string> {
  const fields = checkedFields(input.fields);
  const changed = changedSettings(defaultSettings, input.settings);
  return writeTexts(org, async (tx) => {
    await refuseTooMany(tx);
    const settings = await withCurrentTags(tx, changed);
    const { name, title, description, isActive = true } = input;
    await requestNotices(tx, settings, by);
    return made(tx, {
      name,
      title,
      description: description || null,
      fields,
      translations: keptTranslations(input.translations ?? {}, fields),
      settings,
      is_active: isActive,
    });
  });
}

/** Creates an inactive copy of a form; returns its ID. */
export function duplicateForm(org: Org, id: string): Promise<string> {
  return writeTexts(org, async (tx) => {
    const form = await findForm(tx, id);
    await refuseTooMany(tx);
    const fields = fieldsOf(form);
    const ids = new Map(fields.map(({ id: old }) => [old, newId()]));
    return made(tx, {
      name: `${form.name.slice(0, 93)} (copy)`,
      title: form.title,
      description: form.description,
      fields: fields.map((field) => ({ ...field, id: ids.get(field.id) as string })),
      translations: withNewIds(translationsOf(form), ids),
      settings: settingsOf(form),
      is_active: false,
    });
  });
}

/** Updates the given fields of a form, unless it has changed since `expected`. */
export function updateForm(
  org: Org,
  id: string,
  change: Schema<'ContactFormPatch'>,
  expected: string | null,
  by: string | null = null,
): Promise<void> {
  return writeTexts(org, async (tx) => {
    const before = await findForm(tx, id);
    if (expected !== null && expected !== versionOf(before)) {
      throw new Refusal(412, 'This contact form was changed by someone else', 'stale');
    }
    const { name, title, description, fields, settings, isActive } = change;
    // Removing a field also removes its translations.
    const asked = fields && checkedFields(fields);
    const translations =
      asked || change.translations
        ? keptTranslations(change.translations ?? translationsOf(before), asked ?? fieldsOf(before))
        : undefined;
    const had = settingsOf(before);
    const has = settings && (await withCurrentTags(tx, changedSettings(had, settings), had.tagIds));
    if (has && isSentElsewhere(had, has)) await requestNotices(tx, has, by);
    await tx.update(
      'contact_forms',
      { id },
      {
        name,
        title,
        description: description === undefined ? undefined : description || null,
        fields: asked,
        translations,
        settings: has,
        is_active: isActive,
        updated_at: after(before.updated_at),
      },
    );
    await tx.record('contact_form.updated', { form: formFacts(await findForm(tx, id)) });
  });
}

const isSentElsewhere = (had: FormSettings, has: FormSettings) =>
  had.emailNotificationTo !== has.emailNotificationTo ||
  (has.sendEmailNotification && !had.sendEmailNotification);

/** Deletes a form with its submissions and figures; the tickets stay. */
export function deleteForm(org: Org, id: string): Promise<void> {
  return org.write(async (tx) => {
    const form = formFacts(await findForm(tx, id));
    await tx.remove('form_submissions', { form_id: id });
    await tx.remove('contact_forms', { id });
    await forgetFigures(tx, id);
    await tx.record('contact_form.deleted', { form });
  });
}

/** The version for `If-Match`; submissions do not change it. */
export const versionOf = (form: { updated_at: string }) => versionOfForm(form.updated_at);

/** The current time, or later if the last change was in the same millisecond. */
function after(last: string) {
  const at = now();
  return at > last ? at : new Date(Date.parse(last) + 1).toISOString();
}
