/** A count beside a name: exact as long as it is short. */
export const countText = (count: number) => (count > 999 ? '999+' : String(count));
