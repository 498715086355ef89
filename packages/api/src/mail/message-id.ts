import type { Config } from '../config.ts';
import { mailHost } from './address.ts';
import { isSigned, sign } from './signature.ts';

/** From which event a mail came, and to whom it went. */
export interface MailOrigin {
  organizationId: string;
  seq: number;
  listener: string;
  to: string;
}

/** The same at every try, and signed: organizations' ids are public and events are counted, so that anybody could guess it. */
export function messageIdOf(config: Config, origin: MailOrigin): string {
  const { organizationId, seq, listener } = origin;
  const signature = sign(config, signed(origin));
  return `<event.${organizationId}.${seq}.${listener}.${signature}@${mailHost(config.publicUrl)}>`;
}

const form = /^<?event\.(\w+)\.(\d{1,15})\.(\w+)\.([a-z2-7]+)@[^@\s<>]+>?$/i;

/** The event of a message id that we have given to a mail to this address; null for any other. */
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
