import { invalid } from '../../../../refusal.ts';

const year = 366 * 24 * 60 * 60 * 1_000;

/** Returns a time as it is stored; rejects a time in the past or more than a year ahead. */
export function timeAhead(field: string, moment: string): string {
  const wait = Date.parse(moment) - Date.now();
  if (wait <= 0) throw invalid(field, 'Please choose a time in the future');
  if (wait > year) throw invalid(field, 'Please choose a time within a year');
  return new Date(moment).toISOString();
}
