/** What a spreadsheet would run as a formula, also in full-width forms; and the same behind apostrophes, which then has one more. */
const formula = /^'*\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A cell of a CSV file that no spreadsheet runs: an apostrophe is in front. */
export const withGuard = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

/** The same cell as it was before. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
