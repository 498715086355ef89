const KEY = 'helpdesk_reset';

/**
 * Returns the secret of the reset link. It's removed from the address bar immediately, so it doesn't stay in the
 * browser's history where others could read it; the tab stores it for a reload.
 */
export function takeResetToken(): string {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token');
  if (token === null) return sessionStorage.getItem(KEY) ?? '';
  sessionStorage.setItem(KEY, token);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}

export function forgetResetToken() {
  sessionStorage.removeItem(KEY);
}
