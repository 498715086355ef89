import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { NewEvent } from '../../database/types.ts';
import type { Actor } from '../../event-catalog.ts';

export type Preference = keyof Schema<'NotificationPreferences'>;

/** A notification with its recipients. */
export interface NewNotification {
  /** Members who disabled this preference are not notified. */
  preference: Preference;
  /** One member, or the whole staff; never the actor. */
  to: { userId: string } | 'staff' | 'available' | 'admins';
  except: string | null;
  type: Schema<'Notification'>['type'];
  title: string;
  message: string;
  actionUrl: string;
  actionText: string;
}

/** Events with notifications. */
export const notifiedEvents = [
  'ticket.created',
  'ticket.assigned',
  'ticket.replied',
  'ticket.updated',
  'ticket.resolved',
  'chat.waiting',
  'chat.transferred',
  'chat.rated',
  'mail_server.refused',
  'custom_domain.unproved',
  'custom_domain.lost',
] as const;

export type NotifiedEventName = (typeof notifiedEvents)[number];

/** An event, recorded or about to be. */
type NotifiedEvent = Extract<NewEvent, { name: NotifiedEventName }>;
type OfMail = Extract<NotifiedEvent, { name: `mail_server.${string}` }>;
type OfDomain = Extract<NotifiedEvent, { name: `custom_domain.${string}` }>;
type OfChat = Extract<NotifiedEvent, { name: `chat.${string}` }>;

const isOfDomain = (event: NotifiedEvent): event is OfDomain =>
  event.name.startsWith('custom_domain.');
const isOfChat = (event: NotifiedEvent): event is OfChat => event.name.startsWith('chat.');

const nameOf = ({ name }: Actor) => name ?? 'Somebody';
const words = (value: string | null) => (value ?? 'nothing').replaceAll('_', ' ');

/** The notification for an event; null when it concerns only the actor. */
export function notificationFor(event: NotifiedEvent): NewNotification | null {
  if (event.name === 'mail_server.refused') return ofMailServer(event);
  if (isOfDomain(event)) return ofDomain(event);
  return isOfChat(event) ? ofChat(event) : ofTicket(event);
}

const ofMailServer = ({ payload }: OfMail): NewNotification => ({
  preference: 'systemAnnouncements',
  to: 'admins',
  except: null,
  type: 'error',
  title: 'Your mail server refuses our mail',
  message: `${payload.reason}. Mails to your customers wait until it works.`,
  actionUrl: '/settings',
  actionText: 'Open settings',
});

function ofDomain({ name, payload: { domain } }: OfDomain): NewNotification {
  const base = {
    preference: 'systemAnnouncements' as const,
    to: 'admins' as const,
    except: null,
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

function ofTicket(
  event: Exclude<NotifiedEvent, OfChat | OfMail | OfDomain>,
): NewNotification | null {
  const { ticket, actor } = event.payload;
  const about = `${ticket.ticketNumber}: ${ticket.subject}`;
  const base = {
    except: actor.userId,
    message: about,
    actionUrl: `/tickets/${ticket.id}`,
    actionText: 'View ticket',
  };
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
      };
    case 'ticket.assigned':
      if (!agent || agent === actor.userId) return null;
      return {
        ...base,
        preference: 'ticketAssignments',
        to: { userId: agent },
        type: 'info',
        title: 'A ticket was assigned to you',
      };
    case 'ticket.replied':
      if (actor.type === 'staff' && (!agent || agent === actor.userId)) return null;
      return {
        ...base,
        preference: 'ticketUpdates',
        to: agent ? { userId: agent } : 'staff',
        type: event.payload.reopened ? 'warning' : 'info',
        title: event.payload.reopened
          ? `${nameOf(actor)} reopened a ticket`
          : `${nameOf(actor)} replied`,
      };
    case 'ticket.updated': {
      const changes = Object.entries(event.payload.changes).filter(
        ([field, { to }]) => field !== 'assignedAgentId' && to !== 'resolved',
      );
      if (!agent || agent === actor.userId || changes.length === 0) return null;
      const listed = changes.map(([field, { to }]) => `${field} is now ${words(to)}`).join(', ');
      return {
        ...base,
        preference: 'ticketUpdated',
        to: { userId: agent },
        type: 'info',
        title: `${nameOf(actor)} changed your ticket`,
        message: `${about} (${listed})`,
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
      };
  }
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
  switch (event.name) {
    case 'chat.waiting':
      return {
        ...base,
        to: 'available',
        type: 'warning',
        title: 'Somebody waits in the chat',
        message: `${who} would like to talk to a person`,
      };
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
      };
    }
  }
}
