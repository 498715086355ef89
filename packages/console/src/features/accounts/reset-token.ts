const KEY = 'helpdesk_reset';

/**
 * The secret of the mailed link. It is removed from the address bar immediately, where the browser's history would
 * keep it and others could read it; the tab stores it for a reload.
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
