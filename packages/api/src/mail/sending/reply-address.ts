import { isSigned, sign } from '../../auth/signature.ts';
import { type Config, receivesMail } from '../../config.ts';
import { lengthened, shortened } from './short-id.ts';

/**
 * Returns the reply address of one participant of a ticket: `reply+…@`, signed for ticket and participant, so no one else can guess or use
 * it. Null if the server receives no mail.
 */
export function replyAddress(
  config: Config,
  organizationId: string,
  ticketId: string,
  participantEmail: string,
): string | null {
  if (!receivesMail(config)) return null;
  const signature = sign(config, signed(organizationId, ticketId, participantEmail));
  const token = `${shortened(organizationId)}${shortened(ticketId)}${signature}`;
  return `reply+${token}@${config.mailInDomain}`;
}

/** A parsed reply address: the prefixes of both ids, and the unverified signature. */
export interface ReplyToken {
  organization: string;
  ticket: string;
  signature: string;
}

const form = /^reply\+([a-z2-7]{18})([a-z2-7]{18})([a-z2-7]{20})$/i;

export function readReplyToken(localPart: string): ReplyToken | null {
  const [, organization = '', ticket = '', signature = ''] = form.exec(localPart) ?? [];
  const ids = [lengthened(organization), lengthened(ticket)] as const;
  return ids[0] && ids[1] ? { organization: ids[0], ticket: ids[1], signature } : null;
}

export const isReplyAddress = (address: string | null | undefined) =>
  readReplyToken(address?.split('@')[0] ?? '') !== null;

/** Checks whether the signature is valid for this participant of this ticket. */
export const isMadeFor = (
  config: Config,
  { signature }: ReplyToken,
  organizationId: string,
  ticketId: string,
  participantEmail: string,
) => isSigned(config, signed(organizationId, ticketId, participantEmail), signature);

const signed = (organizationId: string, ticketId: string, email: string) =>
  `reply ${organizationId} ${ticketId} ${email.trim().toLowerCase()}`;
