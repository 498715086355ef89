import { createDispatcher } from './events/dispatch.ts';
import { chatListener } from './features/chat/listener.ts';
import { messageOf } from './features/event-log/message.ts';
import { notificationListener } from './features/notifications/listener.ts';
import { ticketOf } from './features/notifications/news.ts';
import { createExportWorker } from './features/organization-export/worker.ts';
import {
  createNoteWorker,
  createReplyWorker,
  createSnoozeWorker,
} from './features/tickets/due-workers.ts';
import { createWebhookWorker } from './features/webhooks/worker.ts';
import { createWorker } from './jobs/worker.ts';
import { mailListener } from './mail/listener.ts';
import { membersToMail, newsToMail } from './mail/mails/staff-mail.ts';
import { openMailer } from './mail/sending/mailer.ts';
import { createPresence } from './realtime/presence.ts';
import type { ServerContext } from './server-context.ts';

/** Starts all event listeners: sockets immediately, email from the outbox, webhooks from the event log. */
export async function startListeners(server: ServerContext) {
  const dispatcher = createDispatcher(server.database, { log: server.log });
  const mailer = openMailer(server);
  const staffMail = createWorker(server.database, membersToMail(server.database), server.log);
  const newsMail = createWorker(server.database, newsToMail(server.database), server.log);
  dispatcher.registerListener(mailListener(server, mailer));
  dispatcher.registerListener(chatListener(server));
  const presence = server.memory.of(createPresence);
  dispatcher.registerListener(
    notificationListener((organizationId, about) => {
      const ticketId = ticketOf(about);
      return ticketId === null ? new Set() : presence.lookingAt(organizationId, ticketId);
    }),
  );
  const { database, outbound, log, config } = server;
  const webhooks = createWebhookWorker({
    database,
    outbound,
    messageOf,
    log,
    sealing: config.secret,
  });
  const replies = createReplyWorker(database, log);
  const snoozes = createSnoozeWorker(database, log);
  const notes = createNoteWorker(database, log);
  const exports = createExportWorker({ database, config, log });
  await dispatcher.start();
  await replies.start();
  await snoozes.start();
  await notes.start();
  await staffMail.start();
  await newsMail.start();
  await webhooks.start();
  await exports.start();
  return {
    /** Handles everything that is due, and what follows from it; for tests and scripts. */
    async drain() {
      let done: number;
      do {
        done = await replies.drain();
        done += await snoozes.drain();
        done += await notes.drain();
        done += await dispatcher.drain();
        done += await staffMail.drain();
        done += await newsMail.drain();
        done += await webhooks.drain();
        done += await exports.drain();
      } while (done > 0);
    },
    async stop() {
      await replies.stop();
      await snoozes.stop();
      await notes.stop();
      await staffMail.stop();
      await newsMail.stop();
      await exports.stop();
      await Promise.all([dispatcher.stop(), webhooks.stop()]);
      outbound.close();
      mailer.close();
    },
  };
}
