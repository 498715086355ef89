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
  /** Whether it's a message to the customer: yes or empty. */
  outbound: '',
  /** The chosen assignee: their user id, `none`, or empty until the user chooses. */
  agentId: '',
  /** The chosen tags, as JSON. */
  tags: '',
  /** Cc addresses, as they were typed. */
  ccs: '',
  sendFrom: '',
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

/** Choices that aren't worth keeping alone. */
const chosen: readonly string[] = ['format', 'outbound', 'agentId', 'sendFrom'];

const isEmpty = (values: Kept) =>
  Object.entries(values).every(
    ([name, text]) => isChoice(name) || chosen.includes(name) || text.trim() === '',
  );

/** The form's fields from the stored input. */
export const formOf = (kept: Kept) =>
  Object.fromEntries(Object.entries(kept).filter(([name]) => !(name in besideOf(empty)))) as Omit<
    Kept,
    keyof Beside
  >;

/** The form's fields as they are stored. */
export const fieldsOf = (values: object) => values as Partial<Omit<Kept, keyof Beside>>;

/** The choices that are made outside of the form. */
export type Beside = Pick<Kept, 'format' | 'outbound' | 'agentId' | 'ccs' | 'sendFrom'> & {
  files: readonly Schema<'UploadedFile'>[];
  tags: readonly Schema<'TagRef'>[];
};

export const besideOf = ({ format, outbound, agentId, ccs, sendFrom, ...kept }: Kept): Beside => ({
  format,
  outbound,
  agentId,
  ccs,
  sendFrom,
  files: listIn(kept.files),
  tags: listIn(kept.tags),
});

/** The same as it is stored. */
export const keptOf = ({ files, tags, ...beside }: Beside) => ({
  ...beside,
  files: files.length > 0 ? JSON.stringify(files) : '',
  tags: tags.length > 0 ? JSON.stringify(tags) : '',
});

function listIn<Item>(text: string): readonly Item[] {
  try {
    const list: unknown = JSON.parse(text || '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
