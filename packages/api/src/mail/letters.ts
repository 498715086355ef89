import { createHmac } from 'node:crypto';
import type { Role } from '@helpdesk/sdk/rules/roles';
import type { Config } from '../config.ts';
import type { OrganizationRow } from '../database/rows/people.ts';
import type { Directory, Org } from '../database/types.ts';
import type { EventPayloads } from '../events/catalog.ts';
import { resetLink } from '../features/accounts/reset-link.ts';
import { publicBaseOf } from '../features/organization/read.ts';
import { invitationLink } from '../features/team/invitation-link.ts';
import { findTicket } from '../features/tickets/read.ts';
import { renewTicketAccess } from '../http/ticket-access.ts';
import { isDeliverable } from './address.ts';
import { letterheadOf } from './letterhead.ts';
import type { Letter } from './outgoing.ts';
import {
  findOpenInvitation,
  findOpenReset,
  findPublicReply,
  lastMailOf,
  mayConfirm,
} from './read.ts';
import { replyAddress } from './reply-address.ts';
import { invited, passwordForgotten, requestReceived, staffReplied } from './templates.ts';

/** Where a letter comes from: read when it is sent, so that it tells what is so by then. */
export interface Sender {
  config: Config;
  directory: Directory;
  org: Org;
  organization: OrganizationRow;
}

/** More than this within an hour is not one person writing: the address is being used. */
const confirmationsPerHour = 5;

/** Confirms a request that somebody made with this address, perhaps not its owner. */
export async function confirmation(
  sender: Sender,
  { ticket: { id } }: EventPayloads['ticket.created'],
): Promise<Letter | null> {
  const { config, org, organization } = sender;
  const ticket = await findTicket(org, id, null);
  const to = recipient(ticket?.customer_email);
  if (!ticket || !to || !(await mayConfirm(org, ticket, confirmationsPerHour))) return null;
  const content = requestReceived({
    organization: letterheadOf(config, organization),
    ticketNumber: ticket.number,
    lookupUrl: await lookupUrl(sender),
  });
  const replyTo = replyAddress(config, org.id, id, to);
  return { to, content, thread: id, answers: await lastMailOf(org, id), replyTo };
}

/** Takes a public answer of the staff to the requester, with a link that opens the ticket for him. */
export async function answer(
  sender: Sender,
  { ticket: { id }, messageId, visibility }: EventPayloads['ticket.replied'],
): Promise<Letter | null> {
  if (visibility !== 'public') return null;
  const { config, org, organization } = sender;
  const message = await findPublicReply(org, id, messageId);
  const ticket = message ? await findTicket(org, id, null) : null;
  const to = recipient(ticket?.customer_email);
  if (!message || !ticket || !to) return null;
  const token = accessToken(config, messageId, to);
  await org.write((tx) => renewTicketAccess(tx, id, to, token));
  const page = await lookupUrl(sender);
  const replyTo = replyAddress(config, org.id, id, to);
  const content = staffReplied({
    organization: letterheadOf(config, organization),
    ticketNumber: ticket.number,
    ticketSubject: ticket.subject,
    agent: message.author_name,
    message: message.body,
    ticketUrl: `${page}/${id}#access=${token}`,
    lookupUrl: page,
    isAnsweredByMail: replyTo !== null,
  });
  return { to, content, thread: id, answers: await lastMailOf(org, id), replyTo };
}

export async function invitation(
  { config, org, organization }: Sender,
  { invitationId, actor }: EventPayloads['invitation.created' | 'invitation.resent'],
): Promise<Letter | null> {
  const row = await findOpenInvitation(org, invitationId);
  const to = recipient(row?.email);
  if (!row || !to) return null;
  const content = invited({
    organization: letterheadOf(config, organization),
    inviter: actor.name,
    role: row.role as Role,
    message: row.message,
    url: invitationLink(config, row.id),
    expiresAt: row.expires_at,
  });
  return { to, content };
}

/** Takes the link for a new password to whoever has the account, in the name of an organization of his. */
export async function newPassword(
  { config, directory, organization }: Sender,
  { resetId }: EventPayloads['password_reset.requested'],
): Promise<Letter | null> {
  const row = await findOpenReset(directory, resetId);
  const to = recipient(row?.email);
  if (!row || !to) return null;
  const content = passwordForgotten({
    organization: letterheadOf(config, organization),
    url: resetLink(config, resetId),
  });
  return { to, content };
}

/** The same at every try of a mail. */
const accessToken = (config: Config, messageId: string, to: string) =>
  createHmac('sha256', config.secret)
    .update(`ticket access ${messageId} ${to}`)
    .digest('base64url');

const recipient = (email: string | null | undefined) =>
  email && isDeliverable(email) ? email : null;

const lookupUrl = async ({ config, org, organization }: Sender) =>
  `${await publicBaseOf(config, org)}/public/ticket/${organization.subdomain}`;
