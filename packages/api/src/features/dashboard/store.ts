import { prepare } from '../../database/prepare.ts';
import type { Org, OrgScope, P } from '../../database/types.ts';
import type { Span } from './period.ts';

const answered = (org: OrgScope, p: P<'since' | 'until'>) =>
  org
    .from('tickets')
    .where('first_response_at', '>=', p.since)
    .where('first_response_at', '<', p.until);

const answers = prepare((org, p: P<'since' | 'until'>) => answered(org, p).count('* as count'));
const answersTo = prepare((org, p: P<'since' | 'until' | 'customer'>) =>
  answered(org, p).where('customer_user_id', p.customer).count('* as count'),
);
const nth = prepare((org, p: P<'since' | 'until' | 'skip'>) =>
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

/** Milliseconds; of two middle ones the shorter, null when nothing was answered. */
export async function medianFirstResponse(
  org: Org,
  { since, until }: Span,
  customerId: string | null,
): Promise<number | null> {
  const all = { since, until };
  const own = { since, until, customer: customerId };
  const found = await org.first<{ count: number }>(
    customerId === null ? answers(all) : answersTo(own),
  );
  if (!found || found.count === 0) return null;
  const skip = Math.floor((found.count - 1) / 2);
  const middle = await org.first<{ time: number }>(
    customerId === null ? nth({ ...all, skip }) : nthTo({ ...own, skip }),
  );
  return middle?.time ?? null;
}

const submissions = prepare((org, p: P<'since'>) =>
  org.from('form_submissions').where('created_at', '>=', p.since).count('* as count'),
);

export async function countSubmissions(org: Org, since: string): Promise<number> {
  return (await org.first<{ count: number }>(submissions({ since })))?.count ?? 0;
}
