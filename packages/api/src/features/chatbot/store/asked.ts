import { periodOf } from '@helpdesk/sdk/rules/periods';
import { now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import { actName, readActs } from '../../../figures/read/acts.ts';
import { readClock } from '../../organization/store/organization.ts';
import { type Asked, keepQuestions } from './questions.ts';

/** Questions of visitors since the last write. */
export interface Waiting {
  uses: Map<string, number>;
  asked: number;
  byArticle: number;
  questions: Map<string, Asked>;
}

const isThere = prepare((org, p: P<'id'>) =>
  org.from('chatbot_queries').where('id', p.id).select('use_count'),
);

/** Saves questions with their results. */
export async function writeDown(tx: Tx, { uses, asked, byArticle, questions }: Waiting) {
  let answered = 0;
  for (const [id, count] of uses) {
    answered += count;
    const row = await tx.first<{ use_count: number }>(isThere({ id }));
    if (row)
      await tx.update('chatbot_queries', { id }, { use_count: Number(row.use_count) + count });
  }
  const add = (kind: string, count: number) => tx.add(actName('chatbot.day', now(), kind), count);
  await add('asked', asked);
  if (answered > 0) await add('answered', answered);
  if (byArticle > 0) await add('article', byArticle);
  await keepQuestions(tx, questions.values());
}

/** Questions of the last days, by result. */
export async function readAsked(org: Org, count: number) {
  const { now: days } = periodOf({ count }, await readClock(org));
  const acts = await readActs(org, 'chatbot.day', days);
  const sum = (kind: string) =>
    acts.reduce((all, { rest, count: times }) => all + (rest[0] === kind ? times : 0), 0);
  return { asked: sum('asked'), answered: sum('answered'), byArticle: sum('article') };
}
