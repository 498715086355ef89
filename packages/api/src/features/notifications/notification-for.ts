import {
  chatNotesSubject,
  chatSubject,
  type NewNotification,
  type NotifiedEvent,
  nameOf,
  type OfChat,
  type OfDomain,
  type OfErasure,
  type OfExport,
  type OfMail,
  type OfMailbox,
  type OfMailLimit,
  type OfWebhook,
} from './news.ts';
import { ofFollowers, ofHandOver, ofMentions } from './of-people.ts';
import { ofTask } from './of-task.ts';
import { forCustomer, ofScheduled, ofTicket } from './of-ticket.ts';

const isOfDomain = (event: NotifiedEvent): event is OfDomain =>
  event.name.startsWith('custom_domain.');
const isOfWebhook = (event: NotifiedEvent): event is OfWebhook => event.name.startsWith('webhook.');
const isOfExport = (event: NotifiedEvent): event is OfExport => event.name.startsWith('export.');
const isOfChat = (event: NotifiedEvent): event is OfChat => event.name.startsWith('chat.');

/** Returns the notifications for an event: none when it concerns only the actor. */
export function notificationsFor(event: NotifiedEvent): NewNotification[] {
  if (event.name === 'mail_server.refused') return [ofMailServer(event)];
  if (event.name === 'mailbox.failing') return [ofMailbox(event)];
  if (event.name === 'mail_limit.reached') return [ofMailLimit(event)];
  if (event.name === 'customer.erasure_requested') return [ofErasure(event)];
  if (isOfDomain(event)) return [ofDomain(event)];
  if (isOfExport(event)) return [ofExport(event)];
  if (isOfWebhook(event)) return [ofWebhook(event)];
  if (event.name === 'scheduled_reply.stopped') return [ofScheduled(event)];
  if (event.name === 'task.changed') return [ofTask(event)].filter((one) => one !== null);
  if (isOfChat(event)) return [ofChat(event)].filter((one) => one !== null);
  // Each member gets only the first one that reaches them, so an event notifies them once.
  return [
    ofHandOver(event),
    ofMentions(event),
    ofTicket(event),
    ofFollowers(event),
    forCustomer(event),
  ].filter((one) => one !== null);
}

const ofMailServer = ({ payload }: OfMail): NewNotification => ({
  preference: 'systemAnnouncements',
  to: 'admins',
  except: null,
  about: null,
  type: 'error',
  title: 'Your mail server is rejecting our emails',
  message: `${payload.reason}. Emails to your customers are on hold until it works.`,
  actionUrl: '/settings',
  actionText: 'Open settings',
});

const ofMailbox = ({ payload: { email, reason, isRevoked } }: OfMailbox): NewNotification => ({
  preference: 'systemAnnouncements',
  to: 'admins',
  except: null,
  about: null,
  type: 'error',
  title: `We can't fetch email for ${email}`,
  message: isRevoked
    ? `${reason}. Until then, new email stays in the mailbox, and replies from this address wait.`
    : `${reason}. Until it works, new email stays in the mailbox.`,
  actionUrl: '/settings/support-address',
  actionText: 'Open settings',
});

const ofMailLimit = ({ payload: { perDay } }: OfMailLimit): NewNotification => ({
  preference: 'systemAnnouncements',
  to: 'admins',
  except: null,
  about: null,
  type: 'warning',
  title: 'Daily email limit reached',
  message: `Your organization emailed ${perDay} new contacts today. We'll send the rest tomorrow (UTC).`,
  actionUrl: '/settings?tab=deliveries',
  actionText: 'View waiting emails',
});

const ofErasure = ({ payload: { email, sessionId } }: OfErasure): NewNotification => ({
  preference: 'systemAnnouncements',
  to: 'admins',
  except: null,
  about: null,
  type: 'warning',
  title: 'Data erasure request',
  message: `${email} verified their identity and asked you to erase their data.`,
  actionUrl: `/live-chat?chat=${sessionId}`,
  actionText: 'Open chat',
});

function ofDomain({ name, payload: { domain } }: OfDomain): NewNotification {
  const base = {
    preference: 'systemAnnouncements' as const,
    to: 'admins' as const,
    except: null,
    about: null,
    actionUrl: '/settings?tab=domains',
    actionText: 'Open settings',
  };
  if (name === 'custom_domain.lost') {
    return {
      ...base,
      type: 'error',
      title: 'Your custom domain is no longer active',
      message: `We couldn't verify ${domain} for several days. Verify it again to restore it.`,
    };
  }
  return {
    ...base,
    type: 'warning',
    title: "We can't verify your custom domain",
    message: `${domain} will stop working in a few days unless you restore its DNS TXT record.`,
  };
}

