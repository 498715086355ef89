/** What is known of a person's name; any of it may be missing. */
export interface Named {
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
}

/** The customer's side of a ticket, as the lists and the detail show it. */
export interface CustomerOf {
  customer?: Named | null;
  customerName?: string | null;
  customerEmail?: string | null;
}

/** First plus last name, or the one that there is; empty when there is neither. */
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

/** What a chat calls a visitor who has not said who they are. */
export function visitorName(name: string | null | undefined): string {
  return name?.trim() || 'Anonymous Customer';
}

/** The letters of an avatar: two initials, else the first letter of the email, else U. */
export function initials(person: Named | null | undefined): string {
  const letters = [person?.firstName, person?.lastName].map((part) => firstLetter(part)).join('');
  return letters || firstLetter(person?.email) || 'U';
}

function firstLetter(text: string | null | undefined): string {
  // Not the bracket of “Ana Ruiz (she/her)”.
  return (/[\p{L}\p{N}]/u.exec(text ?? '')?.[0] ?? '').toUpperCase();
}
