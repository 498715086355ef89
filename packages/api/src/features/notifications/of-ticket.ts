import {
  type NewNotification,
  nameOf,
  type OfScheduled,
  type OfTicket,
  ticketSubject,
  words,
} from './news.ts';

/** The notification about a message on a ticket, without its recipients. */
export function newsOfReply({
  payload,
}: Extract<OfTicket, { name: 'ticket.replied' }>): Omit<NewNotification, 'to'> {
  const { ticket, actor, reopened, visibility, messageId } = payload;
  const name = `${ticket.ticketNumber}: ${ticket.subject}`;
  const author = nameOf(actor);
  const title = reopened ? `${author} reopened a ticket` : `${author} replied`;
  // Notifications are emailed, so they contain the text of a note only for members whom it mentions.
  const isNote = visibility === 'internal';
  return {
    preference: 'ticketUpdates',
    except: actor.userId,
    type: reopened ? 'warning' : 'info',
    title,
    message: name,
    about: {
      key: ticketSubject(ticket.id),
      name,
      news: isNote ? `${author} left a note` : title,
      reply: isNote ? null : { ticketId: ticket.id, messageId, author },
    },
    actionUrl: `/tickets/${ticket.id}`,
    actionText: 'View ticket',
  };
}

/** The notification for the staff about an event of a ticket. */
export function ofTicket(event: OfTicket): NewNotification | null {
  const { ticket, actor } = event.payload;
  const name = `${ticket.ticketNumber}: ${ticket.subject}`;
  const key = ticketSubject(ticket.id);
  const base = {
    except: actor.userId,
    message: name,
    actionUrl: `/tickets/${ticket.id}`,
    actionText: 'View ticket',
  };
  const about = (news: string) => ({ key, name, news, reply: null });
  const agent = ticket.assignedAgentId;
  switch (event.name) {
    case 'ticket.created':
      if (actor.type === 'staff') return null;
      return {
        ...base,
        preference: 'ticketCreated',
        to: 'staff',
        type: 'info',
        title: 'New ticket',
        about: about('New ticket'),
      };
    case 'ticket.assigned':
      // The notification about the note says more.
      if (!agent || agent === actor.userId || event.payload.withNote) return null;
      return {
        ...base,
        preference: 'ticketAssignments',
        to: { userId: agent },
        type: 'info',
        title: 'A ticket was assigned to you',
        about: about(`${nameOf(actor)} assigned it to you`),
      };
    case 'ticket.replied': {
      if (actor.type === 'staff' && (!agent || agent === actor.userId)) return null;
      return { ...newsOfReply(event), to: agent ? { userId: agent } : 'staff' };
    }
    case 'ticket.updated': {
      const changes = Object.entries(event.payload.changes).filter(
        ([field, { to }]) =>
          field !== 'assignedAgentId' &&
          to !== 'resolved' &&
          !(field === 'customerName' && event.payload.changes.customerEmail),
      );
      if (!agent || agent === actor.userId || changes.length === 0) return null;
      const listed = changes.map(changed).join(', ');
      return {
        ...base,
        preference: 'ticketUpdated',
        to: { userId: agent },
        type: 'info',
        title: `${nameOf(actor)} changed your ticket`,
        message: `${name} (${listed})`,
        about: about(`${nameOf(actor)} changed it: ${listed}`),
      };
    }
    case 'ticket.unsnoozed': {
      const { because, snoozedBy } = event.payload;
      const userId = agent ?? snoozedBy;
      // A reply has its own notification, and a change by a member needs none.
      if (because !== 'time' || !userId) return null;
      return {
        ...base,
        preference: 'ticketUpdates',
        to: { userId },
        type: 'info',
        title: 'A snoozed ticket is back',
        about: about('Snooze ended'),
      };
    }
    case 'ticket.resolved':
      if (!agent || agent === actor.userId) return null;
      return {
        ...base,
        preference: 'ticketResolutions',
        to: { userId: agent },
        type: 'success',
        title: `${nameOf(actor)} resolved your ticket`,
        about: about(`${nameOf(actor)} resolved it`),
      };
  }
}

const called: Readonly<Record<string, string>> = {
  ccs: 'Cc',
  customerEmail: 'requester',
  customerName: 'requester name',
};

/** For example `status is now in progress`. */
export const changed = ([field, { to }]: [string, { to: string | null }]) =>
  `${called[field] ?? field} is now ${field === 'status' ? words(to) : (to ?? 'empty')}`;

/** The notification for the author of a scheduled reply that was stopped. */
export function ofScheduled({ payload }: OfScheduled): NewNotification {
  const { ticket, actor, userId, because } = payload;
  const name = `${ticket.ticketNumber}: ${ticket.subject}`;
  const news = `Your scheduled reply wasn't sent: ${reasonOf(because, nameOf(actor))}`;
  return {
    preference: 'ticketUpdates',
    to: { userId },
    except: actor.userId,
    about: { key: ticketSubject(ticket.id), name, news, reply: null },
    type: 'warning',
    title: news,
    message: name,
    actionUrl: `/tickets/${ticket.id}`,
    actionText: 'View ticket',
  };
}

function reasonOf(because: OfScheduled['payload']['because'], who: string): string {
  if (because === 'newer_message') return `${who} wrote first`;
  if (because === 'ticket_closed') return `${who} closed the ticket`;
  if (because === 'put_away') return 'the ticket is in spam or trash';
  if (because === 'ticket_merged') return `${who} merged the ticket`;
  return `${who} stopped it`;
}

/** The notification for the ticket's customer; never about anything that only the staff sees. */
export function forCustomer(event: OfTicket): NewNotification | null {
  const { ticket, actor } = event.payload;
  if (actor.type === 'customer') return null;
  const base = {
    to: { customerOf: ticket.id },
    except: actor.userId,
    message: `${ticket.ticketNumber}: ${ticket.subject}`,
    actionUrl: `/tickets/${ticket.id}`,
    actionText: 'View ticket',
  };
  const about = { key: ticketSubject(ticket.id), name: base.message };
  if (event.name === 'ticket.replied') {
    const { visibility, messageId } = event.payload;
    if (visibility === 'internal') return null;
    const author = nameOf(actor);
    const news = `${author} replied`;
    return {
      ...base,
      preference: 'ticketUpdates',
      type: 'info',
      title: news,
      about: { ...about, news, reply: { ticketId: ticket.id, messageId, author } },
    };
  }
  const status = event.name === 'ticket.updated' && event.payload.changes.status?.to;
  if (!status) return null;
  const news = `Your ticket is now ${words(status)}`;
  return {
    ...base,
    preference: status === 'resolved' ? 'ticketResolutions' : 'ticketUpdated',
    type: status === 'resolved' ? 'success' : 'info',
    title: news,
    about: { ...about, news, reply: null },
  };
}
