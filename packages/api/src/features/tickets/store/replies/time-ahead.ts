import { invalid } from '../../../../refusal.ts';

const year = 366 * 24 * 60 * 60 * 1_000;

/** A moment as it is stored; refused when it is past, or more than a year away. */
export function timeAhead(field: string, moment: string): string {
  const wait = Date.parse(moment) - Date.now();
  if (wait <= 0) throw invalid(field, 'Please choose a time in the future');
  if (wait > year) throw invalid(field, 'Please choose a time within a year');
  return new Date(moment).toISOString();
}
