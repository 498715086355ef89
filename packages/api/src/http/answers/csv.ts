import { withGuard } from '@helpdesk/sdk/rules/csv-guard';

/** A line of RFC 4180. A cell that a spreadsheet would run as a formula is escaped with an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const safe = withGuard(text);
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
