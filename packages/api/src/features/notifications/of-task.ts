import { type NewNotification, nameOf, type OfTask, ticketSubject } from './news.ts';

/** The notification for the member whom a task was assigned to. */
export function ofTask({ payload }: OfTask): NewNotification | null {
  const { ticket, actor, task, assigned } = payload;
  if (!assigned || assigned === actor.userId) return null;
  const name = `${ticket.ticketNumber}: ${ticket.subject}`;
  const author = nameOf(actor);
  return {
    preference: 'ticketAssignments',
    to: { userId: assigned },
    except: actor.userId,
    about: {
      key: ticketSubject(ticket.id),
      name,
      news: `${author} assigned you a task: ${task.title}`,
      reply: null,
    },
    type: 'info',
    title: `${author} assigned you a task on ${name}`,
    message: task.title,
    actionUrl: `/tickets/${ticket.id}`,
    actionText: 'View ticket',
  };
}
