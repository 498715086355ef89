/**
 * The key of the rate limit `auth.account`. Guesses from many networks and sessions share one key per account. Each
 * browser that
 * has signed in to the account has its own key, so its user isn't locked out.
 */
export const accountTried = (email: string, device: string | null) =>
  device ? `${email} ${device}` : email;
