import { type Days, together } from '@helpdesk/sdk/rules/periods';
import { memberHolds } from '../../../auth/permissions.ts';
import { now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type {
  ChatActivityRow,
  ChatMessageRow,
  ChatSessionRow,
} from '../../../database/rows/chat.ts';
import type { UserRow } from '../../../database/rows/people.ts';
import type { Org, OrgScope, P } from '../../../database/types.ts';
import { readCounts, sumOf } from '../../../figures/read/counts.ts';
import { htmlToJoin, type WithHtml } from '../../../formatting/read/message-html.ts';
import { fileColumn, type WithFiles } from '../../../stored-files/read/message-files.ts';
import { isOpen } from '../../organization/store/organization.ts';
import { chatTagColumn } from '../../tags/read/on-chat.ts';
import type { Tagged } from '../../tags/read/on-ticket.ts';

import { participantColumn, type WithParticipants } from './participants.ts';

/** A session with its tags and its agent's name. */
export type ChatRow = ChatSessionRow &
  Tagged &
  WithParticipants & {
    agent_first_name: string | null;
    agent_last_name: string | null;
    agent_email: string | null;
  };

/** How long an agent counts as present after they were last seen. */
// Equivalent when changed: one more millisecond of presence makes no noticeable difference.
export const hereFor = 75_000;

export const withAgent = (org: OrgScope) =>
  org
    .from('chat_sessions')
    .leftJoin('users', 'users.id', 'chat_sessions.agent_id')
    .select(
      'chat_sessions.*',
      'users.first_name as agent_first_name',
      'users.last_name as agent_last_name',
      'users.email as agent_email',
      chatTagColumn(org),
      participantColumn(org),
    );

const sessionById = prepare((org, p: P<'id'>) => withAgent(org).where('chat_sessions.id', p.id));

export const findChat = (org: Org, id: string) => org.first<ChatRow>(sessionById({ id }));

/** A message with its files and formatting. */
export type ShownMessage = ChatMessageRow & WithFiles & WithHtml & { sender_check: string | null };

export const withFiles = (org: OrgScope) =>
  org
    .from('chat_messages')
    .leftJoin(htmlToJoin(org), 'formatting.message_id', 'chat_messages.id')
    .select(
      'chat_messages.*',
      'formatting.html',
      'formatting.sender_check',
      fileColumn(org, 'chat_messages.id'),
    );

const messagesAfter = prepare((org, p: P<'session' | 'after' | 'limit'>) =>
  withFiles(org)
    .where('session_id', p.session)
    .where('seq', '>', p.after)
    .orderBy('seq')
    .limit(p.limit),
);

/** Messages of a session after a given one, oldest first. */
export const readMessages = (org: Org, session: string, after = 0, limit = 1_000) =>
  org.all<ShownMessage>(messagesAfter({ session, after, limit }));

const agentsWord = prepare((org, p: P<'session'>) =>
  org
    .from('chat_messages')
    .where('session_id', p.session)
    .whereRaw("sender_type = 'agent'")
    .limit(1)
    .select('id'),
);

/** Whether an agent has ever written in a chat. */
export const hasAgentSpoken = async (org: Org, session: string) =>
  Boolean(await org.first(agentsWord({ session })));

const speakers = prepare((org, p: P<'session'>) =>
  org
    .from('chat_messages')
    .where('session_id', p.session)
    .whereRaw("sender_type = 'agent'")
    .whereNotNull('user_id')
    .groupBy('user_id')
    .orderByRaw('max(seq) desc')
    .select('user_id'),
);

/** The user IDs of agents who have written in a chat, most recent first. */
export const readSpeakers = async (org: Org, session: string): Promise<string[]> =>
  (await org.all<{ user_id: string }>(speakers({ session }))).map((row) => row.user_id);

const activity = prepare((org, p: P<'session'>) =>
  org.from('chat_activity').where('session_id', p.session).orderBy('id').limit(200),
);

/** The timeline of a chat, oldest first. */
export const readActivity = (org: Org, session: string) =>
  org.all<ChatActivityRow>(activity({ session }));

const ahead = prepare((org, p: P<'since' | 'id'>) =>
  org
    .from('chat_sessions')
    .whereRaw("status = 'waiting'")
    .whereRaw('(requested_at, id) < (?, ?)', [p.since, p.id])
    .count('* as count'),
);

/** Its queue position, 1 for the next; null unless it waits. */
export async function queuePosition(org: Org, row: ChatSessionRow): Promise<number | null> {
  if (row.status !== 'waiting' || row.requested_at === null) return null;
  const found = await org.first<{ count: number }>(ahead({ since: row.requested_at, id: row.id }));
  return Number(found?.count ?? 0) + 1;
}

const waiting = prepare((org, p: P<'limit'>) =>
  org
    .from('chat_sessions')
    .whereRaw("status = 'waiting'")
    .orderBy(['requested_at', 'id'])
    .limit(p.limit)
    .select('id', 'requested_at', 'offered_to', 'offered_at'),
);

export type Waiting = Pick<ChatSessionRow, 'id' | 'requested_at' | 'offered_to' | 'offered_at'>;

/** Waiting chats, oldest first. */
export const readQueue = (org: Org, limit = 1_000) => org.all<Waiting>(waiting({ limit }));

const kept = prepare((org) =>
  org
    .from('counters')
    .whereIn('name', ['chats.waiting', 'chats.active', 'chats.bot', 'chats.closed'])
    .select('name', 'value'),
);

export interface ChatCounts {
  total: number;
  waiting: number;
  active: number;
  bot: number;
  closed: number;
}

/** Number of chats by status; bot-only chats are counted separately. */
export async function countChats(org: Org): Promise<ChatCounts> {
  const rows = await org.all<{ name: string; value: number }>(kept({}));
  const count = (status: string) =>
    Number(rows.find(({ name }) => name === `chats.${status}`)?.value ?? 0);
  const [waiting, active] = [count('waiting'), count('active')];
  const [bot, closed] = [count('bot'), count('closed')];
  return { total: waiting + active + bot + closed, waiting, active, bot, closed };
}

/** An agent with presence and number of chats. */
export type AgentRow = Pick<UserRow, 'first_name' | 'last_name' | 'email' | 'profile_image_url'> & {
  user_id: string;
  availability: 'online' | 'away';
  away_reason: string | null;
  seen_at: string | null;
  chats: number;
};

const agents = prepare((org) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .leftJoin(
      org.from('chat_attendance').as('attendance'),
      'attendance.user_id',
      'memberships.user_id',
    )
    .leftJoin(
      org
        .from('chat_sessions')
        .whereRaw("status = 'active'")
        .whereNotNull('agent_id')
        .groupBy('agent_id')
        .select('agent_id')
        .count('* as chats')
        .as('loads'),
      'loads.agent_id',
      'memberships.user_id',
    )
    .whereIn('memberships.role', ['admin', 'agent'])
    .whereRaw(memberHolds('manage_live_chat'))
    .orderBy(['users.first_name', 'users.last_name', 'users.email'])
    .select(
      'memberships.user_id',
      'memberships.availability',
      'memberships.away_reason',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.profile_image_url',
      'attendance.seen_at',
      org.raw('coalesce(loads.chats, 0) as chats'),
    ),
);

export const readAgents = (org: Org) => org.all<AgentRow>(agents({}));

/** The time since which an agent must have been seen to be present. */
export const hereSince = (at = now()) => new Date(Date.parse(at) - hereFor).toISOString();

/** Whether an agent can be offered a chat now. */
export const isReady = ({ availability, seen_at }: AgentRow, since = hereSince()) =>
  availability === 'online' && seen_at !== null && seen_at > since;

const anybody = prepare((org, p: P<'since'>) =>
  org
    .from('memberships')
    .join(org.from('chat_attendance').as('attendance'), 'attendance.user_id', 'memberships.user_id')
    .where('memberships.availability', 'online')
    .whereIn('memberships.role', ['admin', 'agent'])
    .whereRaw(memberHolds('manage_live_chat'))
    .where('attendance.seen_at', '>', p.since)
    .limit(1)
    .select('memberships.user_id'),
);

/** Whether any agent is present, within business hours. */
export const isAnybodyOnline = async (org: Org) =>
  Boolean(await org.first(anybody({ since: hereSince() }))) && isOpen(org);

/** Share of ratings of 4 or 5 in a period, in percent; null without ratings. */
export async function readSatisfaction(
  org: Org,
  { slots }: Pick<Days, 'slots'>,
): Promise<number | null> {
  const rated = await readCounts(org, 'rated', together(slots));
  const all = sumOf(rated);
  const good = sumOf(rated.filter(({ part }) => Number(part[0]) >= 4));
  return all === 0 ? null : Math.round((100 * good) / all);
}
