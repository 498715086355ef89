const days = 24 * 60 * 60 * 1000;

/** How long tickets stay in spam, and then in the trash. */
export const archiveLifetime = 30 * days;

export const leavesAt = (putAwayAt: string) =>
  new Date(Date.parse(putAwayAt) + archiveLifetime).toISOString();
