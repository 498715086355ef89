/** A person's name; any part may be missing. */
export interface Named {
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
}

/** The customer of a ticket, as lists and details show it. */
export interface CustomerOf {
  customer?: Named | null;
  customerName?: string | null;
  customerEmail?: string | null;
}

/** Returns first and last name, or the one that is known; empty if neither is. */
export function fullName(person: Named | null | undefined): string {
  return [person?.firstName, person?.lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}

export function userName(user: Named | null | undefined): string {
  return fullName(user) || user?.email || 'User';
}

export function agentName(agent: Named | null | undefined): string {
  if (!agent) return 'Unassigned';
  return fullName(agent) || agent.email || 'Agent';
}

export function customerName(ticket: CustomerOf): string {
  return (
    fullName(ticket.customer) ||
    ticket.customerName?.trim() ||
    ticket.customer?.email ||
    ticket.customerEmail ||
    'Unknown Customer'
  );
}

export function customerEmail(ticket: CustomerOf): string {
  return ticket.customer?.email || ticket.customerEmail || 'No email provided';
}

/** Returns the name of a visitor in a chat, or “Anonymous Customer” without one. */
export function visitorName(name: string | null | undefined): string {
  return name?.trim() || 'Anonymous Customer';
}

/** Returns the letters of an avatar: two initials, or the first letter of the email, or U. */
export function initials(person: Named | null | undefined): string {
  const letters = [person?.firstName, person?.lastName].map((part) => firstLetter(part)).join('');
  return letters || firstLetter(person?.email) || 'U';
}

function firstLetter(text: string | null | undefined): string {
  // Skips signs, as in “Ana Ruiz (she/her)”.
  return (/[\p{L}\p{N}]/u.exec(text ?? '')?.[0] ?? '').toUpperCase();
}
