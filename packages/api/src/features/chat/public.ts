import type { Schema } from '@helpdesk/sdk/contract/operations';
import { languageCode } from '@helpdesk/sdk/rules/languages';
import { noteSite } from '../../auth/store/seen-sites.ts';
import { provedIdentity } from '../../auth/store/visitor-identity.ts';
import type { Org } from '../../database/types.ts';
import { countUpload } from '../../http/bodies/count-upload.ts';
import type { Handlers, Request } from '../../http/handlers.ts';
import { limitKey, networkKey } from '../../http/limits/client-address.ts';
import { invalid, Refusal } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { beginUpload, visitorUploadPath } from '../../stored-files/store/resumable.ts';
import { takeUpload } from '../../stored-files/take-upload.ts';
import { whatBlocks } from '../blocked-senders/store/blocked-senders.ts';
import { presentPublicOrganization } from '../organization/present.ts';
import { readOrganization } from '../organization/store/organization.ts';
import { browserName } from './browser.ts';
import { openingOf } from './opening.ts';
import { forVisitor, presentMessage, presentVisitorChat, presentVisitorPanel } from './present.ts';
import { readFaces } from './read/faces.ts';
import {
  type ChatRow,
  findChat,
  isAnybodyOnline,
  queuePosition,
  readMessages,
} from './read/sessions.ts';
import { chatClosed, chatMissing, chatWithBot, visitorActor } from './store/change.ts';
import { closeChat } from './store/close.ts';
import { forgetVisitor } from './store/forget.ts';
import { requestTranscript, transcriptAddress } from './store/mail-transcript.ts';
import { visitorOfChat } from './store/messages.ts';
import {
  rateChat,
  requestPerson,
  say,
  see,
  speakerOf,
  startChat,
  webAddress,
} from './store/sessions.ts';
import { greetingOf, messageOf, readSettings, refuseOtherSites } from './store/settings.ts';
import { firstContext, identifyVisitor } from './store/visitor.ts';
import { leaveMessage } from './to-ticket.ts';

