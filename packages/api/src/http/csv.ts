/** What spreadsheet programs take for the beginning of a formula, also in their wide forms. */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/** A line of RFC 4180. A cell that would be a formula gets an apostrophe in front: it is shown, never run. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
