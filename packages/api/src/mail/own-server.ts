import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { SmtpAccess } from '../features/organization/mail-settings.ts';
import { checkHost, guardedLookup } from '../outbound/addresses.ts';
import { mailHost } from './address.ts';
import { manners, messageOf, type Transport } from './transport.ts';

/** So many connections to one organization's server. */
const mostAtOnce = 2;

/** The way over a mail server that an organization names: reached at public addresses only, unless the operator allows more. */
export function openOwnServer(
  access: SmtpAccess,
  { publicUrl, allowPrivateTargets: allowPrivate }: Config,
): Transport {
  const { host, port, username, password, secure } = access;
  const smtp = createTransport({
    host,
    port,
    // With what we greet: never the name of the machine.
    name: mailHost(publicUrl),
    // On its own port TLS comes first, on any other by STARTTLS.
    secure: secure && port === 465,
    requireTLS: secure,
    // Who asks for no TLS may get some from a server that nobody vouches for.
    opportunisticTLS: !secure,
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: secure },
    ...(username ? { auth: { user: username, pass: password ?? '' } } : {}),
    pool: true,
    maxConnections: mostAtOnce,
    ...manners,
    getSocket: (_options: unknown, done: Connected) => reach(host, port, allowPrivate, done),
  } as Parameters<typeof createTransport>[0]);
  return {
    send: async (mail, signal) => {
      await smtp.sendMail({ ...messageOf(mail), signal });
    },
    close: () => smtp.close(),
  };
}

type Connected = (error: Error | null, socket?: { connection: ReturnType<typeof connect> }) => void;

/** Connects before the mailer gets to choose an address. */
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
  socket.setTimeout(manners.connectionTimeout, () =>
    fail(Object.assign(new Error('The connection took too long'), { code: 'ETIMEDOUT' })),
  );
  socket.once('error', fail);
  socket.once('connect', () => {
    socket.setTimeout(0);
    socket.removeListener('error', fail);
    done(null, { connection: socket });
  });
}
