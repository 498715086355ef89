import type { IncomingMessage } from 'node:http';
import { can, type Role } from '@helpdesk/sdk/rules/roles';
import { prepare } from '../database/prepare.ts';
import type { Org, P } from '../database/types.ts';
import type { Speaker } from '../features/chat/messages.ts';
import { findChat } from '../features/chat/read.ts';
import { readSettings } from '../features/chat/settings.ts';
import { speakerOf } from '../features/chat/store.ts';
import { organizationOfVisitor } from '../http/chat-access.ts';
import { tenantOfOrigin } from '../http/custom-domains.ts';
import type { Desk } from '../http/desk.ts';
import { isAllowedOn } from '../http/sites.ts';
import { isOwnOrigin, type Listener } from './admit-socket.ts';

/** Who is on a chat socket, as he has proved to be. */
export interface ChatCaller {
  org: Org;
  sessionId: string;
  side: 'customer' | 'staff';
  speaker: Speaker;
  mayWrite: boolean;
}

const memberOf = prepare((org, p: P<'user'>) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .where('memberships.user_id', p.user)
    .select('memberships.role', 'users.first_name', 'users.last_name'),
);

/** A member of the staff in a chat of his organization; null when he may not, or it does not exist. */
export async function staffCaller(
  { org, userId }: Listener,
  sessionId: string,
): Promise<ChatCaller | null> {
  const member = await org.first<{ role: Role; first_name: string; last_name: string }>(
    memberOf({ user: userId }),
  );
  if (!member || !can(member.role, 'view_live_chat')) return null;
  if (!(await findChat(org, sessionId))) return null;
  const name = [member.first_name, member.last_name].filter(Boolean).join(' ') || 'Agent';
  const speaker: Speaker = { type: 'agent', userId, name };
  return { org, sessionId, side: 'staff', speaker, mayWrite: can(member.role, 'manage_live_chat') };
}

/** The visitor whose token opens this chat, on a site that may use it; null for anybody else. */
export async function visitorCaller(
  desk: Desk,
  { headers }: IncomingMessage,
  sessionId: string,
  token: string,
): Promise<ChatCaller | null> {
  const { directory } = desk.database;
  const organizationId = await organizationOfVisitor(directory, sessionId, token);
  if (!organizationId) return null;
  const org = desk.database.org(organizationId);
  const row = await findChat(org, sessionId);
  if (!row) return null;
  const { origin, host = '' } = headers;
  if (origin !== undefined && !isOwnOrigin(origin, host, desk)) {
    const isOwnDomain = (await tenantOfOrigin(desk, origin)) === organizationId;
    if (!isOwnDomain && !isAllowedOn(origin, await readSettings(org))) return null;
  }
  const speaker = speakerOf(row.customer_name);
  return { org, sessionId, side: 'customer', speaker, mayWrite: true };
}
