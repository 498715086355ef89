import type { IncomingMessage } from 'node:http';
import { fullName } from '@helpdesk/sdk/rules/names';
import { tenantOfOrigin } from '../auth/custom-domains.ts';
import { mayCall } from '../auth/may-call.ts';
import { holderOf } from '../auth/permissions.ts';
import { organizationOfVisitor } from '../auth/store/chat-access.ts';
import type { Org } from '../database/types.ts';
import { findChat } from '../features/chat/read/sessions.ts';
import type { Speaker } from '../features/chat/store/messages.ts';
import { speakerOf } from '../features/chat/store/sessions.ts';
import { readSettings } from '../features/chat/store/settings.ts';
import { isAllowedOn } from '../http/sites/sites.ts';
import type { ServerContext } from '../server-context.ts';
import { isOwnOrigin, type Listener } from './admit-socket.ts';
import { findMember } from './store.ts';

/** The authenticated person on a chat socket. */
export interface ChatCaller {
  org: Org;
  sessionId: string;
  side: 'customer' | 'staff';
  speaker: Speaker;
  mayWrite: boolean;
}

/** A staff member in a chat of their organization; null without permission, or if the chat doesn't exist. */
export async function staffCaller(
  { org, userId }: Listener,
  sessionId: string,
): Promise<ChatCaller | null> {
  const member = await findMember(org, userId);
  const holder = member && holderOf(member);
  if (!holder || !mayCall('chat.get', holder)) return null;
  if (!(await findChat(org, sessionId))) return null;
  const name = fullName({ firstName: member.first_name, lastName: member.last_name }) || 'Agent';
  const speaker: Speaker = { type: 'agent', userId, name };
  return { org, sessionId, side: 'staff', speaker, mayWrite: mayCall('chat.send', holder) };
}

/** The visitor whose token gives access to this chat, on an allowed site; otherwise null. */
export async function visitorCaller(
  server: ServerContext,
  { headers }: IncomingMessage,
  sessionId: string,
  token: string,
): Promise<ChatCaller | null> {
  const { directory } = server.database;
  const organizationId = await organizationOfVisitor(directory, sessionId, token);
  if (!organizationId) return null;
  const org = server.database.org(organizationId);
  const row = await findChat(org, sessionId);
  if (!row) return null;
  const { origin, host = '' } = headers;
  if (origin !== undefined && !isOwnOrigin(origin, host, server)) {
    const isOwnDomain = (await tenantOfOrigin(server, origin)) === organizationId;
    if (!isOwnDomain && !isAllowedOn(origin, await readSettings(org))) return null;
  }
  const speaker = speakerOf(row.customer_name);
  return { org, sessionId, side: 'customer', speaker, mayWrite: true };
}
