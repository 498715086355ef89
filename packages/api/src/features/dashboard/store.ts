import { type Days, type Span, together } from '@helpdesk/sdk/rules/periods';
import { prepare } from '../../database/prepare.ts';
import type { Org, OrgScope, P, Prepared } from '../../database/types.ts';
import { timesOf } from '../../figures/bands.ts';
import { middleOf, readTallies } from './figures.ts';

const answered = (org: OrgScope, p: P<'since' | 'until'>) =>
  org
    .from('tickets')
    .where('first_response_at', '>=', p.since)
    .where('first_response_at', '<', p.until);

const answersTo = prepare((org, p: P<'since' | 'until' | 'customer'>) =>
  answered(org, p).where('customer_user_id', p.customer).count('* as count'),
);
const nth = prepare((org, p: P<'since' | 'until' | 'from' | 'to' | 'skip'>) =>
  answered(org, p)
    .where('first_response_ms', '>=', p.from)
    .where('first_response_ms', '<', p.to)
    .orderBy('first_response_ms')
    .limit(1)
    .offset(p.skip)
    .select('first_response_ms as time'),
);
const answersSeen = prepare((org, p: P<'since' | 'until'>) => answered(org, p).count('* as count'));
const nthSeen = prepare((org, p: P<'since' | 'until' | 'skip'>) =>
  answered(org, p)
    .orderBy('first_response_ms')
    .limit(1)
    .offset(p.skip)
    .select('first_response_ms as time'),
);
const nthTo = prepare((org, p: P<'since' | 'until' | 'customer' | 'skip'>) =>
  answered(org, p)
    .where('customer_user_id', p.customer)
    .orderBy('first_response_ms')
    .limit(1)
    .offset(p.skip)
    .select('first_response_ms as time'),
);

/** The (lower) median in milliseconds; null without first responses. */
export async function medianFirstResponse(
  org: Org,
  { span, slots }: Days,
  customerId: string | null,
): Promise<number | null> {
  const { since, until } = span;
  if (customerId !== null) {
    const own = { since, until, customer: customerId };
    return counted(org, answersTo(own), (skip) => nthTo({ ...own, skip }));
  }
  if (org.visibility)
    return counted(org, answersSeen({ since, until }), (skip) => nthSeen({ since, until, skip }));
  const middle = middleOf(await readTallies(org, together(slots)));
  if (!middle) return null;
  const { band, skip } = middle;
  const range = { since, until, ...timesOf(band), skip };
  return (await org.first<{ time: number }>(nth(range)))?.time ?? null;
}

async function counted(
  org: Org,
  answers: Prepared<'org'>,
  nth: (skip: number) => Prepared<'org'>,
): Promise<number | null> {
  const count = Number((await org.first<{ count: number }>(answers))?.count ?? 0);
  if (count === 0) return null;
  return (await org.first<{ time: number }>(nth(Math.floor((count - 1) / 2))))?.time ?? null;
}

const submissions = prepare((org, p: P<'since'>) =>
  org.from('form_submissions').where('created_at', '>=', p.since).count('* as count'),
);

export async function countSubmissions(org: Org, since: string): Promise<number> {
  return (await org.first<{ count: number }>(submissions({ since })))?.count ?? 0;
}

const answers = prepare((org, p: P<'since' | 'until' | 'from' | 'to'>) =>
  org
    .from('tickets')
    .where('first_response_at', '>=', p.since)
    .where('first_response_at', '<', p.until)
    .where('first_response_ms', '>=', p.from)
    .where('first_response_ms', '<', p.to)
    .groupByRaw('1, 2')
    .select('first_responder_id as id', org.raw('first_response_ms / 60000 as minutes'))
    .count('* as count'),
);

export interface Answers {
  id: string;
  minutes: number;
  count: number;
}

/** Number of first responses by member and whole minute, within a band of durations. */
export const readAnswers = (
  org: Org,
  { since, until }: Span,
  { from, to }: { from: number; to: number },
) => org.all<Answers>(answers({ since, until, from, to }));
