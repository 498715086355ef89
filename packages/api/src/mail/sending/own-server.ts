import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { type Config, mailHost } from '../../config.ts';
import type { SmtpAccess } from '../../features/organization/mail-settings.ts';
import { checkHost, guardedLookup } from '../../outbound/addresses.ts';
import { connectionOptions, messageOf, type Transport } from './transport.ts';

/** Maximum connections to one organization's server. */
const maxAtOnce = 2;

/** A transport over an organization's own mail server: only to public addresses, unless the operator allows private ones. */
export function openOwnServer(
  access: SmtpAccess & { accessToken?: string },
  { publicUrl, allowPrivateTargets: allowPrivate }: Config,
): Transport {
  const { host, port, username, password, secure, accessToken } = access;
  const smtp = createTransport({
    host,
    port,
    // The EHLO name, never the machine's host name.
    name: mailHost(publicUrl),
    // Implicit TLS on its own port, STARTTLS on any other.
    secure: secure && port === 465,
    requireTLS: secure,
    // If TLS isn't required, a certificate that can't be verified is accepted.
    opportunisticTLS: !secure,
    tls: { minVersion: 'TLSv1.2', ...(!secure && { rejectUnauthorized: false }) },
    ...(username ? { auth: authOf(username, password, accessToken) } : {}),
    pool: true,
    maxConnections: maxAtOnce,
    ...connectionOptions,
    getSocket: (_options: unknown, done: Connected) => reach(host, port, allowPrivate, done),
  } as Parameters<typeof createTransport>[0]);
  return {
    send: async (mail, signal) => {
      await smtp.sendMail({ ...messageOf(mail), signal });
    },
    close: () => smtp.close(),
  };
}

const authOf = (user: string, password: string | null, accessToken?: string) =>
  accessToken === undefined
    ? { user, pass: password ?? '' }
    : { type: 'OAuth2', user, accessToken };

type Connected = (error: Error | null, socket?: { connection: ReturnType<typeof connect> }) => void;

/** Opens the connection itself, so nodemailer doesn't resolve the address. */
function reach(host: string, port: number, allowPrivate: boolean, done: Connected) {
  try {
    checkHost(host, allowPrivate);
  } catch (error) {
    return done(error as Error);
  }
  const socket = connect({ host, port, lookup: guardedLookup(allowPrivate) });
  const fail = (error: Error) => {
    socket.destroy();
    done(error);
  };
  socket.setTimeout(connectionOptions.connectionTimeout, () =>
    fail(Object.assign(new Error('The connection took too long'), { code: 'ETIMEDOUT' })),
  );
  socket.once('error', fail);
  socket.once('connect', () => {
    socket.setTimeout(0);
    socket.removeListener('error', fail);
    done(null, { connection: socket });
  });
}
