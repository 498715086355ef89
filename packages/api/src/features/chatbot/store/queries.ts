import type { Schema } from '@helpdesk/sdk/contract/operations';
import { newId, now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { ChatbotQueryRow } from '../../../database/rows/chatbot.ts';
import type { Input, Org, Tx } from '../../../database/types.ts';
import { Refusal } from '../../../refusal.ts';
import { writeTexts } from '../../../text-quota/store.ts';
import { keywordsOf } from '../present.ts';
import { findQuery } from './list.ts';

type QueryInput = Omit<Schema<'ChatbotQueryInput'>, 'questionId'>;

/** The revision, incremented with every change of a query. */
export const revisionCounter = 'chatbot.revision';
export const maxQueries = 20_000;
const maxKeywords = 50;

const howMany = prepare((org) => org.from('chatbot_queries').count('* as count'));

/** Number of queries that can still be added. */
export async function quotaLeft(tx: Tx): Promise<number> {
  const found = await tx.first<{ count: number }>(howMany({}));
  return maxQueries - Number(found?.count ?? 0);
}

/** Normalizes keywords: trims them and removes empty ones and duplicates. */
export function cleanKeywords(keywords: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const keyword of keywords) {
    const text = keyword.trim();
    if (text && !kept.has(text.toLowerCase())) kept.set(text.toLowerCase(), text);
  }
  return [...kept.values()];
}

const searchText = (
  row: Pick<ChatbotQueryRow, 'query' | 'response' | 'category'>,
  keywords: string[],
) => [row.query, row.response, row.category ?? '', ...keywords].join('\n').toLowerCase();

/** Inserts a query; returns its ID. */
export async function insertQuery(tx: Tx, input: QueryInput): Promise<string> {
  const id = newId();
  const at = now();
  const keywords = cleanKeywords(input.keywords ?? []);
  const row = {
    query: input.query,
    response: input.response,
    category: input.category || null,
    priority: input.priority ?? 'medium',
    is_active: input.isActive ?? true,
  } satisfies Input<ChatbotQueryRow>;
  await tx.insert('chatbot_queries', {
    ...row,
    id,
    keywords,
    search_text: searchText(row, keywords),
    revision: await tx.next(revisionCounter),
    created_at: at,
    updated_at: at,
  });
  return id;
}

/** Creates a query and removes the unanswered question it answers. */
export function createQuery(org: Org, input: Schema<'ChatbotQueryInput'>): Promise<string> {
  const { questionId, ...pair } = input;
  return writeTexts(org, async (tx) => {
    if ((await quotaLeft(tx)) <= 0) {
      throw new Refusal(
        409,
        `An organization can have up to ${maxQueries} chatbot queries`,
        'too_many',
      );
    }
    const id = await insertQuery(tx, pair);
    if (questionId) await tx.remove('chatbot_questions', { id: questionId });
    await tx.record('chatbot.changed', { queryIds: [id] });
    return id;
  });
}

/** Changes the given fields of a query. */
export function updateQuery(
  org: Org,
  id: string,
  change: Schema<'ChatbotQueryPatch'>,
): Promise<void> {
  return writeTexts(org, async (tx) => {
    await changeQuery(tx, await findQuery(tx, id), change);
    await tx.record('chatbot.changed', { queryIds: [id] });
  });
}

/** Saves a changed pair. */
export async function changeQuery(
  tx: Tx,
  before: ChatbotQueryRow,
  change: Schema<'ChatbotQueryPatch'>,
): Promise<void> {
  const keywords = change.keywords ? cleanKeywords(change.keywords) : keywordsOf(before);
  const row = {
    query: change.query ?? before.query,
    response: change.response ?? before.response,
    category: change.category === undefined ? before.category : change.category || null,
  };
  await tx.update(
    'chatbot_queries',
    { id: before.id },
    {
      ...row,
      keywords,
      priority: change.priority,
      is_active: change.isActive,
      search_text: searchText(row, keywords),
      revision: await tx.next(revisionCounter),
      updated_at: now(),
    },
  );
}

/** Deletes a query permanently. */
export function deleteQuery(org: Org, id: string): Promise<void> {
  return org.write(async (tx) => {
    await findQuery(tx, id);
    await tx.remove('chatbot_queries', { id });
    await tx.next(revisionCounter);
    await tx.record('chatbot.changed', { queryIds: [id] });
  });
}

/** Adds a keyword to a query and returns its row. */
export async function addKeyword(tx: Tx, id: string, wording: string): Promise<ChatbotQueryRow> {
  const query = await findQuery(tx, id);
  const keywords = cleanKeywords([...keywordsOf(query), wording]);
  if (keywords.length > maxKeywords) {
    throw new Refusal(409, `A query can have up to ${maxKeywords} keywords`, 'too_many');
  }
  await changeQuery(tx, query, { keywords });
  await tx.record('chatbot.changed', { queryIds: [id] });
  return findQuery(tx, id);
}
