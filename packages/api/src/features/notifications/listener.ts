import type { Listener } from '../../events/listener.ts';
import { type NotifiedEventName, notificationFor, notifiedEvents } from './notification-for.ts';
import { notify } from './store.ts';

/** Creates notifications from events. */
export function notificationListener(): Listener<NotifiedEventName> {
  return {
    name: 'notifications',
    events: notifiedEvents,
    concerns: (event) => notificationFor(event) !== null,
    async handle(event, { org }) {
      const notification = notificationFor(event);
      if (notification) await notify(org, event, notification);
    },
  };
}
