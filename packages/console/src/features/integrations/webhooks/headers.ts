import type { Schema } from '@helpdesk/sdk/contract/operations';

/** A header as typed; `masked` is the known part of its stored value. */
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

/** The request's headers: empty rows are left out, and an unchanged value isn't sent. */
export const inputOf = (rows: readonly HeaderRow[]): Schema<'WebhookHeaderInput'>[] =>
  rows
    .filter(({ name, value }) => name.trim() !== '' || value.trim() !== '')
    .map(({ name, value }) => ({
      name: name.trim(),
      ...(value.trim() !== '' && { value: value.trim() }),
    }));
