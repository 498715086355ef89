/** Cells that a spreadsheet would run as a formula, even full-width. Also matches guarded cells, which then get one more apostrophe. */
const formula = /^'*\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Puts an apostrophe before a cell that a spreadsheet would run as a formula. */
export const withGuard = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

/** Removes the apostrophe of `withGuard`. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
