import type { Schema } from '@helpdesk/sdk/contract/operations';
import { initialChoices, isChoice } from '@helpdesk/sdk/rules/ticket-fields';

const { status: _, ...initial } = initialChoices;

/** The unsaved input of a new ticket, in this browser tab. */
export type Kept = { [Field in keyof typeof empty]: string };

export const empty = {
  subject: '',
  description: '',
  ...initial,
  customerEmail: '',
  customerName: '',
  /** The format of the description; empty until the user chooses. */
  format: '',
  /** The uploaded files, as JSON. */
  files: '',
};

const keyOf = (owner: string) => `helpdesk_new_ticket:${owner}`;

export function readKept(owner: string): Kept | null {
  try {
    const kept: Partial<Kept> = JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? '{}');
    const fields = Object.entries(empty).map(([name, value]) => [
      name,
      String(kept[name as keyof Kept] ?? value),
    ]);
    const values: Kept = Object.fromEntries(fields);
    return isEmpty(values) ? null : values;
  } catch {
    return null;
  }
}

/** Stores the input. A full storage doesn't interrupt writing. */
export function keep(owner: string, values: Kept) {
  const key = keyOf(owner);
  try {
    if (!isEmpty(values)) return sessionStorage.setItem(key, JSON.stringify(values));
  } catch {}
  sessionStorage.removeItem(key);
}

const isEmpty = ({ format: _, ...values }: Kept) =>
  Object.entries(values).every(([name, text]) => isChoice(name) || text.trim() === '');

/** The form's fields from the stored input. */
export const formOf = ({ format: _, files: __, ...fields }: Kept) => fields;

type Files = readonly Schema<'UploadedFile'>[];

/** The uploaded files from the stored input. */
export function filesIn(kept: Kept | null): Files {
  try {
    const files: unknown = JSON.parse(kept?.files || '[]');
    return Array.isArray(files) ? files : [];
  } catch {
    return [];
  }
}