export const publicChat: Handlers<'publicChat'> = {
  welcome: async ({ server, org, site }) => {
    const settings = await readSettings(org);
    refuseOtherSites(settings, site);
    await noteSite(server, org, 'chat', site);
    const organization = await readOrganization(org);
    const isOnline = await isAnybodyOnline(org);
    return {
      organization: presentPublicOrganization(organization),
      greeting: greetingOf(settings, organization.name),
      isAnybodyOnline: isOnline,
      socketUrl: socketUrl(server),
      panel: presentVisitorPanel(settings.panel),
      opening: await openingOf(server, org, organization, settings.panel, isOnline),
    };
  },

  start: async ({ server, org, body, ip, limits, site, userAgent }) => {
    await limits.attempt('chat.start', `${org.id} ${limitKey(ip)}`);
    await limits.share('chat.start.organization', org.id, ip);
    const settings = await readSettings(org);
    refuseOtherSites(settings, site);
    const identity = await provedIdentity(server.config, org, body.identity);
    const email = identity?.email ?? (body.customerEmail?.toLowerCase() || null);
    const visitor = { email, visitorId: body.visitorId ?? null };
    await refuseBlocked(org, visitor, "You can't start a chat here");
    if (settings.panel.consent.kind === 'box' && !body.hasConsented) {
      throw invalid('hasConsented', 'Please agree before you start', 'required');
    }
    const { name } = await readOrganization(org);
    const openedBy = messageOf(settings, body.proactiveMessageId, name);
    const { id, visitorId, token } = await startChat(org, {
      visitorId: body.visitorId ?? null,
      customerName: identity?.name ?? (body.customerName || null),
      customerEmail: email,
      isVerified: identity !== null,
      pageUrl: webAddress(body.pageUrl),
      referrer: webAddress(body.referrer),
      browser: browserName(userAgent),
      language: languageCode(body.language),
      greeting: openedBy ?? greetingOf(settings, name),
      openedBy,
      message: body.message || null,
      clientId: body.clientId ?? null,
      wantsPerson: body.wantsPerson,
      hasConsented: body.hasConsented,
      context: firstContext({ identity, context: body.context }),
    });
    return {
      session: await visitorChat(server, org, id),
      visitorId,
      token,
      socketUrl: socketUrl(server),
    };
  },

  get: ({ server, org, visitor, query }) =>
    visitorChat(server, org, visitor.sessionId, query.after),

  send: async ({ server, org, visitor, body }) => {
    const { customer_name: name } = await chatOf(org, visitor.sessionId);
    const { message } = await say(org, {
      sessionId: visitor.sessionId,
      speaker: speakerOf(name),
      text: body.message,
      clientId: body.clientId ?? null,
      attached: { ids: body.fileIds, maxMessageBytes: server.config.maxMessageBytes },
    });
    return forVisitor(presentMessage(server.config, message));
  },

  upload: async ({ server, org, query, received, ...from }) => {
    const by = await uploaderIn({ org, ...from });
    return takeUpload(server.config, org, received, query.name, by);
  },

  beginUpload: async ({ server, org, params, query, tus, reply, ...from }) => {
    const by = await uploaderIn({ org, ...from });
    const file = { name: query.name, size: tus.length };
    const upload = await beginUpload(server.config, org, file, by);
    reply.tus(upload, visitorUploadPath(params.subdomain, upload));
    return upload;
  },

  requestPerson: async ({ server, org, visitor, body }) => {
    await refuseBlocked(org, { email: body.customerEmail, visitorId: null });
    await requestPerson(org, visitor.sessionId, body);
    return visitorChat(server, org, visitor.sessionId);
  },

  leaveMessage: async ({ server, org, visitor, body }) => {
    const { customerEmail, message, customerName, fileIds } = body;
    const { visitor_id: visitorId } = await chatOf(org, visitor.sessionId);
    await refuseBlocked(org, { email: customerEmail, visitorId });
    const row = await leaveMessage(org, visitor.sessionId, {
      customerEmail,
      message,
      customerName: customerName || null,
      attached: { ids: fileIds, maxMessageBytes: server.config.maxMessageBytes },
    });
    return {
      ticketNumber: row.ticket_number ?? '',
      session: await visitorChat(server, org, row.id),
    };
  },

  identify: async ({ server, org, visitor, body: { identity: token, context } }) => {
    const identity = await provedIdentity(server.config, org, token);
    if (identity) await refuseBlocked(org, { email: identity.email, visitorId: null });
    await identifyVisitor(org, visitor.sessionId, { identity, context });
    return visitorChat(server, org, visitor.sessionId);
  },

  mailTranscript: async ({ org, visitor, body, ip, limits }) => {
    const row = await chatOf(org, visitor.sessionId);
    const email = await transcriptAddress(org, row, body.customerEmail);
    await refuseBlocked(org, { email, visitorId: row.visitor_id });
    await limits.attempt('chat.transcript', `${org.id} ${row.id}`);
    await limits.attempt('chat.transcript.network', limitKey(ip));
    await limits.attempt('chat.transcript.address', email);
    await requestTranscript(org, row.id, email);
    return { email };
  },

  forget: ({ org, visitor }) => forgetVisitor(org, visitor.sessionId),

  close: async ({ server, org, visitor }) => {
    const row = await chatOf(org, visitor.sessionId);
    await closeChat(org, row.id, visitorActor(row), 'visitor');
    return visitorChat(server, org, row.id);
  },

  rate: async ({ server, org, visitor, body }) => {
    await rateChat(org, visitor.sessionId, body.rating, body.comment || null);
    return visitorChat(server, org, visitor.sessionId);
  },

  markRead: ({ org, visitor, body }) =>
    see(org, { sessionId: visitor.sessionId, side: 'customer', ...body }),
};

/** Gives no reason, since it would tell blocked visitors what to change. */
async function refuseBlocked(
  org: Org,
  visitor: Parameters<typeof whatBlocks>[1],
  sentence = "You can't use this chat",
) {
  if (await whatBlocks(org, visitor)) throw new Refusal(403, sentence, 'blocked');
}

async function chatOf(org: Org, id: string): Promise<ChatRow> {
  const row = await findChat(org, id);
  if (!row) throw chatMissing();
  return row;
}

/** The uploading visitor. They must talk to an agent, wait for one, or have no choice but to leave a message. */
async function uploaderIn({
  org,
  visitor,
  ip,
  limits,
  site,
}: Pick<Request<'publicChat.upload'>, 'org' | 'visitor' | 'ip' | 'limits' | 'site'>) {
  refuseOtherSites(await readSettings(org), site);
  const row = await chatOf(org, visitor.sessionId);
  if (row.status === 'closed') throw chatClosed();
  if (row.with_bot === 1 && (await isAnybodyOnline(org))) throw chatWithBot();
  await refuseBlocked(org, { email: row.customer_email, visitorId: row.visitor_id });
  await countUpload(limits, org, ip);
  return { ...visitorOfChat(row.id), network: networkKey(ip) };
}

async function visitorChat(
  { config }: ServerContext,
  org: Org,
  id: string,
  after = 0,
): Promise<Schema<'VisitorChat'>> {
  const row = await chatOf(org, id);
  return presentVisitorChat(config, row, await readMessages(org, id, after), {
    queuePosition: await queuePosition(org, row),
    isAnybodyOnline: await isAnybodyOnline(org),
    faces: await readFaces(org),
  });
}

const socketUrl = ({ config }: ServerContext) => `${config.publicUrl.replace(/^http/, 'ws')}/ws`;
