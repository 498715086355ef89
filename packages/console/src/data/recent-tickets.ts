export type RecentTicket = { id: string; ticketNumber: string; subject: string };

const PREFIX = 'helpdesk_recent:';
const MAX_KEPT = 5;

/** Returns the tickets that the user opened last in an organization, most recent first. */
export function recentTickets(userId: string, organizationId = ''): RecentTicket[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId, organizationId)) ?? '[]');
  } catch {
    return [];
  }
}

export function rememberTicket(userId: string, organizationId = '', ticket: RecentTicket) {
  const { id, ticketNumber, subject } = ticket;
  const others = recentTickets(userId, organizationId).filter((other) => other.id !== id);
  const recent = [{ id, ticketNumber, subject }, ...others].slice(0, MAX_KEPT);
  localStorage.setItem(keyOf(userId, organizationId), JSON.stringify(recent));
}

/** Clears the list on sign-out, so no ticket subjects stay on the device. */
export function forgetRecentTickets() {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  }
}

function keyOf(userId: string, organizationId: string) {
  return `${PREFIX}${organizationId}:${userId}`;
}
