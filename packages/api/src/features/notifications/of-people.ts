import { type NewNotification, nameOf, type OfTicket, ticketSubject } from './news.ts';
import { changed, newsOfReply } from './of-ticket.ts';

/** The notification for the member whom a ticket was handed over to, with the text of the note. */
export function ofHandOver(event: OfTicket): NewNotification | null {
  if (event.name !== 'ticket.replied' || !event.payload.handedTo) return null;
  return withNote(event, [event.payload.handedTo], {
    title: (author, name) => `${author} handed ${name} over to you`,
    news: (author) => `${author} handed it over to you`,
  });
}

/** The notification for the members whom a note mentions, with its text. */
export function ofMentions(event: OfTicket): NewNotification | null {
  if (event.name !== 'ticket.replied' || !event.payload.mentions?.length) return null;
  return withNote(event, event.payload.mentions, {
    title: (author, name) => `${author} mentioned you on ${name}`,
    news: (author) => `${author} mentioned you`,
  });
}

function withNote(
  { payload }: Extract<OfTicket, { name: 'ticket.replied' }>,
  userIds: readonly string[],
  say: { title: (author: string, name: string) => string; news: (author: string) => string },
): NewNotification {
  const { ticket, actor, messageId } = payload;
  const name = `${ticket.ticketNumber}: ${ticket.subject}`;
  const author = nameOf(actor);
  return {
    preference: 'ticketMentions',
    to: { userIds },
    except: actor.userId,
    about: {
      key: ticketSubject(ticket.id),
      name,
      news: say.news(author),
      reply: null,
      note: { ticketId: ticket.id, messageId, author },
    },
    type: 'info',
    title: say.title(author, name),
    message: name,
    actionUrl: `/tickets/${ticket.id}`,
    actionText: 'View ticket',
  };
}

/** The notification for followers of a ticket: replies, changes of status, and that it was resolved. */
export function ofFollowers(event: OfTicket): NewNotification | null {
  const { ticket, actor } = event.payload;
  const to = { followersOf: ticket.id };
  if (event.name === 'ticket.replied') return { ...newsOfReply(event), to };
  const what = whatFollowersHear(event);
  if (!what) return null;
  const name = `${ticket.ticketNumber}: ${ticket.subject}`;
  const { did, details, ...rest } = what;
  const news = `${nameOf(actor)} ${did}`;
  return {
    ...rest,
    to,
    except: actor.userId,
    title: `${news} a ticket you follow`,
    message: details ? `${name} (${details})` : name,
    about: {
      key: ticketSubject(ticket.id),
      name,
      news: details ? `${news} it: ${details}` : `${news} it`,
      reply: null,
    },
    actionUrl: `/tickets/${ticket.id}`,
    actionText: 'View ticket',
  };
}

function whatFollowersHear(event: OfTicket) {
  if (event.name === 'ticket.resolved') {
    return {
      preference: 'ticketResolutions',
      type: 'success',
      did: 'resolved',
      details: null,
    } as const;
  }
  if (event.name !== 'ticket.updated') return null;
  const { status } = event.payload.changes;
  if (!status || status.to === 'resolved') return null;
  const details = changed(['status', status]);
  return { preference: 'ticketUpdated', type: 'info', did: 'changed', details } as const;
}