function ofExport({ name, payload: { userId } }: OfExport): NewNotification {
  const base = {
    preference: 'systemAnnouncements' as const,
    to: { userId },
    except: null,
    about: null,
    actionUrl: '/settings?tab=export',
    actionText: 'Open exports',
  };
  if (name === 'export.failed') {
    return {
      ...base,
      type: 'error',
      title: 'Your export failed',
      message: 'We tried several times. Start it again, or contact the operator of this server.',
    };
  }
  return {
    ...base,
    type: 'success',
    title: 'Your export is ready',
    message: 'You can download it for 24 hours.',
  };
}

function ofWebhook(event: OfWebhook): NewNotification {
  const { webhookName } = event.payload;
  const base = {
    preference: 'systemAnnouncements' as const,
    to: 'admins' as const,
    except: null,
    about: null,
    actionUrl: '/api-keys?tab=webhooks',
    actionText: 'Open webhooks',
  };
  if (event.name === 'webhook.failing') {
    return {
      ...base,
      type: 'warning',
      title: `Webhook ${webhookName} is failing`,
      message: `${event.payload.reason}. We keep retrying, and turn it off after five days of failures.`,
    };
  }
  const why =
    event.payload.because === 'gone'
      ? 'The endpoint responded with 410 Gone.'
      : 'All attempts failed for five days.';
  return {
    ...base,
    type: 'error',
    title: `Webhook ${webhookName} was turned off`,
    message: `${why} Turn it back on when the endpoint works. Events until then aren't sent.`,
  };
}

function ofChat(event: OfChat): NewNotification | null {
  const { session } = event.payload;
  const who = session.customerName || session.customerEmail || 'Anonymous Customer';
  const base = {
    preference: 'chatMessages' as const,
    except: null,
    actionUrl: `/live-chat?chat=${session.id}`,
    actionText: 'Open chat',
  };
  const about = (news: string) => ({
    key: chatSubject(session.id),
    name: `the chat with ${who}`,
    news,
    reply: null,
  });
  switch (event.name) {
    case 'chat.waiting':
      return {
        ...base,
        to: 'available',
        type: 'warning',
        title: 'New chat waiting',
        message: `${who} wants to talk to a person`,
        about: about(`${who} wants to talk to a person`),
      };
    case 'chat.called': {
      const { agentId } = session;
      if (!agentId) return null;
      return {
        ...base,
        to: { userId: agentId },
        type: 'warning',
        title: 'A visitor is waiting for your reply',
        message: `${who} goes back to the queue if you don't reply`,
        about: about(`${who} is waiting for your reply`),
      };
    }
    case 'chat.transferred': {
      const { agentId } = session;
      if (!agentId) return null;
      return {
        ...base,
        except: event.payload.actor.userId,
        to: { userId: agentId },
        type: 'info',
        title: 'A chat was transferred to you',
        message: `${nameOf(event.payload.actor)} transferred the chat with ${who} to you`,
        about: about(`${nameOf(event.payload.actor)} transferred it to you`),
      };
    }
    case 'chat.participant_changed': {
      const { actor, userId, isIn } = event.payload;
      if (!isIn) return null;
      return {
        ...base,
        except: actor.userId,
        to: { userId },
        type: 'info',
        title: 'You were invited to a chat',
        message: `${nameOf(actor)} invited you to the chat with ${who}`,
        about: about(`${nameOf(actor)} invited you`),
      };
    }
    case 'chat.note_added': {
      const { actor, mentions, noteId } = event.payload;
      if (mentions.length === 0) return null;
      const author = nameOf(actor);
      const name = `the chat with ${who}`;
      return {
        ...base,
        preference: 'ticketMentions',
        to: { userIds: mentions },
        except: actor.userId,
        type: 'info',
        title: `${author} mentioned you in ${name}`,
        message: `A note in ${name}`,
        about: {
          key: chatNotesSubject(session.id),
          name,
          news: `${author} mentioned you`,
          reply: null,
          note: { chatId: session.id, noteId, author },
        },
      };
    }
    case 'chat.rated': {
      const { agentId } = session;
      const { rating, comment } = event.payload;
      if (!agentId) return null;
      return {
        ...base,
        to: { userId: agentId },
        type: rating >= 4 ? 'success' : rating <= 2 ? 'error' : 'info',
        title: `${who} rated your chat ${rating} out of 5`,
        message: comment ?? 'No comment',
        about: about(`Rated ${rating} out of 5${comment ? `: ${comment}` : ' (no comment)'}`),
      };
    }
  }
}
