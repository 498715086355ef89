import { createDispatcher } from './events/dispatch.ts';
import { chatListener } from './features/chat/listener.ts';
import type { Desk } from './http/desk.ts';
import { mailListener } from './mail/listener.ts';

/** Everything that hears of events: the sockets at once, the mail from the outbox. */
export async function startListeners(desk: Desk) {
  const dispatcher = createDispatcher(desk.database, { log: desk.log });
  dispatcher.registerListener(mailListener(desk));
  dispatcher.registerListener(chatListener(desk));
  await dispatcher.start();
  return dispatcher;
}
