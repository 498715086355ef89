const PREFIX = 'helpdesk_not_duplicates:';
/** The maximum number of stored pairs; older dismissed suggestions may come back. */
const MAX_KEPT = 200;

/** The pairs of tickets that a member has dismissed as duplicates on this device. */
export function dismissedBy(userId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + userId) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** The same key for a pair, whichever ticket comes first. */
export const pairOf = (one: string, other: string) => [one, other].sort().join(' ');

export function dismiss(userId: string, pair: string): readonly string[] {
  const kept = [...dismissedBy(userId).filter((one) => one !== pair), pair].slice(-MAX_KEPT);
  localStorage.setItem(PREFIX + userId, JSON.stringify(kept));
  return kept;
}
