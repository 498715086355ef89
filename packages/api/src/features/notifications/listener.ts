import type { Listener } from '../../events/listener.ts';
import { type NotifiedEventName, notifiedEvents } from './news.ts';
import { notificationsFor } from './notification-for.ts';
import { type IsSeen, notify } from './store/notify.ts';
import { settleChat, settleTicket } from './store/settle.ts';

const settling = ['chat.accepted', 'ticket.deleted', 'ticket.marked_as_spam'] as const;

type Heard = NotifiedEventName | (typeof settling)[number];

/** Creates notifications from events, and settles those whose subject somebody has taken care of. */
export function notificationListener(isSeen: IsSeen): Listener<Heard> {
  return {
    name: 'notifications',
    events: [...notifiedEvents, ...settling],
    concerns: (event) =>
      event.name === 'chat.accepted' ||
      event.name === 'ticket.deleted' ||
      event.name === 'ticket.marked_as_spam' ||
      event.name === 'ticket.replied' ||
      notificationsFor(event).length > 0,
    async handle(event, { org }) {
      const { seq } = event;
      if (event.name === 'chat.accepted') {
        // Nobody waits any more.
        return settleChat(org, event.payload.session.id, { by: null, seq });
      }
      if (event.name === 'ticket.deleted' || event.name === 'ticket.marked_as_spam') {
        return settleTicket(org, event.payload.ticket.id, { by: null, seq });
      }
      if (event.name === 'ticket.replied') {
        const { ticket, actor, waited } = event.payload;
        // Who answers has seen the ticket.
        if (actor.userId && !waited) await settleTicket(org, ticket.id, { by: actor.userId, seq });
      }
      const notified = new Set<string>();
      for (const one of notificationsFor(event)) {
        for (const id of await notify(org, event, one, isSeen, notified)) notified.add(id);
      }
    },
  };
}
