/** The reads to invalidate after a factor was set up or removed. */
export const staleFactors = ['account.secondFactor', 'auth.user', 'sessions.list'] as const;
