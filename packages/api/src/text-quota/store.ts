import { prepare } from '../database/prepare.ts';
import type { Org, Tx } from '../database/types.ts';
import { Refusal } from '../refusal.ts';

const megabytes = 100;
const quota = megabytes * 1024 * 1024;

/** The tables of texts that the staff write, with the columns that may be long. Tickets and chats are not among them. */
const texts = {
  help_articles: ['title', 'content', 'draft'],
  help_versions: ['title', 'content'],
  help_translations: ['title', 'content'],
  chatbot_queries: ['query', 'response', 'keywords'],
  canned_replies: ['title', 'text'],
  macros: ['name', 'steps'],
  contact_forms: ['title', 'description', 'fields', 'settings'],
} as const;

/** Both databases know the length of a text without reading it. */
const lengths = Object.entries(texts).map(([table, columns]) =>
  prepare((org) =>
    org
      .from(table as keyof typeof texts)
      .select(
        org.raw(
          `sum(${columns.map((column) => `octet_length(coalesce(${column}, ''))`).join(' + ')}) as bytes`,
        ),
      ),
  ),
);

/** How many bytes of text an organization has written. */
async function textBytes(org: Org): Promise<number> {
  let sum = 0;
  for (const length of lengths) {
    const row = await org.first<{ bytes: number | null }>(length({}));
    sum += Number(row?.bytes ?? 0);
  }
  return sum;
}

/** Runs a verb that writes texts, as one transaction; it is refused if it leaves more of them than the quota allows. */
export function writeTexts<Result>(
  org: Org,
  verb: (tx: Tx) => Promise<Result>,
  max = quota,
): Promise<Result> {
  return org.write(async (tx) => {
    const before = await textBytes(tx);
    const result = await verb(tx);
    const after = await textBytes(tx);
    // A text can be made shorter, however much there is.
    if (after <= max || after <= before) return result;
    throw new Refusal(
      409,
      `Your articles, forms and replies can use up to ${megabytes} MB of text in total. Delete some to add more.`,
      'too_many',
    );
  });
}
