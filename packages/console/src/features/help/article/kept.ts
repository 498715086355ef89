import type { Values } from './values.ts';

/** The unsaved text in this browser that no server has yet. */
export type Kept = { values: Values; at: string; version: string | null };

const keyOf = (owner: string, articleId: string | null) =>
  `helpdesk_article:${owner}:${articleId ?? 'new'}`;

export function readKept(owner: string, articleId: string | null): Kept | null {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(keyOf(owner, articleId)) ?? 'null');
    return typeof kept?.values.content === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** Stores the text, or removes it with null. A full storage does not interrupt writing. */
export function keep(owner: string, articleId: string | null, kept: Kept | null) {
  const key = keyOf(owner, articleId);
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    localStorage.removeItem(key);
  }
}
