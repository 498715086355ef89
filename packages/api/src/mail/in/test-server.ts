import type { Config } from '../../config.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { openPostbox, type Posted } from '../../test/mail-client.ts';
import { type Inbox, openInbox, type Received } from '../test-inbox.ts';

export interface MailServer {
  inbox: Inbox;
  server: TestServer;
  /** Sends an email to the server; returns the emails that it sent because of it. */
  receive(mail: Posted): Promise<Received[]>;
  stop(): Promise<void>;
}

/** Starts a server that receives mail for help.example.com, and an inbox for the emails it sends. */
export async function startMailServer(settings: Partial<Config> = {}): Promise<MailServer> {
  const inbox = await openInbox();
  const server = await startTestServer({
    smtpUrl: inbox.url,
    smtpInPort: 0,
    mailInDomain: 'help.example.com',
    publicUrl: 'https://help.example.com',
    ...settings,
  });
  const postbox = openPostbox(server.mailPort);
  return {
    inbox,
    server,
    async receive(mail) {
      const before = inbox.received.length;
      await postbox.post(mail);
      await server.drain();
      return inbox.received.slice(before);
    },
    async stop() {
      postbox.close();
      await server.stop();
      await inbox.close();
    },
  };
}
