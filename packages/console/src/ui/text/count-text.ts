/** Formats a count beside a name: exact up to 999. */
export const countText = (count: number) => (count > 999 ? '999+' : String(count));
