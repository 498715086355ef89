import { shortNumberIn, ticketNumberIn } from '@helpdesk/sdk/rules/ticket-number';
import { grantTicketAccess } from '../../auth/store/ticket-access.ts';
import { newId } from '../../database/ids.ts';
import type { Org } from '../../database/types.ts';
import { saying } from '../../formatting/formatted.ts';
import { presentHtml } from '../../formatting/present.ts';
import { readHtmlOf } from '../../formatting/read/message-html.ts';
import { keepHtml } from '../../formatting/store/message-html.ts';
import { countUpload } from '../../http/bodies/count-upload.ts';
import type { Handlers } from '../../http/handlers.ts';
import { limitKey, networkKey } from '../../http/limits/client-address.ts';
import { prepared } from '../../http/prepared.ts';
import { notFound } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { presentFiles } from '../../stored-files/present.ts';
import { readFilesOf } from '../../stored-files/read/message-files.ts';
import { attachFiles } from '../../stored-files/store/message-files.ts';
import { beginUpload, visitorUploadPath } from '../../stored-files/store/resumable.ts';
import { presentOrganization } from '../organization/present.ts';
import { readOrganization } from '../organization/store/organization.ts';
import { replyAsCustomer } from './customer-reply.ts';
import { asRequester, placeIn } from './detail.ts';
import { mustBeRequester, takeReplyFile, uploaderOf } from './holder.ts';
import { isUnderAttack, noteWrongPair } from './lookup-guard.ts';
import { presentDescription, presentPublicMessage, presentPublicTicket } from './present.ts';
import type { Before } from './read/conversation-page.ts';
import { findDetail } from './read/detail.ts';
import { findByEmailAndNumber, findMerged } from './read/merged.ts';
import { findMessage } from './read/tickets.ts';

const linksMailed = 'If there are tickets for this email address, links to them are on their way';
const linkMailed =
  'If this email address and ticket number belong together, a link to the ticket is on its way';

export const publicTickets: Handlers<'publicTickets'> = {
  lookup: async ({ server, org, body, ip, limits }) => {
    const email = body.email.toLowerCase();
    const given = body.ticketNumber;
    const number = ticketNumberIn(given) ?? shortNumberIn(given) ?? given.toUpperCase();
    // Counted per caller too, so attempts by others don't lock the owner out.
    await limits.attempt('lookup.email', `${org.id} ${limitKey(ip)} ${email}`);
    await limits.attempt('lookup.number', `${org.id} ${limitKey(ip)} ${number}`);
    const { mailsTicketLinks } = presentOrganization(await readOrganization(org));
    if (
      mailsTicketLinks ||
      (server.config.rateLimits && (await isUnderAttack(org, email, number)))
    ) {
      // The pair is checked when the email is written, so neither response nor timing reveals the result.
      const request = { requestId: newId(), email, ticketNumber: number };
      await org.write((tx) => tx.record('ticket_link.requested', request));
      return { linkMailed: true, message: linkMailed };
    }
    const ticket = await findByEmailAndNumber(org, email, number);
    if (!ticket) {
      await noteWrongPair(org, email, number);
      throw notFound('No ticket matches this email and ticket number');
    }
    const { shown, as } = await readPublic(server, org, ticket.id, email);
    const access = await org.write((tx) =>
      grantTicketAccess(tx, ticket.id, email, as?.number ?? null),
    );
    return {
      ...shown,
      accessToken: access.token,
      accessExpiresAt: access.expiresAt,
    };
  },

  mailLinks: async ({ org, body, ip, limits }) => {
    const email = body.email.toLowerCase();
    await limits.attempt('lookup.email', `${org.id} ${limitKey(ip)} ${email}`);
    // As above, only the email shows whether there are tickets.
    const request = { requestId: newId(), email, ticketNumber: '' };
    await org.write((tx) => tx.record('ticket_link.requested', request));
    return { linkMailed: true, message: linksMailed };
  },

  get: async ({ server, org, holder, query }) => {
    const { ticketId, email } = holder;
    return (await readPublic(server, org, ticketId, email, placeIn(query.before))).shown;
  },

  upload: ({ server, org, holder, params, query, received, ip, limits }) =>
    takeReplyFile(server, org, { name: query.name, received }, { ...params, holder, ip, limits }),

  beginUpload: async ({ server, org, holder, params, query, tus, ip, limits, reply }) => {
    await mustBeRequester(org, holder);
    await countUpload(limits, org, ip);
    const file = { name: query.name, size: tus.length };
    const by = { ...uploaderOf(params.ticketId, holder), network: networkKey(ip) };
    const upload = await beginUpload(server.config, org, file, by);
    reply.tus(upload, visitorUploadPath(params.subdomain, upload));
    return upload;
  },

  reply: prepared(saying, async ({ server, org, holder, body, params }, words) => {
    const { as } = await mustBeRequester(org, holder);
    // A requester of both tickets writes on the one whose page is open.
    const by = as ?? (await findMerged(org, params.ticketId)) ?? null;
    const theirs = by?.customer_email === holder.email ? by : null;
    const { messageId, followUp } = await org.write(async (tx) => {
      const replied = await replyAsCustomer(tx, holder.ticketId, words.text, theirs);
      const id = replied.followUp?.id ?? replied.messageId ?? '';
      await attachFiles(tx, id, body.fileIds, uploaderOf(params.ticketId, holder), server.config);
      await keepHtml(tx, id, words);
      return replied;
    });
    const written = followUp?.id ?? messageId ?? '';
    const rows = body.fileIds ? await readFilesOf(org, written) : [];
    const files = presentFiles(server.config, org.id, rows);
    const formatting = presentHtml(await readHtmlOf(org, written), files);
    if (followUp) {
      const message = presentDescription(followUp, files, formatting);
      return { ...message, followUp: { ticketNumber: followUp.number } };
    }
    const stored = await findMessage(org, holder.ticketId, written);
    if (!stored) throw notFound('Ticket not found');
    return { ...presentPublicMessage(stored, files, formatting), followUp: null };
  }),
};

/** The newest part of a ticket, or the part before a cursor, for the requester with this address. */
async function readPublic(
  { config }: ServerContext,
  org: Org,
  ticketId: string,
  email: string,
  before?: Before,
) {
  const found = await findDetail(org, ticketId, '', before);
  const asked = found && (await asRequester(config, org, found, { email }));
  if (!asked) throw notFound('Ticket not found');
  const { view, ...beside } = asked;
  return { shown: presentPublicTicket(view.ticket, view.messages, beside), as: view.as };
}
