import type { Listener } from '../../events/listener.ts';
import { tell } from './store.ts';
import { type ToldEvent, tellingOf, toldEvents } from './tell.ts';

/** Tells the members whom an event concerns. */
export function notificationListener(): Listener<ToldEvent['name']> {
  return {
    name: 'notifications',
    events: toldEvents,
    concerns: (event) => tellingOf({ ...event, seq: 0 } as unknown as ToldEvent) !== null,
    async handle(event, { org }) {
      const telling = tellingOf(event as ToldEvent);
      if (telling) await tell(org, event as ToldEvent, telling);
    },
  };
}
