/** The ticket access token of this tab; a mailed link has it in its fragment, a lookup in its response. */
function keyOf(subdomain: string, ticketId: string) {
  return `helpdesk_ticket_access:${subdomain}:${ticketId}`;
}

export function keptAccess(subdomain: string, ticketId: string): string | null {
  return sessionStorage.getItem(keyOf(subdomain, ticketId));
}

export function keepAccess(subdomain: string, ticketId: string, token: string) {
  sessionStorage.setItem(keyOf(subdomain, ticketId), token);
}

export function dropAccess(subdomain: string, ticketId: string) {
  sessionStorage.removeItem(keyOf(subdomain, ticketId));
}

/** The token in a fragment such as `#access=…`. */
export function accessIn(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('access');
}

/** Removes the token from the address, so that it is not in the history, a bookmark or a shared link. */
export function removeAccessFromAddress() {
  const { pathname, search, hash } = window.location;
  if (!accessIn(hash)) return;
  window.history.replaceState(window.history.state, '', pathname + search);
}
