import { prepare } from '../../../database/prepare.ts';
import type { HelpArticleRow } from '../../../database/rows/help.ts';
import type { Org, P } from '../../../database/types.ts';
import { revisions } from '../revisions.ts';

const revision = prepare((org, p: P<'name'>) =>
  org.from('counters').where('name', p.name).select('value'),
);

/** The revision of the organization's articles. */
export async function readRevision(org: Org): Promise<number> {
  const row = await org.first<{ value: number }>(revision({ name: revisions }));
  return Number(row?.value ?? 0);
}

const changed = prepare((org, p: P<'revision' | 'limit'>) =>
  org
    .from('help_articles')
    .where('revision', '>', p.revision)
    .orderBy('revision')
    .limit(p.limit)
    .select('id', 'title', 'tags', 'text', 'is_published', 'revision'),
);

/** Up to `limit` articles that changed after a revision, in the order of their changes. */
export const changedSince = (org: Org, after: number, limit: number) =>
  org.all<HelpArticleRow>(changed({ revision: after, limit }));

const ids = prepare((org) => org.from('help_articles').select('id'));

export const articleIds = async (org: Org) =>
  (await org.all<{ id: string }>(ids({}))).map(({ id }) => id);
