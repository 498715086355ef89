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

/** The notifications for an event: none when it concerns only the actor. */
export function notificationsFor(event: NotifiedEvent): NewNotification[] {
  if (event.name === 'mail_server.refused') return [ofMailServer(event)];
  if (event.name === 'mail_limit.reached') return [ofMailLimit(event)];
  if (event.name === 'customer.erasure_requested') return [ofErasure(event)];
  if (isOfDomain(event)) return [ofDomain(event)];
  if (isOfExport(event)) return [ofExport(event)];
  if (isOfWebhook(event)) return [ofWebhook(event)];
  if (event.name === 'scheduled_reply.stopped') return [ofScheduled(event)];
  if (event.name === 'task.changed') return [ofTask(event)].filter((one) => one !== null);
  if (isOfChat(event)) return [ofChat(event)].filter((one) => one !== null);
  // The first one that reaches a member is theirs: an event is notified of once.
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
  title: 'Your mail server refuses our mail',
  message: `${payload.reason}. Mails to your customers wait until it works.`,
  actionUrl: '/settings',
  actionText: 'Open settings',
});

const ofMailLimit = ({ payload: { perDay } }: OfMailLimit): NewNotification => ({
  preference: 'systemAnnouncements',
  to: 'admins',
  except: null,
  about: null,
  type: 'warning',
  title: 'Daily email limit reached',
  message: `Your organization emailed ${perDay} new contacts today. More emails to new contacts are sent tomorrow (UTC).`,
  actionUrl: '/settings?tab=deliveries',
  actionText: 'View waiting emails',
});

const ofErasure = ({ payload: { email, sessionId } }: OfErasure): NewNotification => ({
  preference: 'systemAnnouncements',
  to: 'admins',
  except: null,
  about: null,
  type: 'warning',
  title: 'A customer asks to be erased',
  message: `${email} has proved who they are, and asks for what you keep of them to be erased.`,
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
      message: `The verification of ${domain} was missing for days. Verify it again to bring it back.`,
    };
  }
  return {
    ...base,
    type: 'warning',
    title: 'The verification of your custom domain is missing',
    message: `${domain} will stop working in some days unless its DNS TXT record is back.`,
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
      title: 'The export of your organization failed',
      message: 'It was tried several times. Please start it again, or ask who runs this server.',
    };
  }
  return {
    ...base,
    type: 'success',
    title: 'The export of your organization is ready',
    message: 'You can download it for a day.',
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
      title: `The webhook ${webhookName} fails`,
      message: `${event.payload.reason}. It is tried again, and switched off when all fails for five days.`,
    };
  }
  const why =
    event.payload.because === 'gone'
      ? 'Its receiver answered that it is gone for good (410).'
      : 'Every attempt of five days has failed.';
  return {
    ...base,
    type: 'error',
    title: `The webhook ${webhookName} was switched off`,
    message: `${why} Turn it on again when its receiver works; what happens until then is not sent.`,
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
        title: 'Somebody waits in the chat',
        message: `${who} would like to talk to a person`,
        about: about(`${who} would like to talk to a person`),
      };
    case 'chat.called': {
      const { agentId } = session;
      if (!agentId) return null;
      return {
        ...base,
        to: { userId: agentId },
        type: 'warning',
        title: 'A visitor waits for your first words',
        message: `${who} goes back to the queue if you do not answer`,
        about: about(`${who} waits for your first words`),
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
        title: 'A chat was handed to you',
        message: `${nameOf(event.payload.actor)} hands over the chat with ${who}`,
        about: about(`${nameOf(event.payload.actor)} handed it to you`),
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
        title: `${who} rated your chat ${rating} of 5`,
        message: comment ?? 'Without a comment',
        about: about(`Rated ${rating} of 5: ${comment ?? 'without a comment'}`),
      };
    }
  }
}
