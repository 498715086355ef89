const PREFIX = 'helpdesk_not_duplicates:';
/** Suggestions that were dismissed longer ago may come back. */
const MAX_KEPT = 200;

/** The pairs of tickets that a member has said on this device are no duplicates. */
export function dismissedBy(userId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + userId) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** The same pair from either of them. */
export const pairOf = (one: string, other: string) => [one, other].sort().join(' ');

export function dismiss(userId: string, pair: string): readonly string[] {
  const kept = [...dismissedBy(userId).filter((one) => one !== pair), pair].slice(-MAX_KEPT);
  localStorage.setItem(PREFIX + userId, JSON.stringify(kept));
  return kept;
}
