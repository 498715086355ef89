import { prepare } from '../../database/prepare.ts';
import type { Database, Org, P, Tx } from '../../database/types.ts';
import { sameText } from '../../matching/text.ts';
import { type Asked, keepQuestions } from './questions.ts';

/** What became of a question. */
export type Outcome = { queryId: string } | 'article' | 'nothing';

/** What visitors asked since it was last written down. */
interface Waiting {
  uses: Map<string, number>;
  asked: number;
  byArticle: number;
  questions: Map<string, Asked>;
}

const pause = 3_000;
/** As many different questions as are kept between two writings; a flood says nothing new. */
const mostWaiting = 200;

const unwritten = new WeakMap<Database, Map<string, Waiting>>();

/**
 * Counts a question and its answer. Asking must cost the organization no write of its own (that would also end
 * every poll's 304), so that counts gather in memory for some seconds; a crash forgets those.
 */
export function countAsked(
  database: Database,
  organizationId: string,
  text: string,
  outcome: Outcome,
) {
  const all = unwritten.get(database) ?? new Map<string, Waiting>();
  unwritten.set(database, all);
  const waiting = all.get(organizationId) ?? {
    uses: new Map(),
    asked: 0,
    byArticle: 0,
    questions: new Map(),
  };
  if (!all.has(organizationId)) {
    all.set(organizationId, waiting);
    setTimeout(() => writeAsked(database, organizationId).catch(() => {}), pause).unref();
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
  else if (questions.size < mostWaiting) questions.set(sameness, { sameness, text, count: 1 });
}

/** A question without what tells who asked: e-mail addresses, and numbers as long as those of telephones and cards. */
export function masked(text: string): string {
  return text
    .slice(0, 1_000)
    .replace(/[^\s@<>()]{1,64}@[^\s@<>()]{1,255}/g, '[email]')
    .replace(/\+?\d(?:[ ().\-/]{0,2}\d){5,30}/g, '[number]')
    .replace(/\s+/g, ' ')
    .trim();
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const counterOf = (day: string, kind: string) => `chatbot.day.${day}.${kind}`;

const isThere = prepare((org, p: P<'id'>) =>
  org.from('chatbot_queries').where('id', p.id).select('use_count'),
);

/** Writes down what was asked of one organization's chatbot. */
export async function writeAsked(database: Database, organizationId: string): Promise<void> {
  const all = unwritten.get(database);
  const waiting = all?.get(organizationId);
  if (!all || !waiting) return;
  all.delete(organizationId);
  await database.org(organizationId).write((tx) => writeDown(tx, waiting));
}

async function writeDown(tx: Tx, { uses, asked, byArticle, questions }: Waiting) {
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

/** Writes down what was asked of anybody's: before the database closes. */
export async function writeAllAsked(database: Database): Promise<void> {
  const organizations = [...(unwritten.get(database)?.keys() ?? [])];
  await Promise.all(organizations.map((id) => writeAsked(database, id)));
}

const countersSince = prepare((org, p: P<'since'>) =>
  org
    .from('counters')
    .where('name', '>=', p.since)
    .where('name', '<', 'chatbot.day/')
    .select('name', 'value'),
);

/** What was asked in the last days, and what answered it. */
export async function readAsked(org: Org, days: number) {
  const first = dayOf(Date.now() - (days - 1) * 86_400_000);
  const since = counterOf(first, '');
  const rows = await org.all<{ name: string; value: number }>(countersSince({ since }));
  const sum = (kind: string) =>
    rows.reduce((all, { name, value }) => all + (name.endsWith(kind) ? Number(value) : 0), 0);
  return { asked: sum('.asked'), answered: sum('.answered'), byArticle: sum('.article') };
}
