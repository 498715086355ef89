const days = 24 * 60 * 60 * 1000;

/** How long spam stays spam, and what is in the trash there. */
export const archiveLifetime = 30 * days;

export const leavesAt = (putAwayAt: string) =>
  new Date(Date.parse(putAwayAt) + archiveLifetime).toISOString();
