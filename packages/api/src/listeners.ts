import { createDispatcher } from './events/dispatch.ts';
import { chatListener } from './features/chat/listener.ts';
import { notificationListener } from './features/notifications/listener.ts';
import { createWebhookWorker } from './features/webhooks/worker.ts';
import type { Desk } from './http/desk.ts';
import { mailListener } from './mail/listener.ts';
import { openPostOffice } from './mail/post-office.ts';
import { createStaffMail } from './mail/staff-mail.ts';

/** Everything that hears of events: the sockets at once, the mail from the outbox, webhooks from the log itself. */
export async function startListeners(desk: Desk) {
  const dispatcher = createDispatcher(desk.database, { log: desk.log });
  const office = openPostOffice(desk.config);
  const staffMail = createStaffMail(desk.database, desk.log);
  dispatcher.registerListener(mailListener(desk, office));
  dispatcher.registerListener(chatListener(desk));
  dispatcher.registerListener(notificationListener());
  const { database, outbound, log, config } = desk;
  const webhooks = createWebhookWorker({ database, outbound, log, sealing: config.secret });
  await dispatcher.start();
  staffMail.start();
  await webhooks.start();
  return {
    /** Handles everything that is due by now; for tests and scripts. */
    async drain() {
      await dispatcher.drain();
      await staffMail.drain();
      await dispatcher.drain();
      await webhooks.drain();
    },
    async stop() {
      await staffMail.stop();
      await Promise.all([dispatcher.stop(), webhooks.stop()]);
      office.close();
    },
  };
}
