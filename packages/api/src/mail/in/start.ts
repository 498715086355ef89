import { receivesMail } from '../../config.ts';
import type { ServerContext } from '../../server-context.ts';
import { fetchMail } from './imap.ts';
import { createImapWorker } from './imap-accounts.ts';
import { receiveMail } from './receiver.ts';
import { createMailWorker } from './worker.ts';

export interface MailIn {
  /** Address of the SMTP server; null for none. */
  port: number | null;
  /** Processes all stored emails; for tests and scripts. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** Receives mail and processes stored emails, including those left by an earlier process. */
export async function startMailIn(server: ServerContext): Promise<MailIn> {
  const worker = createMailWorker(server);
  const { smtpInPort, imapMailboxes } = server.config;
  let isWorking = false;
  async function work() {
    if (isWorking) return;
    isWorking = true;
    await worker.start();
  }
  const wake = () => void worker.wake();
  // If no other email arrives, fetched email starts the processing.
  const accounts = createImapWorker(server, () => void work().then(wake));
  await accounts.start();
  const receiver = smtpInPort === null ? null : await receiveMail(server, smtpInPort, wake);
  if (receivesMail(server.config) || imapMailboxes.length > 0) await work();
  const fetching = imapMailboxes.map((mailbox) => fetchMail(server, mailbox, wake));
  return {
    port: receiver?.port ?? null,
    drain: async () => {
      await accounts.drain();
      if (isWorking) await worker.drain();
    },
    async stop() {
      await receiver?.close();
      await Promise.all(fetching.map((one) => one.stop()));
      await accounts.stop();
      await worker.stop();
    },
  };
}
