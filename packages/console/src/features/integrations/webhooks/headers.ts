import type { Schema } from '@helpdesk/sdk/contract/operations';

/** A header as it is typed; `masked` is what is known of the value that it has. */
export interface HeaderRow {
  key: string;
  name: string;
  value: string;
  masked: string | null;
}

export const rowsOf = (headers: readonly Schema<'WebhookHeader'>[]): HeaderRow[] =>
  headers.map(({ name, lastFour }) => ({
    key: name,
    name,
    value: '',
    masked: `••••••••${lastFour ?? ''}`,
  }));

/** What is sent of the rows: one that is empty is none, and one whose value stays has no value. */
export const inputOf = (rows: readonly HeaderRow[]): Schema<'WebhookHeaderInput'>[] =>
  rows
    .filter(({ name, value }) => name.trim() !== '' || value.trim() !== '')
    .map(({ name, value }) => ({
      name: name.trim(),
      ...(value.trim() !== '' && { value: value.trim() }),
    }));
