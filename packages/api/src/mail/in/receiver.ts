import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { limitKey, networkKey } from '../../http/limits/client-address.ts';
import { createLimits } from '../../http/limits/limits.ts';
import type { ServerContext } from '../../server-context.ts';
import { acceptMail, largestMail, maxRecipients, ours } from './accept.ts';
import { openCertificate } from './certificate.ts';
import { isSenderAddress, organizationAt } from './recipients.ts';

const maxClients = 100;
const maxPerAddress = 20;
/** One network may have many addresses: this limit leaves connections for the others. */
const maxPerNetwork = 40;
/** Maximum total bytes of emails being received; beyond that, clients are asked to retry. */
const maxAtOnce = 256 * 1024 * 1024;
const timeout = 60_000;

export interface MailReceiver {
  port: number;
  close(): Promise<void>;
}

/** Receives mail over SMTP, only for our addresses; acknowledges it when it is stored. */
export async function receiveMail(
  server: ServerContext,
  port: number,
  kept: () => void,
): Promise<MailReceiver> {
  const { config, log } = server;
  const limits = createLimits(config.rateLimits);
  /** The client addresses of open sessions. */
  const clients = new Map<string, string>();
  let receiving = 0;
  const certificate = config.smtpInTls && openCertificate(config.smtpInTls, log);

  const smtp = new SMTPServer({
    name: config.mailInDomain,
    banner: 'Helpdesk',
    disabledCommands: certificate ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...certificate?.current,
    minVersion: 'TLSv1.2',
    disableReverseLookup: true,
    size: largestMail,
    rejectOversized: true,
    maxClients: maxClients,
    socketTimeout: timeout,
    closeTimeout: 5_000,
    onConnect: ({ id, remoteAddress }, done) => {
      const open = [...clients.values()];
      const alike = (key: (address: string) => string) =>
        open.filter((one) => key(one) === key(remoteAddress)).length;
      if (alike(limitKey) >= maxPerAddress || alike(networkKey) >= maxPerNetwork) {
        return done(reply(421, 'Too many connections'));
      }
      clients.set(id, remoteAddress);
      if (!certificate) return done();
      certificate.renewed().then(
        (renewed) => {
          if (renewed) smtp.updateSecureContext(renewed);
          done();
        },
        () => done(),
      );
    },
    onClose: ({ id }) => {
      clients.delete(id);
    },
    onRcptTo: ({ address }, session, done) => {
      settle(done, async () => {
        const { rcptTo } = session.envelope;
        if (rcptTo.length >= maxRecipients) throw reply(452, 'Too many recipients');
        // For the sender address, only the headers show which organization an answer is for; they come later.
        const organizationId = isSenderAddress(config, address)
          ? 'answers'
          : await organizationAt(server, address);
        if (!organizationId) throw reply(550, 'No such address here');
        const { remoteAddress } = session;
        await limits.share('mail.organization', organizationId, remoteAddress).catch(() => {
          throw reply(451, 'Too much mail at once, please try again later');
        });
      });
    },
    onData: (stream, session, done) => {
      settle(done, async () => {
        const raw = await read(stream);
        const { rcptTo } = session.envelope;
        const recipients = await ours(
          server,
          rcptTo.map(({ address }) => address),
          raw,
        );
        if (recipients.size === 0)
          throw reply(550, refusalOf(rcptTo.map(({ address }) => address)));
        await acceptMail(
          server,
          recipients,
          { from: senderOf(session), client: clientOf(session) },
          raw,
        );
        kept();
        return 'Kept';
      });
    },
  });

  const refusalOf = (addresses: readonly string[]) =>
    addresses.some((address) => isSenderAddress(config, address))
      ? 'This address accepts only replies to ticket emails'
      : 'No such address here';

  async function read(stream: SMTPServerDataStream): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let length = 0;
    let isRefused = false;
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        // An email that is too large is read to its end and dropped.
        isRefused ||= stream.sizeExceeded || receiving + chunk.length > maxAtOnce;
        if (isRefused) continue;
        chunks.push(chunk);
        length += chunk.length;
        receiving += chunk.length;
      }
      if (stream.sizeExceeded) throw reply(552, 'This mail is too large');
      if (isRefused) throw reply(452, 'Too much mail at once, please try again later');
      return Buffer.concat(chunks);
    } finally {
      receiving -= length;
    }
  }

  /** Replies to the client. Any error except our own replies is temporary, so the client retries. */
  function settle(
    done: (error?: Error | null, text?: string) => void,
    work: () => Promise<unknown>,
  ) {
    work().then(
      (text) => done(null, typeof text === 'string' ? text : undefined),
      (error: Error) => {
        if ('responseCode' in error) return done(error);
        log.error({ err: error }, "Couldn't store mail");
        done(reply(451, 'Something went wrong here, please try again later'));
      },
    );
  }

  smtp.on('error', (error) => log.debug({ err: error }, 'A mail client disconnected'));
  await new Promise<void>((done, fail) => {
    smtp.server.once('error', fail);
    smtp.listen(port, config.host, () => done());
  });
  return {
    port: (smtp.server.address() as AddressInfo).port,
    close: () => new Promise((done) => smtp.close(() => done())),
  };
}

const reply = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

const clientOf = ({ remoteAddress, hostNameAppearsAs }: SMTPServerSession) => ({
  ip: remoteAddress,
  helo: hostNameAppearsAs ? hostNameAppearsAs.slice(0, 255) : null,
});

const senderOf = ({ envelope }: SMTPServerSession) =>
  envelope.mailFrom ? envelope.mailFrom.address : '';
