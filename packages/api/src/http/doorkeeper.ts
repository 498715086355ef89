import type { OperationId, operations } from '@helpdesk/sdk/contract/operations';
import type { ApiPermission, Permission } from '@helpdesk/sdk/rules/roles';
import type { Context } from 'koa';
import type { Org } from '../database/types.ts';
import { keyMark, recognizeKey } from './api-key.ts';
import {
  type ChatVisitor,
  type KeyCaller,
  type Member,
  member,
  type Session,
  type TicketHolder,
} from './caller.ts';
import { findChatVisitor } from './chat-access.ts';
import { readSessionCookie } from './cookies.ts';
import { refuseForeignPages } from './cross-site.ts';
import { tenantOfHost } from './custom-domains.ts';
import type { Desk } from './desk.ts';
import { hostLabel, organizationIdOf, type Place, placeOf } from './organization-of-request.ts';
import { forbidden, notFound, unauthorized } from './refusal.ts';
import { recognize } from './session-memory.ts';
import { findTicketHolder } from './ticket-access.ts';

export type Operation = (typeof operations)[OperationId];

/** What the doorkeeper found out: only what an operation's access proves is set. */
export interface Admitted {
  session: Session | null;
  member: Member | null;
  holder: TicketHolder | null;
  key: KeyCaller | null;
  visitor: ChatVisitor | null;
  org: Org | null;
  token: string | null;
  accessMethod: Place['by'];
}

const nobody = {
  session: null,
  member: null,
  holder: null,
  visitor: null,
  key: null,
  org: null,
  token: null,
};

/** Lets in who may call the operation; a stranger is refused before anything of his is parsed. */
export async function admit(
  context: Context,
  desk: Desk,
  id: OperationId,
  operation: Operation,
  params: Record<string, string>,
): Promise<Admitted> {
  const bearer = bearerOf(context.get('Authorization'));
  const cookie = bearer ? null : readSessionCookie(context.headers.cookie, desk.config);
  const token = bearer ?? cookie;
  const schemes = operation.access as readonly { scheme: string; permissions: readonly string[] }[];
  if (cookie && operation.method !== 'GET' && !isPublicPath(operation.path)) {
    refuseForeignPages(context);
  }
  if (schemes.length === 0) return { ...nobody, token, accessMethod: 'membership' };
  if (schemes.some((one) => one.scheme === 'ticketAccess')) {
    return holdTicket(context, desk, params);
  }
  if (schemes.some((one) => one.scheme === 'chatAccess')) {
    return visitChat(context, desk, params);
  }
  if (bearer?.startsWith(keyMark)) return admitKey(desk, bearer, schemes);
  const sessions = schemes.filter((one) => one.scheme === 'session');
  if (sessions.length === 0) throw unauthorized();
  const known = token ? await recognize(desk.database, token) : null;
  if (!known || !token) throw unauthorized();
  const { user, onlyIn } = known;
  const session = { user, byCookie: Boolean(cookie), onlyIn };
  const place = await placeOf(desk.database.directory, known.memberships, {
    host: hostLabel(context.host, desk.config.baseHost),
    domain: (await tenantOfHost(desk, context.host))?.organizationId ?? null,
    header: context.get('X-Organization') || null,
  });
  const permissions = sessions.flatMap((one) => one.permissions as Permission[]);
  if (typeof place === 'string') {
    if (isOfThePerson(id)) return { ...nobody, session, token, accessMethod: 'membership' };
    throw place === 'stranger' ? forbidden() : notFound('Organization not found');
  }
  const caller = member(user, place.organizationId, place.role);
  if (permissions.length > 0 && !permissions.some((permission) => caller.may(permission))) {
    throw forbidden();
  }
  const org = desk.database.org(place.organizationId);
  return { ...nobody, session, member: caller, org, token, accessMethod: place.by };
}

/** Who somebody is does not hang on the organization; these answer without one. */
const isOfThePerson = (id: OperationId) => /^(auth|invitations|profile)[.]/.test(id);

const isPublicPath = (path: string) =>
  path.startsWith('/api/public/') || path.startsWith('/api/widget/');

/** A program with its key, in the organization that the key belongs to. */
async function admitKey(
  desk: Desk,
  token: string,
  schemes: readonly { scheme: string; permissions: readonly string[] }[],
): Promise<Admitted> {
  const wanted = schemes.filter((one) => one.scheme === 'apiKey');
  const key = wanted.length > 0 ? await recognizeKey(desk.database, token) : null;
  if (!key) throw unauthorized();
  const permissions = wanted.flatMap((one) => one.permissions as ApiPermission[]);
  if (!permissions.some((permission) => key.permissions.has(permission))) throw forbidden();
  const org = desk.database.org(key.organizationId);
  return { ...nobody, key, org, token, accessMethod: 'membership' };
}

/** The token of a ticket's customer: without the right one the ticket does not exist. */
async function holdTicket(context: Context, desk: Desk, params: Record<string, string>) {
  const organizationId = await organizationIdOf(desk.database.directory, params.subdomain ?? '');
  const token = context.get('X-Ticket-Access');
  const org = organizationId ? desk.database.org(organizationId) : null;
  const holder = org && token ? await findTicketHolder(org, params.ticketId ?? '', token) : null;
  if (!holder) throw notFound('Ticket not found');
  return { ...nobody, org, holder, accessMethod: 'membership' as const };
}

/** The token of a chat's visitor: without the right one the chat does not exist. */
async function visitChat(context: Context, desk: Desk, params: Record<string, string>) {
  const organizationId = await organizationIdOf(desk.database.directory, params.subdomain ?? '');
  const token = context.get('X-Chat-Access');
  const org = organizationId ? desk.database.org(organizationId) : null;
  const visitor = org && token ? await findChatVisitor(org, params.id ?? '', token) : null;
  if (!visitor) throw notFound('Chat session not found');
  return { ...nobody, org, visitor, accessMethod: 'membership' as const };
}

function bearerOf(header: string): string | null {
  const match = /^Bearer ([\w.~+/=-]{1,200})$/i.exec(header);
  return match?.[1] ?? null;
}
