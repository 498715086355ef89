import type { Operation } from '@helpdesk/sdk/contract/operations';
import type { ApiPermission } from '@helpdesk/sdk/rules/api-permissions';
import {
  can,
  type Holder,
  type Permission,
  type Right,
  type Role,
} from '@helpdesk/sdk/rules/roles';
import type { Org } from '../database/types.ts';
import { forbidden, notFound, Refusal, unauthorized } from '../refusal.ts';
import type { ServerContext } from '../server-context.ts';
import { memberOfCall, refuseActAs } from './act-as.ts';
import { keyPrefix } from './api-key.ts';
import type { ChatVisitor, KeyCaller, Member, Session, TicketHolder } from './caller.ts';
import { organizationClosed } from './closed-organization.ts';
import { tenantOfHost } from './custom-domains.ts';
import { type Asked, type AskedFrom, refuseForeignPages } from './foreign-pages.ts';
import { keyOfCall } from './key-of-call.ts';
import { refuseUnlessAllowed } from './key-permissions.ts';
import { lackOf } from './lack.ts';
import { opens } from './may-call.ts';
import { hostLabel, type Place, placeOf } from './organization-of-request.ts';
import { readSessionCookie } from './session-cookie.ts';
import { recognize } from './session-memory.ts';
import { findChatVisitor } from './store/chat-access.ts';
import { organizationIdOf } from './store/organizations.ts';
import { findTicketHolder } from './store/ticket-access.ts';
import { visibilityOf } from './visibility.ts';

/** The authenticated caller; only what the operation's access requires is set. */
export interface Authorized {
  session: Session | null;
  member: Member | null;
  holder: TicketHolder | null;
  key: KeyCaller | null;
  visitor: ChatVisitor | null;
  org: Org | null;
  token: string | null;
  accessMethod: Place['by'];
  /** User id of a member who may access only their own items; null for the whole organization. */
  own: string | null;
  /** The parts of the response that the caller may see. */
  sees: Readonly<Record<string, boolean>>;
  /** Whether the caller has a permission of a member. */
  may: (right: Right) => boolean;
}

const nobody = {
  session: null,
  member: null,
  holder: null,
  visitor: null,
  key: null,
  org: null,
  token: null,
  own: null,
  sees: {},
  may: () => true,
};

/** Decides whether the caller may call the operation; refuses before the body is parsed. */
export async function authorize(
  asked: AskedFrom,
  server: ServerContext,
  operation: Operation,
  params: Record<string, string>,
): Promise<Authorized> {
  const bearer = bearerOf(asked.get('Authorization'));
  const cookie = bearer ? null : readSessionCookie(asked.get('Cookie'), server.config);
  const token = bearer ?? cookie;
  const schemes = operation.access;
  if (cookie && operation.method !== 'GET' && !isPublicPath(operation.path)) {
    refuseForeignPages(asked);
  }
  if (schemes.length === 0) return { ...nobody, token, accessMethod: 'membership' };
  if (schemes.some((one) => one.scheme === 'ticketAccess')) {
    return holdTicket(asked, server, params);
  }
  if (schemes.some((one) => one.scheme === 'chatAccess')) {
    return visitChat(asked, server, params);
  }
  if (bearer?.startsWith(keyPrefix)) {
    return schemes.some((one) => one.scheme === 'memberKey')
      ? actForMember(asked, server, bearer, operation)
      : admitKey(asked, server, bearer, operation);
  }
  if (!schemes.some((one) => one.scheme === 'session')) throw unauthorized();
  const known = token ? await recognize(server, token) : null;
  if (!known) throw unauthorized();
  const { user, onlyIn, provedAt, bySso } = known;
  const session = { user, byCookie: Boolean(cookie), onlyIn, provedAt, bySso };
  // The owner of the domain could steal the session, so it must not give access to the whole account.
  if (onlyIn !== null && operation.about === 'person') throw onlyInOrganization(server);
  const { host } = asked;
  const place = await placeOf(server.database.directory, known.memberships, {
    host: hostLabel(host, server.config.baseHost),
    domain: (await tenantOfHost(server, host))?.organizationId ?? null,
    header: asked.get('X-Organization'),
  });
  if (typeof place === 'string') {
    // Operations about the user's account work without an organization.
    if (operation.about) {
      return { ...nobody, session, token, accessMethod: 'membership' };
    }
    throw place === 'stranger' ? forbidden() : notFound('Organization not found');
  }
  const { deletesAt } = place;
  const lack =
    deletesAt !== null && !operation.whileClosed
      ? () => organizationClosed(deletesAt)
      : lackOf(place, known, asked.state.ip, server.config);
  if (operation.about !== 'caller' && lack) {
    // They may change only their account, to set up two-factor authentication.
    if (operation.about !== 'person') throw lack();
    return { ...nobody, session, token, accessMethod: 'membership' };
  }
  const { organizationId, role, permissions, by: accessMethod } = place;
  const { isOpen, isOwnOnly, sees, may } = rightsOf(operation, place);
  if (!isOpen) throw forbidden();
  const org = server.database.org(organizationId, visibilityOf(place, user.id));
  const own = isOwnOnly ? user.id : null;
  const member = { user, organizationId, role, permissions };
  // Written out: spreading the empty caller created a slow object, which took a sixth of our time for a 304.
  return {
    session,
    member,
    holder: null,
    key: null,
    visitor: null,
    org,
    token,
    accessMethod,
    own,
    sees,
    may,
  };
}

