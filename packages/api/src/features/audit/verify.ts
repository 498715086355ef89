import type { Schema } from '@helpdesk/sdk/contract/operations';
import { hashOfEntry } from '../../database/audit/write.ts';
import type { Org } from '../../database/types.ts';
import { entriesOf, newestEntry, readHead } from './read/entries.ts';

/** Verifies the chain of hashes from beginning to end, both of which are stored separately. */
export async function verifyLog(org: Org): Promise<Schema<'AuditVerification'>> {
  // Read before the head, so entries written in between don't count as a break.
  const newest = Number((await newestEntry(org))?.seq ?? 0);
  const head = await readHead(org);
  const removedUntil = Number(head?.removed_seq ?? 0);
  const end = { number: Number(head?.last_seq ?? 0), hash: head?.last_hash ?? '' };
  const brokenAt =
    (await firstBreak(org, { number: removedUntil, hash: head?.removed_hash ?? '' }, end)) ??
    (newest > end.number ? end.number + 1 : null);
  return {
    isIntact: brokenAt === null,
    entries: end.number - removedUntil,
    removedUntil,
    last: end.number > 0 ? end : null,
    brokenAt,
  };
}

type Anchor = Schema<'AuditAnchor'>;

/** The number of the first entry that is missing or changed; null if the chain is intact. */
async function firstBreak(org: Org, from: Anchor, end: Anchor): Promise<number | null> {
  let { number, hash } = from;
  for await (const rows of entriesOf(org, {})) {
    for (const row of rows) {
      if (number === end.number) break;
      const isNext = Number(row.seq) === number + 1;
      if (!isNext || hashOfEntry(hash, row) !== row.hash) return number + 1;
      number = Number(row.seq);
      hash = row.hash;
    }
    if (number === end.number) break;
  }
  if (number !== end.number) return number + 1;
  return hash === end.hash ? null : number;
}
