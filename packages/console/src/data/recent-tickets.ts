export type RecentTicket = { id: string; ticketNumber: string; subject: string };

const PREFIX = 'helpdesk_recent:';
const MOST = 5;

/** The tickets that somebody has opened last in an organization, the last one first. */
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
  const recent = [{ id, ticketNumber, subject }, ...others].slice(0, MOST);
  localStorage.setItem(keyOf(userId, organizationId), JSON.stringify(recent));
}

/** Leaves no subjects behind on the machine of somebody who signs out. */
export function forgetRecentTickets() {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  }
}

function keyOf(userId: string, organizationId: string) {
  return `${PREFIX}${organizationId}:${userId}`;
}
