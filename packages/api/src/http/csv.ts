/** Characters that start a formula in spreadsheet programs, including their full-width forms. */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/** A line of RFC 4180. A cell that a spreadsheet would run as a formula is escaped with an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
