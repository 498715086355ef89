import type { Role } from '@helpdesk/sdk/rules/roles';
import { derivedToken } from '../../auth/secrets.ts';
import { renewTicketAccess } from '../../auth/store/ticket-access.ts';
import type { Config } from '../../config.ts';
import type { OrganizationRow } from '../../database/rows/people.ts';
import type { TicketMessageRow } from '../../database/rows/tickets.ts';
import type { Directory, Org, Tx } from '../../database/types.ts';
import type { EventPayloads } from '../../event-catalog.ts';
import { resetLink } from '../../features/accounts/reset-link.ts';
import { publicBaseOf } from '../../features/organization/read.ts';
import { mailedInvitationLink } from '../../features/team/invitation-link.ts';
import { type Cc, readCcs } from '../../features/tickets/read/ccs.ts';
import {
  findLed,
  findMergedNumber,
  type Led,
  type Merged,
  partOf,
} from '../../features/tickets/read/merged.ts';
import { findTicket, type TicketWithPeople } from '../../features/tickets/read/tickets.ts';
import { brandOf } from '../layout/brand.ts';
import { replyFiles } from '../layout/reply-files.ts';
import { aboutOf, signatureFor } from '../layout/signature.ts';
import {
  findOpenInvitation,
  findOpenReset,
  findPublicReply,
  isProved,
  lastMailOf,
  mayConfirm,
} from '../read/mail-facts.ts';
import { cut, readSaidBefore } from '../read/said-before.ts';
import { isDeliverable } from '../sending/address.ts';
import type { DraftMail } from '../sending/outgoing.ts';
import { replyAddress } from '../sending/reply-address.ts';
import { supportAddressOfTicket } from '../store/support-addresses.ts';
import { saysOf, unproved } from '../texts/says.ts';
import {
  invited,
  passwordForgotten,
  replyCopied,
  requestReceived,
  staffReplied,
} from './templates.ts';

/** The organization that an email is from, read just before sending, so it is current. */
export interface Sender {
  config: Config;
  directory: Directory;
  org: Org;
  organization: OrganizationRow;
  /** Whether an admin has confirmed their address. */
  isConfirmed: boolean;
}

/** More confirmations than this within an hour mean abuse of the address. */
const confirmationsPerHour = 5;

/** Confirms a request made with this address, perhaps not by its owner. Quotes the request only if the owner is proved. */
export async function confirmation(
  sender: Sender,
  { ticket: { id, customerEmail, description }, actor }: EventPayloads['ticket.created'],
): Promise<DraftMail | null> {
  const { config, org, organization } = sender;
  const ticket = await findTicket(org, id, null);
  const to = recipient(ticket?.customer_email);
  // The staff can also turn a chat into a ticket.
  if (!ticket || !to || actor.type === 'staff') return null;
  if (!(await mayConfirm(org, ticket, confirmationsPerHour))) return null;
  const token = accessToken(config, id, to);
  await org.write((tx) => renewTicketAccess(tx, id, to, token, null));
  const content = requestReceived({
    organization: brandOf(config, organization),
    says: await saysOf(sender, 'request_received', unproved(ticket)),
    ticketUrl: `${await lookupUrl(sender)}/${id}#access=${token}`,
    // Quotes neither another requester's text nor a text that was changed since.
    written:
      customerEmail === ticket.customer_email &&
      description === ticket.description &&
      (await isProved(org, ticket))
        ? cut(description)
        : null,
  });
  const replyTo = replyAddress(config, org.id, id, to);
  return { to, content, thread: id, answers: await lastMailOf(org, id, to), replyTo };
}

/** Emails a public reply of the staff to the requester, with a link that opens the ticket. */
export async function answer(
  sender: Sender,
  { messageId, visibility }: EventPayloads['ticket.replied'],
): Promise<DraftMail | null> {
  if (visibility !== 'public') return null;
  // The ticket may have been merged since then: the reply is for the requester it was written to.
  return mailOf(sender, messageId, async (tx, message, { ticket, by }) => {
    const { merged_from: number } = message;
    const as = (number ? await findMergedNumber(tx, number) : by) ?? null;
    return { as, email: (as ?? ticket).customer_email };
  });
}

/** Emails the reply to another requester of a merged ticket, if they still are one. */
export const sharedAnswer = (
  sender: Sender,
  { messageId, email }: EventPayloads['reply.shared'],
): Promise<DraftMail | null> =>
  mailOf(sender, messageId, async (tx, _, { ticket }) => {
    const as = await partOf(tx, ticket.id, email);
    return as && { as, email };
  });

/** The recipient of a reply: the requester of its ticket, or of one that was merged into it. */
interface Whom {
  as: Merged | null;
  email: string | null;
}

