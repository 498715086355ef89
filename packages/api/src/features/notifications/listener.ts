import { isStaff } from '@helpdesk/sdk/rules/roles';
import type { Tx } from '../../database/types.ts';
import type { Listener } from '../../events/listener.ts';
import type { NewNotification } from './news.ts';
import { type NotifiedEventName, notifiedEvents } from './news.ts';
import { notificationsFor } from './notification-for.ts';
import { isWaiting, type LookingAt, notify, notifyStaff } from './store/notify.ts';
import { settleChat, settleTicket } from './store/settle.ts';
import { moveReader } from './store/staff-news.ts';

const settling = [
  'chat.accepted',
  'ticket.deleted',
  'ticket.marked_as_spam',
  'member.role_changed',
] as const;

const isForCustomer = ({ to }: NewNotification) => typeof to === 'object' && 'customerOf' in to;

type Heard = NotifiedEventName | (typeof settling)[number];

/** Creates notifications from events, and marks notifications as read once their subject is dealt with. */
export function notificationListener(lookingAt: LookingAt): Listener<Heard> {
  return {
    name: 'notifications',
    events: [...notifiedEvents, ...settling],
    concerns: (event) =>
      event.name === 'chat.accepted' ||
      event.name === 'ticket.deleted' ||
      event.name === 'ticket.marked_as_spam' ||
      event.name === 'ticket.replied' ||
      event.name === 'member.role_changed' ||
      notificationsFor(event).length > 0,
    async handle(event, { org }) {
      const { seq } = event;
      if (event.name === 'member.role_changed') {
        // Staff news from before the member joined the staff doesn't count as unread.
        const { userId, role, previousRole } = event.payload;
        if (isStaff(previousRole) || !isStaff(role)) return;
        return org.write((tx) => moveReader(tx, userId));
      }
      if (event.name === 'chat.accepted') {
        // The visitor no longer waits.
        return settleChat(org, event.payload.session.id, { by: null, seq });
      }
      if (event.name === 'ticket.deleted' || event.name === 'ticket.marked_as_spam') {
        return settleTicket(org, event.payload.ticket.id, { by: null, seq });
      }
      if (event.name === 'ticket.replied') {
        const { ticket, actor, waited } = event.payload;
        // An agent who replies has seen the ticket.
        if (actor.userId && !waited) await settleTicket(org, ticket.id, { by: actor.userId, seq });
      }
      const notified = new Set<string>();
      let isForStaff = false;
      for (const one of notificationsFor(event)) {
        const { to } = one;
        if (to === 'staff' && one.about) {
          await notifyStaff(org, event, one, one.about, lookingAt, notified);
          isForStaff = true;
        } else if (to !== 'staff' && (!isForStaff || isForCustomer(one))) {
          const some = { ...one, to };
          const isStillNews =
            event.name === 'chat.waiting'
              ? (tx: Tx) => isWaiting(tx, event.payload.session.id)
              : undefined;
          for (const id of await notify(org, event, some, lookingAt, notified, isStillNews)) {
            notified.add(id);
          }
        }
      }
    },
  };
}
