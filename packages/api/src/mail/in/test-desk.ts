import type { Config } from '../../config.ts';
import { startTestDesk, type TestDesk } from '../../test/harness.ts';
import { type Posted, post } from '../../test/mail-client.ts';
import { type Inbox, openInbox, type Received } from '../test-inbox.ts';

export interface MailDesk {
  inbox: Inbox;
  desk: TestDesk;
  /** Posts a mail and answers what went out because of it. */
  receive(mail: Posted): Promise<Received[]>;
  stop(): Promise<void>;
}

/** A server that receives mail for help.example.com, and an inbox for what it sends. */
export async function startMailDesk(settings: Partial<Config> = {}): Promise<MailDesk> {
  const inbox = await openInbox();
  const desk = await startTestDesk({
    smtpUrl: inbox.url,
    smtpInPort: 0,
    mailInDomain: 'help.example.com',
    publicUrl: 'https://help.example.com',
    ...settings,
  });
  return {
    inbox,
    desk,
    async receive(mail) {
      const before = inbox.received.length;
      await post(desk.mailPort, mail);
      await desk.drain();
      return inbox.received.slice(before);
    },
    async stop() {
      await desk.stop();
      await inbox.close();
    },
  };
}
