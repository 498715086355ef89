import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Parsed } from '@helpdesk/sdk/schema/operations';
import { newId, now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { ChatbotQuestionRow } from '../../../database/rows/chatbot.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import type { Page } from '../../../http/handlers.ts';
import { decodeCursor, encodeCursor } from '../../../http/paging.ts';
import { notFound } from '../../../refusal.ts';
import { presentQuery, presentQuestion } from '../present.ts';
import { addKeyword } from './queries.ts';

const page = prepare((org, p: P<'count' | 'id' | 'limit'>) =>
  org
    .from('chatbot_questions')
    .whereNull('dismissed_at')
    .whereRaw('(count, id) < (?, ?)', [p.count, p.id])
    .orderBy([
      { column: 'count', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(p.limit),
);

const waiting = prepare((org) =>
  org.from('chatbot_questions').whereNull('dismissed_at').count('* as count'),
);

/** Number of unanswered questions. */
export const countQuestions = async (org: Org): Promise<number> =>
  Number((await org.first<{ count: number }>(waiting({})))?.count ?? 0);

/** A page of unanswered questions, most asked first. */
export async function listQuestions(
  org: Org,
  { limit, cursor }: Parsed<'chatbot.unanswered'>['query'],
): Promise<Page<Schema<'UnansweredQuestion'>>> {
  const [count, id] = cursor
    ? (decodeCursor(cursor, ['number', 'text']) as [number, string])
    : [2_000_000_000, '~'];
  const rows = await org.all<ChatbotQuestionRow>(page({ count, id, limit: limit + 1 }));
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map(presentQuestion),
    next: last ? encodeCursor([Number(last.count), last.id]) : null,
    total: await countQuestions(org),
  };
}

const one = prepare((org, p: P<'id'>) =>
  org.from('chatbot_questions').where('id', p.id).whereNull('dismissed_at'),
);

async function findQuestion(org: Org, id: string): Promise<ChatbotQuestionRow> {
  const row = await org.first<ChatbotQuestionRow>(one({ id }));
  if (!row) throw notFound('Question not found');
  return row;
}

/** Dismisses a question. Its row stays, so it is recognized when it is asked again. */
export function dismissQuestion(org: Org, id: string): Promise<void> {
  return org.write(async (tx) => {
    await findQuestion(tx, id);
    await tx.update('chatbot_questions', { id }, { dismissed_at: now() });
  });
}

/** Adds a question to a query as a keyword. */
export function teachQuestion(
  org: Org,
  id: string,
  queryId: string,
): Promise<Schema<'ChatbotQuery'>> {
  return org.write(async (tx) => {
    const question = await findQuestion(tx, id);
    const query = await addKeyword(tx, queryId, question.text.slice(0, 200));
    await tx.remove('chatbot_questions', { id });
    return presentQuery(query);
  });
}

/** An unanswered question, with its count since the last write. */
export interface Asked {
  sameness: string;
  text: string;
  count: number;
}

const maxQuestions = 1_000;
const longestMemory = 180 * 24 * 60 * 60 * 1_000;

const known = prepare((org, p: P<'sameness'>) =>
  org.from('chatbot_questions').where('sameness', p.sameness),
);
const total = prepare((org) => org.from('chatbot_questions').count('* as count'));
const leastAsked = prepare((org, p: P<'limit'>) =>
  org.from('chatbot_questions').orderBy(['count', 'last_asked_at']).limit(p.limit).select('id'),
);

/** Saves questions with their counts; removes the oldest, then the least asked ones, to make room. */
export async function keepQuestions(tx: Tx, questions: Iterable<Asked>): Promise<void> {
  const at = now();
  for (const { sameness, text, count } of questions) {
    const before = await tx.first<ChatbotQuestionRow>(known({ sameness }));
    if (before) {
      const counted = Number(before.count) + count;
      await tx.update(
        'chatbot_questions',
        { id: before.id },
        { count: counted, last_asked_at: at },
      );
    } else {
      await tx.insert('chatbot_questions', {
        id: newId(),
        sameness,
        text,
        count,
        first_asked_at: at,
        last_asked_at: at,
      });
    }
  }
  const oldest = new Date(Date.parse(at) - longestMemory).toISOString();
  await tx.remove('chatbot_questions', (row) => row.where('last_asked_at', '<', oldest));
  const found = await tx.first<{ count: number }>(total({}));
  const surplus = Number(found?.count ?? 0) - maxQuestions;
  if (surplus <= 0) return;
  const least = await tx.all<{ id: string }>(leastAsked({ limit: surplus }));
  await tx.remove('chatbot_questions', { id: least.map(({ id }) => id) });
}
