import type { IncomingMessage } from 'node:http';
import { can, type Role } from '@helpdesk/sdk/rules/roles';
import { now } from '../database/ids.ts';
import type { Database, Directory, Org } from '../database/types.ts';
import { readSessionCookie } from '../http/cookies.ts';
import { tenantOfHost } from '../http/custom-domains.ts';
import type { Desk } from '../http/desk.ts';
import { hostLabel, placeOf } from '../http/organization-of-request.ts';
import { recognize } from '../http/session-memory.ts';
import { isSignedIn } from '../http/sessions.ts';
import { hashToken } from '../http/tokens.ts';

/** A member of the staff on a socket. */
export interface Listener {
  org: Org;
  userId: string;
}

export const protocol = 'helpdesk.v1';

/**
 * Who opens the socket: the holder of a one-time ticket, or of the session cookie on a page of our own.
 * Nothing in the address counts as a proof.
 */
export async function admitSocket(desk: Desk, request: IncomingMessage): Promise<Listener | null> {
  const { origin, host = '' } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, host, desk)) return null;
  const { directory } = desk.database;
  const ticket = proofOf(request.headers['sec-websocket-protocol']);
  if (ticket) {
    const row = await useTicket(directory, ticket);
    return row && open(desk, row.organization_id, row.user_id);
  }
  const cookie = origin ? readSessionCookie(request.headers.cookie, desk.config) : null;
  const known = cookie ? await recognize(desk.database, cookie) : null;
  if (!known) return null;
  const place = await placeOf(desk.database.directory, known.memberships, {
    host: hostLabel(host, desk.config.baseHost),
    domain: (await tenantOfHost(desk, host))?.organizationId ?? null,
    header: null,
  });
  return typeof place === 'string' ? null : open(desk, place.organizationId, known.user.id);
}

/** Whether a page of this origin is one of ours. */
export function isOwnOrigin(origin: string, host: string, { config }: Desk) {
  if (!URL.canParse(origin)) return false;
  return origin === config.publicUrl || new URL(origin).host === host;
}

/** The proof that stands among the subprotocols, the only place for it. */
export function proofOf(header: string | undefined): string | null {
  const protocols = (header ?? '').split(',').map((one) => one.trim());
  const token = protocols.find((one) => one.startsWith('token.'));
  return token ? token.slice('token.'.length) : null;
}

async function useTicket(directory: Directory, ticket: string) {
  const tokenHash = hashToken(ticket);
  return directory.write(async (tx) => {
    const row = await tx.first<{ user_id: string; organization_id: string }>(
      tx
        .from('socket_tickets')
        .where('token_hash', tokenHash)
        .where('expires_at', '>', now())
        .select('user_id', 'organization_id'),
    );
    const isMine = (await tx.remove('socket_tickets', { token_hash: tokenHash })) === 1;
    return row && isMine ? row : null;
  });
}

async function open(desk: Desk, organizationId: string, userId: string): Promise<Listener | null> {
  const listener = { org: desk.database.org(organizationId), userId };
  return (await mayListen(desk.database, listener)) ? listener : null;
}

/** Whether the person is still signed in and of the staff; asked again for as long as the socket is open. */
export async function mayListen(database: Database, { org, userId }: Listener): Promise<boolean> {
  const row = await org.first<{ role: Role }>(
    org.from('memberships').where('user_id', userId).select('role'),
  );
  if (!row || !can(row.role, 'view_all_tickets')) return false;
  return isSignedIn(database.directory, userId);
}
