import { prepare } from '../../../database/prepare.ts';
import type { HelpOpeningsRow } from '../../../database/rows/help.ts';
import type { Org, P } from '../../../database/types.ts';
import type { Opens } from '../../../matching/learned.ts';

type Counted = Pick<HelpOpeningsRow, 'article_id' | 'counts'>;

const since = prepare((org, p: P<'revision'>) =>
  org.from('help_openings').where('revision', '>', p.revision).select('article_id', 'counts'),
);

/** The opening counts of articles that changed after a revision. */
export const openingsSince = (org: Org, revision: number) => org.all<Counted>(since({ revision }));

const articles = prepare((org) => org.from('help_openings').select('article_id'));

export const openedArticles = async (org: Org) =>
  (await org.all<Pick<HelpOpeningsRow, 'article_id'>>(articles({}))).map((row) => row.article_id);

/** Counts by stem. Skips invalid counts, which an imported row may have. */
export function countsIn({ counts }: Pick<HelpOpeningsRow, 'counts'>): Opens {
  const all = Object.entries((JSON.parse(counts) ?? {}) as Record<string, unknown>);
  return new Map(
    all.filter((one): one is [string, number] => typeof one[1] === 'number' && one[1] > 0),
  );
}
