import { prepare, prepareDirectory } from '../../database/prepare.ts';
import type { TallyRow } from '../../database/rows/events.ts';
import type { Directory, Org, P, Tx } from '../../database/types.ts';
import { hashToken } from '../tokens.ts';

export const hour = 60 * 60 * 1000;
export const day = 24 * hour;

/** A counter by subject and hour or day. The subject may be an address: only its hash is stored. */
export interface Tally {
  what: string;
  subject: string;
  span: number;
}

const counted = prepare((org, p: P<'what' | 'subject' | 'since'>) =>
  org
    .from('tallies')
    .where('what', p.what)
    .where('subject', p.subject)
    .where('since', p.since)
    .select('count'),
);

/** The count of the current span, or of the one `ago` spans before. */
export async function countOf(org: Org, tally: Tally, ago = 0): Promise<number> {
  const { what, subject, since } = keyOf(tally, ago);
  const row = await org.first<Pick<TallyRow, 'count'>>(counted({ what, subject, since }));
  return row?.count ?? 0;
}

const countedEverywhere = prepareDirectory((directory, p: P<'what' | 'subject' | 'since'>) =>
  directory
    .from('tallies')
    .where('what', p.what)
    .where('subject', p.subject)
    .where('since', p.since)
    .sum('count as count'),
);

/** The count of the current span in all organizations together. */
export async function countEverywhere(directory: Directory, tally: Tally): Promise<number> {
  const { what, subject, since } = keyOf(tally, 0);
  const row = await directory.first<{ count: number | null }>(
    countedEverywhere({ what, subject, since }),
  );
  return Number(row?.count ?? 0);
}

/** Increments the counter; writes of one organization are serialized, so there is no race. */
export async function countUp(tx: Tx, tally: Tally): Promise<void> {
  const count = await countOf(tx, tally);
  const { until, ...key } = keyOf(tally, 0);
  if (count > 0) await tx.update('tallies', key, { count: count + 1 });
  else await tx.insert('tallies', { ...key, until, count: 1 });
}

function keyOf({ what, subject, span }: Tally, ago: number) {
  const since = (Math.floor(Date.now() / span) - ago) * span;
  return {
    what,
    subject: subject && hashToken(subject),
    since: new Date(since).toISOString(),
    until: new Date(since + span),
  };
}
