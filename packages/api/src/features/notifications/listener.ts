import type { Listener } from '../../events/listener.ts';
import { tell } from './store.ts';
import { type ToldEventName, tellingOf, toldEvents } from './tell.ts';

/** Tells the members whom an event concerns. */
export function notificationListener(): Listener<ToldEventName> {
  return {
    name: 'notifications',
    events: toldEvents,
    concerns: (event) => tellingOf(event) !== null,
    async handle(event, { org }) {
      const telling = tellingOf(event);
      if (telling) await tell(org, event, telling);
    },
  };
}
