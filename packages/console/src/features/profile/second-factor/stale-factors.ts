/** What is read again once a factor was set up or removed. */
export const staleFactors = ['account.secondFactor', 'auth.user', 'sessions.list'] as const;
