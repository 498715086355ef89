import { prepare } from '../../../database/prepare.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import { type Asked, keepQuestions } from './questions.ts';

/** Questions of visitors since the last write. */
export interface Waiting {
  uses: Map<string, number>;
  asked: number;
  byArticle: number;
  questions: Map<string, Asked>;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const counterOf = (day: string, kind: string) => `chatbot.day.${day}.${kind}`;

const isThere = prepare((org, p: P<'id'>) =>
  org.from('chatbot_queries').where('id', p.id).select('use_count'),
);

/** Stores questions with their results. */
export async function writeDown(tx: Tx, { uses, asked, byArticle, questions }: Waiting) {
  let answered = 0;
  for (const [id, count] of uses) {
    answered += count;
    const row = await tx.first<{ use_count: number }>(isThere({ id }));
    if (row)
      await tx.update('chatbot_queries', { id }, { use_count: Number(row.use_count) + count });
  }
  const today = dayOf(Date.now());
  await tx.add(counterOf(today, 'asked'), asked);
  if (answered > 0) await tx.add(counterOf(today, 'answered'), answered);
  if (byArticle > 0) await tx.add(counterOf(today, 'article'), byArticle);
  await keepQuestions(tx, questions.values());
}

const countersSince = prepare((org, p: P<'since'>) =>
  org
    .from('counters')
    .where('name', '>=', p.since)
    .where('name', '<', 'chatbot.day/')
    .select('name', 'value'),
);

/** Questions of the last days, by result. */
export async function readAsked(org: Org, days: number) {
  const first = dayOf(Date.now() - (days - 1) * 86_400_000);
  const since = counterOf(first, '');
  const rows = await org.all<{ name: string; value: number }>(countersSince({ since }));
  const sum = (kind: string) =>
    rows.reduce((all, { name, value }) => all + (name.endsWith(kind) ? Number(value) : 0), 0);
  return { asked: sum('.asked'), answered: sum('.answered'), byArticle: sum('.article') };
}
