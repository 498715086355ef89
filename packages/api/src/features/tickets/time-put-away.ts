const days = 24 * 60 * 60 * 1000;

/** How long spam stays spam, and what is in the trash there. */
export const keptPutAway = 30 * days;

export const leavesAt = (putAwayAt: string) =>
  new Date(Date.parse(putAwayAt) + keptPutAway).toISOString();