/** Prepares the email of a reply. One transaction reads the reply and renews its access token, so no merge comes in between. */
async function mailOf(
  sender: Sender,
  messageId: string,
  whomOf: (tx: Tx, message: TicketMessageRow, led: Led) => Promise<Whom | null>,
): Promise<DraftMail | null> {
  const { config, org, organization } = sender;
  const found = await org.write(async (tx) => {
    const message = await findPublicReply(tx, messageId);
    const led = message && (await findLed(tx, message.ticket_id));
    const whom = led && (await whomOf(tx, message, led));
    const to = recipient(whom?.email);
    if (!whom || !to) return null;
    // A reply-all quotes this email to people in Cc, who must not get the access token.
    const ccs = whom.as ? [] : addressesOf(await readCcs(tx, led.ticket.id), to);
    const token = ccs.length === 0 ? accessToken(config, messageId, to) : null;
    if (token) await renewTicketAccess(tx, led.ticket.id, to, token, whom.as?.number ?? null);
    return { message, ticket: led.ticket, as: whom.as, to, token, ccs };
  });
  if (!found) return null;
  const { message, ticket, as, to, token, ccs } = found;
  const { id } = as ?? ticket;
  const isPersonal = message.user_id !== null;
  const page = await lookupUrl(sender);
  const replyTo = replyAddress(config, org.id, id, to);
  const { attachments, linked, html } = await replyFiles(config, org, message);
  const before = as ? [] : await readSaidBefore(org, ticket, message, organization);
  const kind = isOutbound(ticket, as, before) ? 'outbound' : 'reply';
  const content = staffReplied({
    organization: brandOf(config, organization),
    says: await saysOf(sender, kind, aboutOf(ticket, as), message.author_name),
    message: message.body,
    html,
    signature: await signatureFor(
      sender,
      message,
      aboutOf(ticket, as),
      await supportAddressOfTicket(org, id),
    ),
    linked,
    // A reply-all quotes this email to people in Cc, who may have been added later.
    before: token ? before : [],
    ticketUrl: token && `${page}/${id}#access=${token}`,
    lookupUrl: page,
    isAnsweredByMail: replyTo !== null,
  });
  const answers = await lastMailOf(org, ticket.id, to);
  return { to, cc: ccs, content, thread: id, answers, replyTo, attachments, isPersonal };
}

/** Emails a public reply of the staff to a person in Cc: addressed to everyone, without the access token. */
export async function copy(
  sender: Sender,
  { messageId, email }: EventPayloads['reply.copied'],
): Promise<DraftMail | null> {
  const { config, org, organization } = sender;
  const message = await findPublicReply(org, messageId);
  const ticket = message ? await findTicket(org, message.ticket_id, null) : null;
  const ccs = ticket ? await readCcs(org, ticket.id) : [];
  const to = recipient(ccs.find((one) => one.email === email)?.email);
  if (!message || !ticket || !to) return null;
  const { id } = ticket;
  const isPersonal = message.user_id !== null;
  const about = aboutOf(ticket, null);
  const name = ccs.find((one) => one.email === email)?.name ?? null;
  const requester = recipient(ticket.customer_email);
  const replyTo = replyAddress(config, org.id, id, to);
  const { attachments, linked, html } = await replyFiles(config, org, message);
  const before = await readSaidBefore(org, ticket, message, organization);
  const content = replyCopied({
    organization: brandOf(config, organization),
    says: await saysOf(
      sender,
      isOutbound(ticket, null, before) ? 'outbound' : 'reply_copied',
      { ...about, customer: null, customerName: name, customerEmail: email },
      message.author_name,
    ),
    message: message.body,
    html,
    signature: await signatureFor(sender, message, about, await supportAddressOfTicket(org, id)),
    linked,
    isAnsweredByMail: replyTo !== null,
  });
  const answers = await lastMailOf(org, id, requester ?? to);
  const shown = requester ? { shownTo: requester, cc: addressesOf(ccs, requester) } : {};
  return { to, ...shown, content, thread: id, answers, replyTo, attachments, isPersonal };
}

/** Whether a message is the first one of a ticket that the team opened with it. */
const isOutbound = (ticket: TicketWithPeople, as: Merged | null, before: readonly unknown[]) =>
  as === null && ticket.description === '' && before.length === 0;

const addressesOf = (ccs: readonly Cc[], requester: string) =>
  ccs.map(({ email }) => email).filter((email) => email !== requester && isDeliverable(email));

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
    role: row.custom_role_id === null ? (row.role as Role) : null,
    message: isConfirmed ? row.message : null,
    url: mailedInvitationLink(config, row),
    expiresAt: row.expires_at,
  });
  return { to, content };
}

/** Emails the user a password reset link, with the name of one of their organizations. */
export async function newPassword(
  { config, directory, organization }: Sender,
  { resetId }: EventPayloads['password_reset.requested'],
): Promise<DraftMail | null> {
  const row = await findOpenReset(directory, resetId);
  const to = recipient(row?.email);
  if (!row || !to) return null;
  const content = passwordForgotten({
    organization: brandOf(config, organization),
    url: resetLink(config, resetId, row.token_hash),
  });
  return { to, content };
}

/** The same token for every attempt to send an email. */
export const accessToken = (config: Config, id: string, to: string) =>
  derivedToken(config, `ticket access ${id} ${to}`);

const recipient = (email: string | null | undefined) =>
  email && isDeliverable(email) ? email : null;

export const lookupUrl = async ({ config, org, organization }: Sender) =>
  `${await publicBaseOf(config, org)}/public/ticket/${organization.subdomain}`;
