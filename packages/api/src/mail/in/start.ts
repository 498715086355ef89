import { receivesMail } from '../../config.ts';
import type { Desk } from '../../http/desk.ts';
import { receiveMail } from './receiver.ts';
import { createMailWorker } from './worker.ts';

export interface MailIn {
  /** Where mail is received over SMTP; null: nowhere. */
  port: number | null;
  /** Takes in everything that was kept by now; for tests and scripts. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** Receives mail and takes in what was kept, also what a process before this one had left. */
export async function startMailIn(desk: Desk): Promise<MailIn> {
  const worker = createMailWorker(desk);
  const { smtpInPort } = desk.config;
  const poke = () => void worker.poke();
  const receiver = smtpInPort === null ? null : await receiveMail(desk, smtpInPort, poke);
  if (receivesMail(desk.config)) await worker.start();
  return {
    port: receiver?.port ?? null,
    drain: async () => {
      if (receivesMail(desk.config)) await worker.drain();
    },
    async stop() {
      await receiver?.close();
      await worker.stop();
    },
  };
}
