import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { FormField } from '../field-types.ts';
import m from '../messages.yaml';
import { newField } from './fields.ts';

export type ContactForm = Schema<'ContactForm'>;
export type Settings = Schema<'FormSettings'>;

/** A form while it is being edited. */
export type Draft = {
  name: string;
  title: string;
  description: string;
  isActive: boolean;
  fields: FormField[];
  translations: Schema<'FormTranslations'>;
  settings: Settings;
};

export const defaultSettings: Settings = {
  submitButtonText: '',
  successMessage: '',
  redirectUrl: '',
  sendEmailNotification: false,
  emailNotificationTo: '',
  collectIpAddress: false,
  allowedDomains: [],
  tagIds: [],
  captcha: false,
};

/** The initial draft: the form, or for a new one the fields that nearly every form has. */
export function draftOf(form: ContactForm | null): Draft {
  if (form) {
    const { name, title, description, isActive, fields, translations, settings } = form;
    return {
      name,
      title,
      description: description ?? '',
      isActive,
      fields,
      translations,
      settings,
    };
  }
  const fields: FormField[] = [];
  for (const type of ['text', 'email', 'textarea'] as const) fields.push(newField(type, fields));
  const [name, email, message] = fields as [FormField, FormField, FormField];
  return {
    name: '',
    title: '',
    description: '',
    isActive: true,
    fields: [
      { ...name, label: m.draft.name, name: 'name', required: true },
      { ...email, required: true },
      { ...message, label: m.draft.message, name: 'message', required: true },
    ],
    translations: {},
    settings: defaultSettings,
  };
}

/** The stored unsaved draft, and the version of the form that it is based on. */
export type KeptDraft = { draft: Draft; from: string | null };

const keyOf = (owner: string, formId: string | null) =>
  `helpdesk_form_draft:${owner}:${formId ?? 'new'}`;

export function readDraft(owner: string, formId: string | null): KeptDraft | null {
  try {
    const kept: KeptDraft | null = JSON.parse(localStorage.getItem(keyOf(owner, formId)) ?? 'null');
    if (!Array.isArray(kept?.draft.fields)) return null;
    // Stored before forms had translations.
    return { ...kept, draft: { ...kept.draft, translations: kept.draft.translations ?? {} } };
  } catch {
    return null;
  }
}

export function keepDraft(owner: string, formId: string | null, kept: KeptDraft | null) {
  const key = keyOf(owner, formId);
  if (kept) localStorage.setItem(key, JSON.stringify(kept));
  else localStorage.removeItem(key);
}
