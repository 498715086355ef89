import type { IncomingMessage } from 'node:http';
import { type Holder, isStaff } from '@helpdesk/sdk/rules/roles';
import { gateIn, isOutside } from '../auth/allowed-networks.ts';
import { tenantOfHost } from '../auth/custom-domains.ts';
import { mayCall } from '../auth/may-call.ts';
import { hostLabel, placeOf } from '../auth/organization-of-request.ts';
import { holderOf } from '../auth/permissions.ts';
import { lacksSecondFactor } from '../auth/required-second-factor.ts';
import { lacksSso } from '../auth/required-sso.ts';
import { readSessionCookie } from '../auth/session-cookie.ts';
import { recognize } from '../auth/session-memory.ts';
import { findLive } from '../auth/store/sessions.ts';
import { hashToken } from '../auth/tokens.ts';
import { visibilityOf } from '../auth/visibility.ts';
import type { Database, Org } from '../database/types.ts';
import type { Visibility } from '../database/visibility.ts';
import { clientAddress } from '../http/limits/client-address.ts';
import type { ServerContext } from '../server-context.ts';
import { findMember, spendTicket } from './store.ts';

/** A staff member on a socket. */
export interface Listener {
  org: Org;
  userId: string;
  /** Hash of the token of the session that opened the socket. The socket closes when the session ends. */
  session: string;
  /** The IP address of the client. */
  address: string;
  /** Whether they may read chats. */
  readsChats: boolean;
  /** The visible tickets; null for all. */
  visibility: Visibility | null;
}

export const protocol = 'helpdesk.v1';

/**
 * Authenticates a socket with a one-time token, or with the session cookie on one of our own pages. Credentials in the URL
 * are ignored.
 */
export async function admitSocket(
  server: ServerContext,
  request: IncomingMessage,
): Promise<Listener | null> {
  const { origin, host = '' } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, host, server)) return null;
  const { directory } = server.database;
  const ticket = proofOf(request.headers['sec-websocket-protocol']);
  if (ticket) {
    const row = await spendTicket(directory, hashToken(ticket));
    return row && open(server, request, row.organization_id, row.user_id, row.session_hash);
  }
  const cookie = origin ? readSessionCookie(request.headers.cookie, server.config) : null;
  const known = cookie ? await recognize(server, cookie) : null;
  if (!cookie || !known) return null;
  const place = await placeOf(server.database.directory, known.memberships, {
    host: hostLabel(host, server.config.baseHost),
    domain: (await tenantOfHost(server, host))?.organizationId ?? null,
    header: null,
  });
  return typeof place === 'string'
    ? null
    : open(server, request, place.organizationId, known.user.id, hashToken(cookie));
}

/** Whether a page of this origin is one of ours. */
export function isOwnOrigin(origin: string, host: string, { config }: ServerContext) {
  if (!URL.canParse(origin)) return false;
  return origin === config.publicUrl || new URL(origin).host === host;
}

/** The token among the subprotocols, the only place where it is accepted. */
export function proofOf(header: string | undefined): string | null {
  const protocols = (header ?? '').split(',').map((one) => one.trim());
  const token = protocols.find((one) => one.startsWith('token.'));
  return token ? token.slice('token.'.length) : null;
}

async function open(
  server: ServerContext,
  request: IncomingMessage,
  organizationId: string,
  userId: string,
  session: string,
): Promise<Listener | null> {
  const address = clientAddress(request, server.config.trustedProxies);
  const asking = { org: server.database.org(organizationId), userId, session, address };
  const holder = await rightsOnSocket(server.database, asking);
  if (!holder) return null;
  return {
    ...asking,
    readsChats: mayCall('chat.get', holder),
    visibility: visibilityOf(holder, userId),
  };
}

/** The permissions of a staff member whose session is still valid, else null; checked repeatedly while the socket is open. */
export async function rightsOnSocket(
  database: Database,
  { org, userId, session, address }: Omit<Listener, 'readsChats' | 'visibility'>,
): Promise<Holder | null> {
  const member = await findMember(org, userId);
  if (!member || !isStaff(member.role)) return null;
  const live = await findLive(database.directory, session);
  if (!live) return null;
  const { role, second_factor_from: secondFactorFrom } = member;
  if (isOutside({ role, gate: gateIn(member.allowed_networks) }, address)) return null;
  const signedIn = { ...live, hasSecondFactor: member.second_factor_since !== null };
  if (lacksSso({ role, ssoOnly: member.sso_only === 1 }, signedIn)) return null;
  return lacksSecondFactor({ role, secondFactorFrom }, signedIn) ? null : holderOf(member);
}
