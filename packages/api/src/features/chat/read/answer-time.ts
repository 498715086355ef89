import { prepare } from '../../../database/prepare.ts';
import type { Org, P } from '../../../database/types.ts';
import { keep } from '../../../memory.ts';
import type { Remembering } from '../../../server-context.ts';

const days = 30;
const minAnswered = 5;
const maxChats = 100;
/** How long a figure is cached, since every visitor who opens a panel reads it. */
const lasts = 10 * 60_000;

const answers = prepare((org, p: P<'since' | 'limit'>) =>
  org
    .from('chat_sessions')
    .where('started_at', '>=', p.since)
    .whereNotNull('accepted_at')
    .whereNotNull('requested_at')
    .orderByRaw('started_at desc, id desc')
    .limit(p.limit)
    .select(
      'requested_at',
      org
        .from('chat_messages', 'said')
        .whereRaw('said.session_id = chat_sessions.id')
        .whereRaw("said.sender_type = 'agent'")
        .whereRaw('said.created_at >= chat_sessions.requested_at')
        .min('said.created_at')
        .as('answered_at'),
    ),
);

interface Answered {
  requested_at: string;
  answered_at: string | null;
}

/**
 * The median time that visitors who asked for a person waited for the first answer, in seconds: among the last chats
 * of 30 days.
 * Null if fewer than 5 were answered.
 */
export async function readAnswerTime(org: Org, at = Date.now()): Promise<number | null> {
  const since = new Date(at - days * 24 * 60 * 60_000).toISOString();
  const rows = await org.all<Answered>(answers({ since, limit: maxChats }));
  const waited = rows
    .flatMap(({ requested_at: from, answered_at: to }) =>
      to === null ? [] : [Math.round((Date.parse(to) - Date.parse(from)) / 1000)],
    )
    .sort((one, other) => one - other);
  return waited.length < minAnswered ? null : (waited[Math.floor(waited.length / 2)] ?? null);
}

const createTimes = () => new Map<string, { at: number; seconds: Promise<number | null> }>();

/** The same, cached for ten minutes. */
export function answerTime({ memory }: Pick<Remembering, 'memory'>, org: Org) {
  const times = memory.of(createTimes);
  const known = times.get(org.id);
  if (known && Date.now() - known.at < lasts) return known.seconds;
  const seconds = readAnswerTime(org);
  seconds.catch(() => times.delete(org.id));
  keep(times, org.id, { at: Date.now(), seconds });
  return seconds;
}
