import { masked } from '../../matching/masked.ts';
import { sameText } from '../../matching/text.ts';
import type { Remembering } from '../../server-context.ts';
import { type Waiting, writeDown } from './store/asked.ts';

/** The result of a question. */
export type Outcome = { queryId: string } | 'article' | 'nothing';

const pause = 3_000;
/** Maximum distinct questions between two writes. */
const maxWaiting = 200;

function createQuestions(server: Remembering, atStop: (finish: () => Promise<unknown>) => void) {
  const all = new Map<string, Waiting>();
  atStop(() => Promise.all([...all.keys()].map((id) => writeAsked(server, id))));
  return all;
}

/**
 * Counts a question and its answer. Asking must not cost a write (which would also invalidate
 * ETags), so counts are collected in memory for some seconds; a crash loses those.
 */
export function countAsked(
  server: Remembering,
  organizationId: string,
  text: string,
  outcome: Outcome,
) {
  const all = server.memory.of(createQuestions);
  const waiting = all.get(organizationId) ?? {
    uses: new Map(),
    asked: 0,
    byArticle: 0,
    questions: new Map(),
  };
  if (!all.has(organizationId)) {
    all.set(organizationId, waiting);
    setTimeout(() => writeAsked(server, organizationId).catch(() => {}), pause).unref();
  }
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

const createWrites = () => new Map<string, Promise<void>>();

/** Stores the questions of one organization's chatbot, also those that somebody else is storing now. */
export async function writeAsked(server: Remembering, organizationId: string): Promise<void> {
  const all = server.memory.of(createQuestions);
  const writes = server.memory.of(createWrites);
  const waiting = all.get(organizationId);
  if (!waiting) return writes.get(organizationId)?.catch(() => {});
  all.delete(organizationId);
  const write = server.database.org(organizationId).write((tx) => writeDown(tx, waiting));
  writes.set(organizationId, write);
  try {
    await write;
  } finally {
    if (writes.get(organizationId) === write) writes.delete(organizationId);
  }
}
