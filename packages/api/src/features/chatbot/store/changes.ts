import { prepare } from '../../../database/prepare.ts';
import type { ChatbotQueryRow } from '../../../database/rows/chatbot.ts';
import type { Org, P } from '../../../database/types.ts';
import { revisionCounter } from './queries.ts';

const revision = prepare((org, p: P<'name'>) =>
  org.from('counters').where('name', p.name).select('value'),
);

/** The revision of the organization's queries. */
export async function readRevision(org: Org): Promise<number> {
  const row = await org.first<{ value: number }>(revision({ name: revisionCounter }));
  return Number(row?.value ?? 0);
}

const changed = prepare((org, p: P<'revision' | 'limit'>) =>
  org
    .from('chatbot_queries')
    .where('revision', '>', p.revision)
    .orderBy('revision')
    .limit(p.limit)
    .select('id', 'query', 'keywords', 'response', 'priority', 'is_active', 'revision'),
);

/** Up to `limit` pairs that changed after a revision, in the order of their changes. */
export const changedSince = (org: Org, after: number, limit: number) =>
  org.all<ChatbotQueryRow>(changed({ revision: after, limit }));

const active = prepare((org) => org.from('chatbot_queries').where('is_active', 1).select('id'));

/** Active queries. */
export const activeIds = async (org: Org) =>
  (await org.all<{ id: string }>(active({}))).map(({ id }) => id);
