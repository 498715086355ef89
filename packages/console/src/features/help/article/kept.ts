import type { Values } from './values.ts';

/** What somebody has written on this machine and no server has yet. */
export type Kept = { values: Values; at: string; version: string | null };

const keyOf = (userId: string, articleId: string | null) =>
  `helpdesk_article:${userId}:${articleId ?? 'new'}`;

export function readKept(userId: string, articleId: string | null): Kept | null {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(keyOf(userId, articleId)) ?? 'null');
    return typeof kept?.values.content === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** Remembers what is written, or forgets it with null; a full storage is no reason to stop writing. */
export function keep(userId: string, articleId: string | null, kept: Kept | null) {
  const key = keyOf(userId, articleId);
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    localStorage.removeItem(key);
  }
}
