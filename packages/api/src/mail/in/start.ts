import { receivesMail } from '../../config.ts';
import type { ServerContext } from '../../server-context.ts';
import { fetchMail } from './imap.ts';
import { receiveMail } from './receiver.ts';
import { createMailWorker } from './worker.ts';

export interface MailIn {
  /** Address of the SMTP server; null for none. */
  port: number | null;
  /** Processes all stored mails; for tests and scripts. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** Receives mail and processes stored mails, including those left by an earlier process. */
export async function startMailIn(server: ServerContext): Promise<MailIn> {
  const worker = createMailWorker(server);
  const { smtpInPort, imapMailboxes } = server.config;
  const wake = () => void worker.wake();
  const receiver = smtpInPort === null ? null : await receiveMail(server, smtpInPort, wake);
  const isWorking = receivesMail(server.config) || imapMailboxes.length > 0;
  if (isWorking) await worker.start();
  const fetching = imapMailboxes.map((mailbox) => fetchMail(server, mailbox, wake));
  return {
    port: receiver?.port ?? null,
    drain: async () => {
      if (isWorking) await worker.drain();
    },
    async stop() {
      await receiver?.close();
      await Promise.all(fetching.map((one) => one.stop()));
      await worker.stop();
    },
  };
}
