/** A priority as the database computes it, for sorting. */
export const urgencies = { urgent: 3, high: 2, normal: 1, low: 0 } as const;
