import { createDispatcher } from './events/dispatch.ts';
import { chatListener } from './features/chat/listener.ts';
import { notificationListener } from './features/notifications/listener.ts';
import { createWebhookWorker } from './features/webhooks/worker.ts';
import type { Desk } from './http/desk.ts';
import { mailListener } from './mail/listener.ts';

/** Everything that hears of events: the sockets at once, the mail from the outbox, webhooks from the log itself. */
export async function startListeners(desk: Desk) {
  const dispatcher = createDispatcher(desk.database, { log: desk.log });
  dispatcher.registerListener(mailListener(desk));
  dispatcher.registerListener(chatListener(desk));
  dispatcher.registerListener(notificationListener());
  const { database, outbound, log, config } = desk;
  const webhooks = createWebhookWorker({ database, outbound, log, sealing: config.secret });
  await dispatcher.start();
  await webhooks.start();
  return {
    /** Handles everything that is due by now; for tests and scripts. */
    async drain() {
      await dispatcher.drain();
      await webhooks.drain();
    },
    async stop() {
      await Promise.all([dispatcher.stop(), webhooks.stop()]);
    },
  };
}
