import type { Tx } from '../../../../database/types.ts';
import { findLink, isPutAway, type KeptLink, readKeptLinks } from '../../read/links.ts';
import { findLed } from '../../read/merged.ts';
import { dropLink, keepLink, maxLinks } from '../links.ts';
import type { Kept } from './keep-apart.ts';

/**
 * Links the ticket that another one goes into with what that one is linked with, as far as there is room; answers with what.
 * A link between the two is none any more.
 */
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

/** Gives a ticket that is merged no more its links again, and takes from the other one those that came with it. */
export async function partLinks(tx: Tx, id: string, rootId: string, kept: Kept): Promise<void> {
  // What was merged before tickets had links has none.
  const links = kept.links ?? [];
  const given = new Set(kept.on.links ?? []);
  for (const { other_id: other, kind } of links) {
    const isAsGiven = given.has(other) && (await findLink(tx, rootId, other))?.kind === kind;
    if (isAsGiven) await dropLink(tx, rootId, other);
  }
  await restoreLinks(tx, id, links);
}

/** Gives a ticket back the links that it had: with where the others lead today, unless they are gone for good. */
export async function restoreLinks(tx: Tx, id: string, links: readonly KeptLink[]): Promise<void> {
  for (const { other_id: other, kind, created_at: at } of links) {
    const led = await findLed(tx, other);
    const otherId = led?.ticket.id ?? other;
    const isGone = led === null && !(await isPutAway(tx, other));
    if (isGone || otherId === id || (await findLink(tx, id, otherId))) continue;
    await keepLink(tx, id, otherId, { kind, at });
  }
}
