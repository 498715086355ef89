import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { limitKey } from '../../http/client-address.ts';
import type { Desk } from '../../http/desk.ts';
import { createLimits } from '../../http/limits.ts';
import { acceptMail, largestMail, mostRecipients, ours } from './accept.ts';
import { organizationAt } from './recipients.ts';

const mostClients = 100;
const mostOfOneAddress = 20;
/** Bytes of mails that are being received at once; who comes then tries again soon. */
const mostAtOnce = 256 * 1024 * 1024;
const patience = 60_000;

export interface MailReceiver {
  port: number;
  close(): Promise<void>;
}

/** Receives mail over SMTP: for our addresses alone, and acknowledged only when it is kept. */
export async function receiveMail(
  desk: Desk,
  port: number,
  kept: () => void,
): Promise<MailReceiver> {
  const { config, log } = desk;
  const limits = createLimits(config.rateLimits);
  const clients = new Map<string, number>();
  let receiving = 0;

  const server = new SMTPServer({
    name: config.mailInDomain,
    banner: 'Helpdesk',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largestMail,
    rejectOversized: true,
    maxClients: mostClients,
    socketTimeout: patience,
    closeTimeout: 5_000,
    onConnect: ({ remoteAddress }, done) => {
      const key = limitKey(remoteAddress);
      const open = (clients.get(key) ?? 0) + 1;
      if (open > mostOfOneAddress) return done(reply(421, 'Too many connections'));
      clients.set(key, open);
      done();
    },
    onClose: ({ remoteAddress }) => {
      const key = limitKey(remoteAddress);
      const open = (clients.get(key) ?? 1) - 1;
      if (open > 0) clients.set(key, open);
      else clients.delete(key);
    },
    onRcptTo: ({ address }, session, done) => {
      settle(done, async () => {
        const { rcptTo } = session.envelope;
        if (rcptTo.length >= mostRecipients) throw reply(452, 'Too many recipients');
        const organizationId = await organizationAt(desk, address);
        if (!organizationId) throw reply(550, 'There is no such address here');
        await limits.attempt('mail.organization', organizationId).catch(() => {
          throw reply(451, 'Too much mail at once, please try again later');
        });
      });
    },
    onData: (stream, session, done) => {
      settle(done, async () => {
        const raw = await read(stream);
        const { rcptTo } = session.envelope;
        const recipients = await ours(
          desk,
          rcptTo.map(({ address }) => address),
        );
        if (recipients.size === 0) throw reply(550, 'There is no such address here');
        await acceptMail(desk, recipients, senderOf(session), raw);
        kept();
        return 'Kept';
      });
    },
  });

  async function read(stream: SMTPServerDataStream): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let length = 0;
    let isRefused = false;
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        // What is too much is read on to its end, and not kept.
        isRefused ||= stream.sizeExceeded || receiving + chunk.length > mostAtOnce;
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

  /** Answers the client: what is no answer of ours is a fault of ours, and worth another try. */
  function settle(
    done: (error?: Error | null, text?: string) => void,
    work: () => Promise<unknown>,
  ) {
    work().then(
      (text) => done(null, typeof text === 'string' ? text : undefined),
      (error: Error) => {
        if ('responseCode' in error) return done(error);
        log.error({ err: error }, 'Mail could not be kept');
        done(reply(451, 'Something went wrong here, please try again later'));
      },
    );
  }

  server.on('error', (error) => log.debug({ err: error }, 'A mail client went away'));
  await new Promise<void>((done, fail) => {
    server.server.once('error', fail);
    server.listen(port, config.host, () => done());
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

const reply = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

const senderOf = ({ envelope }: SMTPServerSession) =>
  envelope.mailFrom ? envelope.mailFrom.address : '';
