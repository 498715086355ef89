import { isSigned, sign } from '../../auth/signature.ts';
import { type Config, mailHost } from '../../config.ts';

/** The event and recipient of an email. */
export interface MailOrigin {
  organizationId: string;
  seq: number;
  listener: string;
  to: string;
}

/** Returns a Message-ID: the same for every attempt, and signed, because organization ids and event numbers can be guessed. */
export function messageIdOf(config: Config, origin: MailOrigin): string {
  const { organizationId, seq, listener } = origin;
  const signature = sign(config, signed(origin));
  return `<event.${organizationId}.${seq}.${listener}.${signature}@${mailHost(config.publicUrl)}>`;
}

const form = /^<?event\.(\w+)\.(\d{1,15})\.(\w+)\.([a-z2-7]+)@[^@\s<>]+>?$/i;

/** Returns the event of a Message-ID that we created for this address; null for any other. */
export function ownMessage(
  config: Config,
  messageId: string,
  to: string,
): Omit<MailOrigin, 'to'> | null {
  const [, organizationId = '', number = '', listener = '', signature = ''] =
    form.exec(messageId) ?? [];
  const origin = { organizationId, seq: Number(number), listener };
  return isSigned(config, signed({ ...origin, to }), signature) ? origin : null;
}

const signed = ({ organizationId, seq, listener, to }: MailOrigin) =>
  `message ${organizationId} ${seq} ${listener} ${to.trim().toLowerCase()}`;