/** The permissions of a role in an operation. Neither changes, so they are computed once. */
interface Rights extends Pick<Authorized, 'sees' | 'may'> {
  isOpen: boolean;
  isOwnOnly: boolean;
}

const rights = new WeakMap<Operation, Map<Role | readonly Permission[], Rights>>();

function rightsOf(operation: Operation, holder: Holder): Rights {
  const ofRoles = rights.get(operation) ?? new Map<Role | readonly Permission[], Rights>();
  const role = holder.permissions ?? holder.role;
  const known = ofRoles.get(role);
  if (known) return known;
  const may = (right: Right) => can(holder, right);
  const { ownOnlyWithout } = operation;
  const made = {
    isOpen: opens(operation, may),
    isOwnOnly: ownOnlyWithout !== undefined && !may(ownOnlyWithout),
    sees: partsSeen(operation, may),
    may,
  };
  rights.set(operation, ofRoles.set(role, made));
  return made;
}

const onlyInOrganization = ({ config }: ServerContext) =>
  new Refusal(403, `Sign in at ${config.publicUrl} to change your account`, 'only_in_organization');

const partsSeen = ({ sees = {} }: Operation, may: Authorized['may']) =>
  Object.freeze(
    Object.fromEntries(Object.entries(sees).map(([part, permission]) => [part, may(permission)])),
  );

const isPublicPath = (path: string) =>
  path.startsWith('/api/public/') || path.startsWith('/api/widget/');

/** Authorizes a program with its API key, in the organization of the key. */
async function admitKey(
  asked: AskedFrom,
  server: ServerContext,
  token: string,
  operation: Operation,
): Promise<Authorized> {
  const wanted = operation.access.filter((one) => one.scheme === 'apiKey');
  const key = wanted.length > 0 ? await keyOfCall(asked, server, token) : null;
  if (!key) throw unauthorized();
  refuseActAs(asked);
  const permissions = wanted.flatMap((one) => one.permissions as ApiPermission[]);
  if (!permissions.some((permission) => key.permissions.has(permission))) throw forbidden();
  const org = server.database.org(key.organizationId);
  return {
    session: null,
    member: null,
    holder: null,
    key,
    visitor: null,
    org,
    token,
    accessMethod: 'membership',
    own: null,
    sees: nobody.sees,
    may: nobody.may,
  };
}

