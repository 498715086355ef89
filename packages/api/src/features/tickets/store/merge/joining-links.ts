import type { Tx } from '../../../../database/types.ts';
import { findLink, isPutAway, type KeptLink, readKeptLinks } from '../../read/links.ts';
import { findLed } from '../../read/merged.ts';
import { dropLink, keepLink, maxLinks } from '../links.ts';
import type { Kept } from './keep-apart.ts';

/** Copies the links of a merged ticket to the remaining one, up to the limit; returns the linked tickets. Drops a link between the two. */
export async function joinLinks(tx: Tx, oneId: string, targetId: string): Promise<string[]> {
  const known = new Set((await readKeptLinks(tx, targetId)).map((link) => link.other_id));
  const given = (await readKeptLinks(tx, oneId))
    .filter(({ other_id: other }) => other !== targetId && !known.has(other))
    .slice(0, Math.max(0, maxLinks - known.size));
  for (const { other_id: other, kind, created_at: at } of given) {
    await keepLink(tx, targetId, other, { kind, at });
  }
  return given.map((link) => link.other_id);
}

/** Restores the links of a ticket that is unmerged, and removes them from the other ticket. */
export async function partLinks(tx: Tx, id: string, rootId: string, kept: Kept): Promise<void> {
  // Tickets merged before links existed have none.
  const links = kept.links ?? [];
  const given = new Set(kept.on.links ?? []);
  for (const { other_id: other, kind } of links) {
    const isAsGiven = given.has(other) && (await findLink(tx, rootId, other))?.kind === kind;
    if (isAsGiven) await dropLink(tx, rootId, other);
  }
  await restoreLinks(tx, id, links);
}

/** Restores the links of a ticket: to where the others lead now, unless they were permanently deleted. */
export async function restoreLinks(tx: Tx, id: string, links: readonly KeptLink[]): Promise<void> {
  for (const { other_id: other, kind, created_at: at } of links) {
    const led = await findLed(tx, other);
    const otherId = led?.ticket.id ?? other;
    const isGone = led === null && !(await isPutAway(tx, other));
    if (isGone || otherId === id || (await findLink(tx, id, otherId))) continue;
    await keepLink(tx, id, otherId, { kind, at });
  }
}
