import { prepare } from '../database/prepare.ts';
import type { Org, Tx } from '../database/types.ts';
import { Refusal } from '../refusal.ts';

const megabytes = 100;
const quota = megabytes * 1024 * 1024;

/** The tables of texts that staff write, with the columns that may be long. Tickets and chats are excluded. */
const texts = {
  help_articles: ['title', 'content', 'draft'],
  help_versions: ['title', 'content'],
  help_translations: ['title', 'content'],
  chatbot_queries: ['query', 'response', 'keywords'],
  canned_replies: ['title', 'text'],
  macros: ['name', 'steps'],
  contact_forms: ['title', 'description', 'fields', 'translations', 'settings'],
} as const;

/** Both databases know the length of a text without reading it. */
const lengths = Object.entries(texts).map(([table, columns]) => ({
  table,
  length: prepare((org) =>
    org
      .from(table as keyof typeof texts)
      .select(
        org.raw(
          `sum(${columns.map((column) => `octet_length(coalesce(${column}, ''))`).join(' + ')}) as bytes`,
        ),
      ),
  ),
}));

/** The bytes of all texts of an organization, and those without earlier versions. */
async function textBytes(org: Org): Promise<{ all: number; current: number }> {
  const sums = { all: 0, current: 0 };
  for (const { table, length } of lengths) {
    const row = await org.first<{ bytes: number | null }>(length({}));
    const bytes = Number(row?.bytes ?? 0);
    sums.all += bytes;
    if (table !== 'help_versions') sums.current += bytes;
  }
  return sums;
}

/** Runs a verb that writes texts, as one transaction. It is rejected if the texts exceed the quota afterwards. */
export function writeTexts<Result>(
  org: Org,
  verb: (tx: Tx) => Promise<Result>,
  max = quota,
): Promise<Result> {
  return org.write(async (tx) => {
    const before = await textBytes(tx);
    const result = await verb(tx);
    const after = await textBytes(tx);
    // A text can always be shortened, even above the quota: saving keeps its earlier version, which has a limit of its own.
    const isShorter = after.all <= before.all || after.current < before.current;
    if (after.all <= max || isShorter) return result;
    throw new Refusal(
      409,
      `Your articles, forms and replies can use up to ${megabytes} MB of text in total. Delete some to add more.`,
      'too_many',
    );
  });
}
