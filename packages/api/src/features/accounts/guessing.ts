/**
 * What the limit `auth.account` counts by. What is guessed from many networks and sessions slows down all but the browsers
 * where the account was signed in to.
 */
export const accountTried = (email: string, device: string | null) =>
  device ? `${email} ${device}` : email;
