import { gather } from '../../gather.ts';
import { masked } from '../../matching/masked.ts';
import { sameText } from '../../matching/text.ts';
import type { Remembering } from '../../server-context.ts';
import { type Waiting, writeDown } from './store/asked.ts';

/** The result of a question. */
export type Outcome = { queryId: string } | 'article' | 'nothing';

const pause = 3_000;
/** Maximum distinct questions between two writes. */
const maxWaiting = 200;

const questions = gather(
  pause,
  (): Waiting => ({ uses: new Map(), asked: 0, byArticle: 0, questions: new Map() }),
  ({ database }, organizationId, waiting) =>
    database.org(organizationId).write((tx) => writeDown(tx, waiting)),
);

/** Stores the questions of one organization's chatbot. */
export const writeAsked = questions.writeNow;

/** Counts a question and its answer in memory; they are saved after some seconds. */
export function countAsked(
  server: Remembering,
  organizationId: string,
  text: string,
  outcome: Outcome,
) {
  const waiting = questions.of(server, organizationId);
  waiting.asked += 1;
  if (outcome === 'article') waiting.byArticle += 1;
  else if (outcome === 'nothing') keepInMind(waiting, text);
  else waiting.uses.set(outcome.queryId, (waiting.uses.get(outcome.queryId) ?? 0) + 1);
}

function keepInMind({ questions }: Waiting, asked: string) {
  const text = masked(asked).slice(0, 500);
  const sameness = sameText(text).slice(0, 500);
  if (!/\p{L}{2}/u.test(sameness)) return;
  const known = questions.get(sameness);
  if (known) known.count += 1;
  else if (questions.size < maxWaiting) questions.set(sameness, { sameness, text, count: 1 });
}