/** Authorizes a program whose API key acts for a member, with the permissions that both have. */
async function actForMember(
  asked: AskedFrom,
  server: ServerContext,
  token: string,
  operation: Operation,
): Promise<Authorized> {
  if (isFromPage(asked) && !isFromDocumentation(asked)) throw keyInBrowser();
  const key = await keyOfCall(asked, server, token);
  if (!key) throw unauthorized();
  const needed = operation.access.flatMap(({ scheme, permissions }) =>
    scheme === 'memberKey' ? (permissions as ApiPermission[]) : [],
  );
  refuseUnlessAllowed(key, needed);
  const member = await memberOfCall(asked, server, key);
  const { isOpen, isOwnOnly, sees, may } = rightsOf(operation, member);
  if (!isOpen) throw forbidden();
  return {
    session: null,
    member,
    holder: null,
    key,
    visitor: null,
    org: server.database.org(key.organizationId, visibilityOf(member, member.user.id)),
    token,
    accessMethod: 'membership',
    own: isOwnOnly ? member.user.id : null,
    sees: ofKey(sees, operation, key),
    may,
  };
}

/** Parts that contain tickets need permission to read tickets; other parts are covered by the operation's own permission. */
function ofKey(
  sees: Authorized['sees'],
  { sees: parts = {} }: Operation,
  { permissions }: KeyCaller,
): Authorized['sees'] {
  if (permissions.has('tickets:read')) return sees;
  const isHidden = (part: string) => parts[part] === 'view_all_tickets';
  return Object.fromEntries(
    Object.entries(sees).map(([part, isSeen]) => [part, isSeen && !isHidden(part)]),
  );
}

/** Authorizes a program with a key that acts for a member, for any operation they may both call. */
export async function admitProgram(asked: AskedFrom, server: ServerContext) {
  const token = bearerOf(asked.get('Authorization'));
  if (!token?.startsWith(keyPrefix)) throw unauthorized();
  if (isFromPage(asked)) throw keyInBrowser();
  const key = await keyOfCall(asked, server, token);
  if (!key) throw unauthorized();
  return { key, member: await memberOfCall(asked, server, key) };
}

/** A key used in a web page can be read by every visitor of that page. */
const isFromPage = (asked: Asked) => Boolean(asked.get('Origin') || asked.get('Sec-Fetch-Site'));

/**
 * Our documentation sends the key that its reader entered, and marks the call with a header. Scripts can't forge
 * `Sec-Fetch-Site: same-origin`, so pages of other sites stay refused.
 */
const isFromDocumentation = (asked: Asked) =>
  asked.get('Sec-Fetch-Site') === 'same-origin' && asked.get('X-From-Documentation') === '1';

const keyInBrowser = () =>
  new Refusal(
    403,
    'Use API keys only on servers: anyone who opens this page could read it',
    'key_in_browser',
  );

/** Checks the access token of a ticket's requester. With a wrong token, the answer is the same as for an unknown ticket. */
async function holdTicket(asked: Asked, server: ServerContext, params: Record<string, string>) {
  const organizationId = await organizationIdOf(server.database.directory, params.subdomain ?? '');
  const token = asked.get('X-Ticket-Access');
  const org = organizationId ? server.database.org(organizationId) : null;
  const holder = org && (await findTicketHolder(org, params.ticketId ?? '', token));
  if (!holder) throw notFound('Ticket not found');
  return { ...nobody, org, holder, accessMethod: 'membership' as const };
}

/** Checks the access token of a chat's visitor. With a wrong token, the answer is the same as for an unknown chat. */
async function visitChat(asked: Asked, server: ServerContext, params: Record<string, string>) {
  const organizationId = await organizationIdOf(server.database.directory, params.subdomain ?? '');
  const token = asked.get('X-Chat-Access');
  const org = organizationId ? server.database.org(organizationId) : null;
  const visitor = org && (await findChatVisitor(org, params.id ?? '', token));
  if (!visitor) throw notFound('Chat session not found');
  return { ...nobody, org, visitor, accessMethod: 'membership' as const };
}

function bearerOf(header: string): string | null {
  const match = /^Bearer ([\w.~+/=-]{1,200})$/i.exec(header);
  return match?.[1] ?? null;
}
