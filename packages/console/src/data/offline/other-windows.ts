import { authToken } from '../signing-in/auth-token.ts';

/** Reloads the page when another window has signed out or signed in as another user, because this one has the former user's data. */
export function reloadForAnotherSession() {
  const token = authToken();
  window.addEventListener('storage', ({ key }) => {
    const isOther = (key === 'auth_token' || key === null) && authToken() !== token;
    if (isOther && token !== null) window.location.reload();
  });
}
