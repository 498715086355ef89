/** Keys of a ticket's data in this tab: its access token, which a link in an email has in its fragment, and the draft reply. */
const accessKey = (organization: string, ticketId: string) =>
  `helpdesk_ticket_access:${organization}:${ticketId}`;
const draftKey = (organization: string, ticketId: string) =>
  `helpdesk_ticket_draft:${organization}:${ticketId}`;

export interface Kept {
  access: string | null;
  draft: string;
}

export function kept(organization: string, ticketId: string): Kept {
  return {
    access: read(accessKey(organization, ticketId)),
    draft: read(draftKey(organization, ticketId)) ?? '',
  };
}

export const keepAccess = (organization: string, ticketId: string, access: string) =>
  write(accessKey(organization, ticketId), access);

/** The draft stays: it's sent once the ticket is open again. */
export const dropAccess = (organization: string, ticketId: string) =>
  write(accessKey(organization, ticketId), '');

export const keepDraft = (organization: string, ticketId: string, draft: string) =>
  write(draftKey(organization, ticketId), draft);

/** The token in a fragment such as `#access=…`. */
export function accessIn(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('access');
}

/** Removes the token from the address, so it isn't in the history, a bookmark or a shared link. */
export function takeLinked(): string | null {
  const { pathname, search, hash } = window.location;
  const access = accessIn(hash);
  if (access) window.history.replaceState(window.history.state, '', pathname + search);
  return access;
}

/** Removes the email and number of a confirmation's link from the address; null unless both are there. */
export function takePair(): { email: string; number: string } | null {
  const { pathname, search, hash } = window.location;
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const [email, number] = [given.get('email'), given.get('number')];
  if (!email || !number) return null;
  window.history.replaceState(window.history.state, '', pathname + search);
  return { email, number };
}

// A browser may have no storage: then the ticket is open as long as its page.
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string) {
  try {
    if (value) sessionStorage.setItem(key, value);
    else sessionStorage.removeItem(key);
  } catch {
    // See `read`.
  }
}
