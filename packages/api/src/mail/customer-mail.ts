import { createHmac } from 'node:crypto';
import type { Role } from '@helpdesk/sdk/rules/roles';
import { renewTicketAccess } from '../auth/store/ticket-access.ts';
import type { Config } from '../config.ts';
import type { OrganizationRow } from '../database/rows/people.ts';
import type { Directory, Org } from '../database/types.ts';
import type { EventPayloads } from '../event-catalog.ts';
import { resetLink } from '../features/accounts/reset-link.ts';
import { publicBaseOf } from '../features/organization/read.ts';
import { invitationLink } from '../features/team/invitation-link.ts';
import { findTicket } from '../features/tickets/read/tickets.ts';
import { isDeliverable } from './address.ts';
import { brandOf } from './brand.ts';
import type { DraftMail } from './outgoing.ts';
import {
  findOpenInvitation,
  findOpenReset,
  findPublicReply,
  lastMailOf,
  mayConfirm,
} from './read/mail-facts.ts';
import { replyAddress } from './reply-address.ts';
import { invited, passwordForgotten, requestReceived, staffReplied } from './templates.ts';

/** The organization of a mail, read when the mail is sent, so that it is current. */
export interface Sender {
  config: Config;
  directory: Directory;
  org: Org;
  organization: OrganizationRow;
  /** Whether an admin has confirmed their address. */
  isConfirmed: boolean;
}

/** More than this within an hour means abuse of the address. */
const confirmationsPerHour = 5;

/** Confirms a request made with this address, perhaps not by its owner. */
export async function confirmation(
  sender: Sender,
  { ticket: { id } }: EventPayloads['ticket.created'],
): Promise<DraftMail | null> {
  const { config, org, organization } = sender;
  const ticket = await findTicket(org, id, null);
  const to = recipient(ticket?.customer_email);
  if (!ticket || !to || !(await mayConfirm(org, ticket, confirmationsPerHour))) return null;
  const content = requestReceived({
    organization: brandOf(config, organization),
    ticketNumber: ticket.number,
    lookupUrl: await lookupUrl(sender),
  });
  const replyTo = replyAddress(config, org.id, id, to);
  return { to, content, thread: id, answers: await lastMailOf(org, id), replyTo };
}

/** Mails a public reply of the staff to the requester, with a link that opens the ticket. */
export async function answer(
  sender: Sender,
  { ticket: { id }, messageId, visibility }: EventPayloads['ticket.replied'],
): Promise<DraftMail | null> {
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
    organization: brandOf(config, organization),
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
  { config, org, organization, isConfirmed }: Sender,
  { invitationId, actor }: EventPayloads['invitation.created' | 'invitation.resent'],
): Promise<DraftMail | null> {
  const row = await findOpenInvitation(org, invitationId);
  const to = recipient(row?.email);
  if (!row || !to) return null;
  const content = invited({
    organization: brandOf(config, organization),
    inviter: isConfirmed ? actor.name : null,
    role: row.role as Role,
    message: isConfirmed ? row.message : null,
    url: invitationLink(config, row.id),
    expiresAt: row.expires_at,
  });
  return { to, content };
}

/** Mails the link for a new password to the user, with the name of one of their organizations. */
export async function newPassword(
  { config, directory, organization }: Sender,
  { resetId }: EventPayloads['password_reset.requested'],
): Promise<DraftMail | null> {
  const row = await findOpenReset(directory, resetId);
  const to = recipient(row?.email);
  if (!row || !to) return null;
  const content = passwordForgotten({
    organization: brandOf(config, organization),
    url: resetLink(config, resetId),
  });
  return { to, content };
}

/** The same for every attempt to send a mail. */
export const accessToken = (config: Config, id: string, to: string) =>
  createHmac('sha256', config.secret).update(`ticket access ${id} ${to}`).digest('base64url');

const recipient = (email: string | null | undefined) =>
  email && isDeliverable(email) ? email : null;

export const lookupUrl = async ({ config, org, organization }: Sender) =>
  `${await publicBaseOf(config, org)}/public/ticket/${organization.subdomain}`;
