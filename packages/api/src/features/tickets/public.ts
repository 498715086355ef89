import { shortNumberIn, ticketNumberIn } from '@helpdesk/sdk/rules/ticket-number';
import { grantTicketAccess } from '../../auth/store/ticket-access.ts';
import { newId } from '../../database/ids.ts';
import type { Org } from '../../database/types.ts';
import { formatted } from '../../formatting/formatted.ts';
import { presentHtml } from '../../formatting/present.ts';
import { readHtmlOf, readHtmlOfTicket } from '../../formatting/read/message-html.ts';
import { keepHtml } from '../../formatting/store/message-html.ts';
import { countUpload } from '../../http/bodies/count-upload.ts';
import type { Handlers } from '../../http/handlers.ts';
import { limitKey, networkKey } from '../../http/limits/client-address.ts';
import { notFound } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { presentFiles } from '../../stored-files/present.ts';
import { readFilesOf, readFilesOfTicket } from '../../stored-files/read/message-files.ts';
import { attachFiles } from '../../stored-files/store/message-files.ts';
import { beginUpload, visitorUploadPath } from '../../stored-files/store/resumable.ts';
import { presentOrganization } from '../organization/present.ts';
import { readOrganization } from '../organization/store/organization.ts';
import { replyAsCustomer } from './customer-reply.ts';
import { takeReplyFile, uploaderOf, viewOfHolder } from './holder.ts';
import { isUnderAttack, noteWrongPair } from './lookup-guard.ts';
import { presentDescription, presentPublicMessage, presentPublicTicket } from './present.ts';
import { findByEmailAndNumber, findMerged, type Merged } from './read/merged.ts';
import { readViewOf } from './requester-view.ts';

const linksMailed = 'If there are tickets for this email address, links to them are on their way';
const linkMailed =
  'If this email address and ticket number belong together, a link to the ticket is on its way';

export const publicTickets: Handlers<'publicTickets'> = {
  lookup: async ({ server, org, body, ip, limits }) => {
    const email = body.email.toLowerCase();
    const given = body.ticketNumber;
    const number = ticketNumberIn(given) ?? shortNumberIn(given) ?? given.toUpperCase();
    // By caller too, so that others' attempts do not lock the owner out.
    await limits.attempt('lookup.email', `${org.id} ${limitKey(ip)} ${email}`);
    await limits.attempt('lookup.number', `${org.id} ${limitKey(ip)} ${number}`);
    const { mailsTicketLinks } = presentOrganization(await readOrganization(org));
    if (
      mailsTicketLinks ||
      (server.config.rateLimits && (await isUnderAttack(org, email, number)))
    ) {
      // The pair is checked when the mail is written, so neither response nor timing reveals the result.
      const request = { requestId: newId(), email, ticketNumber: number };
      await org.write((tx) => tx.record('ticket_link.requested', request));
      return { linkMailed: true, message: linkMailed };
    }
    const ticket = await findByEmailAndNumber(org, email, number);
    if (!ticket) {
      await noteWrongPair(org, email, number);
      throw notFound('No ticket matches this email and ticket number');
    }
    const view = await readViewOf(org, ticket, { email });
    if (!view) throw notFound('No ticket matches this email and ticket number');
    const access = await org.write((tx) =>
      grantTicketAccess(tx, ticket.id, email, view.as?.number ?? null),
    );
    return {
      ...presentPublicTicket(
        view.ticket,
        view.messages,
        await besideOf(server, org, ticket.id, view),
      ),
      accessToken: access.token,
      accessExpiresAt: access.expiresAt,
    };
  },

  mailLinks: async ({ org, body, ip, limits }) => {
    const email = body.email.toLowerCase();
    await limits.attempt('lookup.email', `${org.id} ${limitKey(ip)} ${email}`);
    // As with a pair: whether there are tickets is seen only in the email.
    const request = { requestId: newId(), email, ticketNumber: '' };
    await org.write((tx) => tx.record('ticket_link.requested', request));
    return { linkMailed: true, message: linksMailed };
  },

  get: async ({ server, org, holder }) => {
    const view = await viewOfHolder(org, holder);
    const beside = await besideOf(server, org, holder.ticketId, view);
    return presentPublicTicket(view.ticket, view.messages, beside);
  },

  upload: ({ server, org, holder, params, query, received, ip, limits }) =>
    takeReplyFile(server, org, { name: query.name, received }, { ...params, holder, ip, limits }),

  beginUpload: async ({ server, org, holder, params, query, tus, ip, limits, reply }) => {
    await viewOfHolder(org, holder);
    await countUpload(limits, org, ip);
    const file = { name: query.name, size: tus.length };
    const by = { ...uploaderOf(params.ticketId, holder), network: networkKey(ip) };
    const upload = await beginUpload(server.config, org, file, by);
    reply.tus(upload, visitorUploadPath(params.subdomain, upload));
    return upload;
  },

  reply: async ({ server, org, holder, body, params }) => {
    const { as } = await viewOfHolder(org, holder);
    // Who is the requester of both writes on the one whose page they have open.
    const by = as ?? (await findMerged(org, params.ticketId)) ?? null;
    const theirs = by?.customer_email === holder.email ? by : null;
    const words = await formatted(org, body);
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
    const { messages } = await viewOfHolder(org, holder);
    const stored = messages.find(({ id }) => id === messageId);
    if (!stored) throw notFound('Ticket not found');
    return { ...presentPublicMessage(stored, files, formatting), followUp: null };
  },
};

/** The files of a ticket and how it is formatted; only those of what the view has are shown. */
async function besideOf(
  { config }: ServerContext,
  org: Org,
  ticketId: string,
  { as }: { as: Merged | null },
) {
  const files = presentFiles(config, org.id, await readFilesOfTicket(org, ticketId));
  const html = presentHtml(await readHtmlOfTicket(org, ticketId), files);
  return { files, html, describedBy: as?.id ?? ticketId };
}
