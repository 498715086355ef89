import { now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { HelpArticleRow, HelpVersionRow } from '../../../database/rows/help.ts';
import type { P, Tx } from '../../../database/types.ts';

/** The maximum number of versions per article. The newest one is kept whatever its size. */
const maxVersions = 50;
const maxBytes = 2_000_000;

type Said = Pick<HelpArticleRow, 'id' | 'title' | 'content' | 'author_id'>;

const kept = prepare((org, p: P<'article'>) =>
  org
    .from('help_versions')
    .where('article_id', p.article)
    .orderBy('number', 'desc')
    .select('number', org.raw('octet_length(content) as bytes')),
);

/** Stores a version with the new text of an article. If it has no versions yet, stores the text `before` first. */
export async function keepVersion(
  tx: Tx,
  { id, title, content, author_id }: Said,
  before: Pick<HelpArticleRow, 'title' | 'content' | 'author_id' | 'updated_at'> | null = null,
): Promise<void> {
  const versions = await tx.all<{ number: number; bytes: number }>(kept({ article: id }));
  let number = Number(versions[0]?.number ?? 0);
  const insert = (row: Omit<HelpVersionRow, 'organization_id' | 'article_id' | 'number'>) => {
    number += 1;
    return tx.insert('help_versions', { article_id: id, number, ...row });
  };
  if (before && versions.length === 0) {
    const { title, content, author_id, updated_at: created_at } = before;
    await insert({ title, content, author_id, created_at });
  }
  await insert({ title, content, author_id, created_at: now() });
  let bytes = Buffer.byteLength(content);
  const past = versions.filter(({ bytes: size }, at) => {
    bytes += Number(size);
    return at + 1 >= maxVersions || bytes > maxBytes;
  });
  if (past.length === 0) return;
  const numbers = past.map((one) => Number(one.number));
  await tx.remove('help_versions', { article_id: id, number: numbers });
}
