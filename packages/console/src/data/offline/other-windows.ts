import { authToken } from '../signing-in/auth-token.ts';

/** Loads the page again when another window has signed out, or somebody else in: this one holds the data of before. */
export function reloadForAnotherSession() {
  const token = authToken();
  window.addEventListener('storage', ({ key }) => {
    const isOther = (key === 'auth_token' || key === null) && authToken() !== token;
    if (isOther && token !== null) window.location.reload();
  });
}
