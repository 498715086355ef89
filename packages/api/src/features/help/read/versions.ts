import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../../database/prepare.ts';
import type { HelpVersionRow } from '../../../database/rows/help.ts';
import type { UserRow } from '../../../database/rows/people.ts';
import type { Org, OrgScope, P, Query } from '../../../database/types.ts';
import { notFound } from '../../../refusal.ts';
import { cleanOnRead } from '../clean.ts';
import { differenceOf } from '../difference.ts';
import { textOf } from '../text.ts';
import { findArticle } from './articles.ts';

type Row = HelpVersionRow & {
  first_name: UserRow['first_name'] | null;
  last_name: UserRow['last_name'] | null;
};

const versions = (org: OrgScope): Query =>
  org
    .from('help_versions')
    .leftJoin('users as author', 'author.id', 'help_versions.author_id')
    .orderBy('help_versions.number', 'desc')
    .select('author.first_name', 'author.last_name');

const ofArticle = prepare((org, p: P<'article'>) =>
  versions(org)
    .where('article_id', p.article)
    .select('help_versions.number', 'help_versions.title', 'help_versions.created_at'),
);

const one = prepare((org, p: P<'article' | 'number'>) =>
  versions(org).where({ article_id: p.article, number: p.number }).select('help_versions.*'),
);

const present = (row: Row): Schema<'HelpVersion'> => ({
  number: Number(row.number),
  title: row.title,
  author: { firstName: row.first_name, lastName: row.last_name },
  createdAt: row.created_at,
});

/** The versions of an article, newest first. */
export async function listVersions(org: Org, id: string): Promise<Schema<'HelpVersion'>[]> {
  await findArticle(org, id);
  return (await org.all<Row>(ofArticle({ article: id }))).map(present);
}

export async function findVersion(org: Org, id: string, number: string): Promise<Row> {
  const asked = /^\d{1,9}$/.test(number) ? Number(number) : 0;
  const row = await org.first<Row>(one({ article: id, number: asked }));
  if (!row) throw notFound('Version not found');
  return row;
}

/** A version, with its differences from the current text. */
export async function readVersion(
  org: Org,
  id: string,
  number: string,
): Promise<Schema<'HelpVersionContent'>> {
  const article = await findArticle(org, id);
  const row = await findVersion(org, id, number);
  const content = cleanOnRead(row.content);
  const lines = (title: string, html: string) => [title, ...textOf(html).split('\n')];
  return {
    ...present(row),
    content,
    changes: differenceOf(
      lines(row.title, content),
      lines(article.title, cleanOnRead(article.content)),
    ),
  };
}
