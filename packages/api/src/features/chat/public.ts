import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import { limitKey } from '../../http/client-address.ts';
import type { Handlers } from '../../http/handlers.ts';
import { invalid, Refusal } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { blockedBy } from '../blocked-senders/store/blocked-senders.ts';
import { presentPublicOrganization } from '../organization/present.ts';
import { noteSite } from '../organization/store/first-steps.ts';
import { readOrganization } from '../organization/store/organization.ts';
import { browserName } from './browser.ts';
import { type Identity, readIdentity } from './identity.ts';
import { forVisitor, presentMessage, presentVisitorChat } from './present.ts';
import {
  type ChatRow,
  findChat,
  isAnybodyOnline,
  queuePosition,
  readMessages,
} from './read/sessions.ts';
import { chatMissing, visitorActor } from './store/change.ts';
import { closeChat } from './store/close.ts';
import {
  rateChat,
  requestPerson,
  say,
  see,
  speakerOf,
  startChat,
  webAddress,
} from './store/sessions.ts';
import {
  greetingOf,
  openSecret,
  readSettings,
  refuseOtherSites,
  type Settings,
} from './store/settings.ts';
import { leaveMessage } from './to-ticket.ts';

export const publicChat: Handlers<'publicChat'> = {
  welcome: async ({ server, org, site }) => {
    const settings = await readSettings(org);
    refuseOtherSites(settings, site);
    await noteSite(server, org, 'chat', site);
    const organization = await readOrganization(org);
    return {
      organization: presentPublicOrganization(organization),
      greeting: greetingOf(settings, organization.name),
      isAnybodyOnline: await isAnybodyOnline(org),
      socketUrl: socketUrl(server),
    };
  },

  start: async ({ server, org, body, ip, limits, site, userAgent }) => {
    await limits.attempt('chat.start', `${org.id} ${limitKey(ip)}`);
    await limits.share('chat.start.organization', org.id, ip);
    const settings = await readSettings(org);
    refuseOtherSites(settings, site);
    const identity = await identityOf(settings, server.config.secret, body.identity);
    const email = identity?.email ?? (body.customerEmail?.toLowerCase() || null);
    if (await blockedBy(org, email))
      throw new Refusal(403, 'You cannot start a chat here', 'blocked');
    const { name } = await readOrganization(org);
    const { id, visitorId, token } = await startChat(org, {
      visitorId: body.visitorId ?? null,
      customerName: identity?.name ?? (body.customerName || null),
      customerEmail: email,
      isVerified: identity !== null,
      pageUrl: webAddress(body.pageUrl),
      referrer: webAddress(body.referrer),
      browser: browserName(userAgent),
      greeting: greetingOf(settings, name),
      message: body.message || null,
      clientId: body.clientId ?? null,
      wantsPerson: body.wantsPerson,
    });
    return { session: await visitorChat(org, id), visitorId, token, socketUrl: socketUrl(server) };
  },

  get: ({ org, visitor, query }) => visitorChat(org, visitor.sessionId, query.after),

  send: async ({ org, visitor, body }) => {
    const { customer_name: name } = await chatOf(org, visitor.sessionId);
    const { message } = await say(org, {
      sessionId: visitor.sessionId,
      speaker: speakerOf(name),
      text: body.message,
      clientId: body.clientId ?? null,
    });
    return forVisitor(presentMessage(message));
  },

  requestPerson: async ({ org, visitor, body }) => {
    await requestPerson(org, visitor.sessionId, body);
    return visitorChat(org, visitor.sessionId);
  },

  leaveMessage: async ({ org, visitor, body }) => {
    const { customerEmail, message, customerName } = body;
    const row = await leaveMessage(org, visitor.sessionId, {
      customerEmail,
      message,
      customerName: customerName || null,
    });
    return { ticketNumber: row.ticket_number ?? '', session: await visitorChat(org, row.id) };
  },

  close: async ({ org, visitor }) => {
    const row = await chatOf(org, visitor.sessionId);
    await closeChat(org, row.id, visitorActor(row), 'visitor');
    return visitorChat(org, row.id);
  },

  rate: async ({ org, visitor, body }) => {
    await rateChat(org, visitor.sessionId, body.rating, body.comment || null);
    return visitorChat(org, visitor.sessionId);
  },

  markRead: ({ org, visitor, body }) =>
    see(org, { sessionId: visitor.sessionId, side: 'customer', ...body }),
};

async function chatOf(org: Org, id: string): Promise<ChatRow> {
  const row = await findChat(org, id);
  if (!row) throw chatMissing();
  return row;
}

async function visitorChat(org: Org, id: string, after = 0): Promise<Schema<'VisitorChat'>> {
  const row = await chatOf(org, id);
  return presentVisitorChat(row, await readMessages(org, id, after), {
    queuePosition: await queuePosition(org, row),
    isAnybodyOnline: await isAnybodyOnline(org),
  });
}

const socketUrl = ({ config }: ServerContext) => `${config.publicUrl.replace(/^http/, 'ws')}/ws`;

async function identityOf(settings: Settings, serverSecret: string, token: string | undefined) {
  if (!token) return null;
  const secret = openSecret(settings, serverSecret);
  const identity: Identity | null = secret === null ? null : await readIdentity(secret, token);
  if (!identity) throw invalid('identity', 'This identity token is not valid or has expired');
  return identity;
}
