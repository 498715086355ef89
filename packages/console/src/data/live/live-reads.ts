import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { QueryClient } from '@tanstack/react-query';
import type { Refresh } from '../cache.ts';
import { listsOvertaken, showChatEvent } from '../live-chats.ts';

type LiveEvent = Schema<'SocketEvent'>;

/** Applies an event to the cached chats, and returns the reads and metrics that it makes stale. */
export function takeEvent(client: QueryClient, event: LiveEvent, userId: string) {
  showChatEvent(client, event);
  return {
    reads: [...readsChangedBy(event, userId), ...listsOvertaken(client, event)],
    figures: figuresChangedBy(event),
  };
}

const readsOfTeam: readonly Refresh[] = [
  'team.list',
  'team.invitations',
  'team.assignable',
  'auth.user',
];

const readsOfOrganization: readonly Refresh[] = [
  'auth.user',
  'organization.get',
  'organization.settings',
  'publicOrganization.get',
  'sentences.missing',
];

/** Returns the reads that an event makes stale. */
export function readsChangedBy(
  { name, payload }: Pick<LiveEvent, 'name' | 'payload'>,
  userId: string,
): readonly Refresh[] {
  if (name.startsWith('invitation.')) return ['team.invitations'];
  if (name.startsWith('member.')) return readsOfTeam;
  if (name === 'organization.updated') return readsOfOrganization;
  if (name.startsWith('custom_domain.')) return ['organization.settings'];
  if (name === 'contact_form.submitted') {
    return [
      'contactForms.list',
      'contactForms.stats',
      'contactForms.submissions',
      'contactForms.analytics',
    ];
  }
  if (name.startsWith('contact_form.'))
    return ['contactForms.list', 'contactForms.stats', 'sentences.missing'];
  if (name.startsWith('chat.')) return readsOfChats(name, payload);
  if (name.startsWith('article.'))
    return ['helpArticles.list', 'helpCategories.list', 'help.views'];
  if (name === 'notification.created' || name === 'notifications.settled') {
    const { userIds } = payload as { userIds?: readonly string[] };
    return userIds?.includes(userId) ? ['notifications.list', 'dashboard.counts'] : [];
  }
  if (name.startsWith('staff_news.')) return ['notifications.list', 'dashboard.counts'];
  if (name === 'tickets.read') {
    const isOwn = (payload as { userId?: string }).userId === userId;
    return isOwn
      ? [
          'tickets.unread',
          'dashboard.counts',
          ['tickets.list', { unread: true }],
          ['tickets.stats', { unread: true }],
        ]
      : [];
  }
  if (name === 'canned_reply.changed' || name === 'macro.changed') {
    const { ownerId } = payload as { ownerId?: string | null };
    if (ownerId !== null && ownerId !== userId) return [];
    return name === 'macro.changed'
      ? ['macros.list']
      : ['cannedReplies.list', 'cannedReplies.folders'];
  }
  if (/^(scheduled_reply|shared_draft|macro|message)\./.test(name)) {
    const { ticketId, ticket } = payload as { ticketId?: string; ticket?: { id: string } };
    return [['tickets.get', { id: ticketId ?? ticket?.id }]];
  }
  if (name === 'task.changed') {
    const { ticket } = payload as OfTicket;
    return [
      ['tasks.list', { id: ticket?.id }],
      ['tickets.get', { id: ticket?.id }],
    ];
  }
  if (name === 'time_entry.changed') {
    const { ticket } = payload as OfTicket;
    return [['time.list', { id: ticket?.id }], ['tickets.get', { id: ticket?.id }], 'time.timer'];
  }
  if (name === 'tag.changed')
    return ['tags.list', 'tickets.list', 'tickets.get', 'macros.list', 'chat.list', 'chat.get'];
  if (name === 'tickets.deleted_for_good') return ['tickets.listDeleted'];
  if (name === 'mail_texts.changed') return ['mailTexts.list', 'sentences.missing'];
  if (name === 'support_addresses.changed') return ['supportAddresses.list'];
  if (name === 'sentences.changed') return ['sentences.list', 'sentences.missing'];
  if (name === 'customer_language.changed') return ['tickets.customerLanguage'];
  if (name === 'held_mail.taken_in') return ['mailbox.listHeld'];
  if (name === 'blocked_senders.changed') return ['blockedSenders.list', 'chat.get'];
  if (name === 'chatbot.changed') return ['chatbot.list', 'chatbot.stats'];
  if (!name.startsWith('ticket.')) return [];
  const lists: Refresh[] = [
    'tickets.list',
    'tickets.stats',
    'tickets.unread',
    'dashboard.counts',
    // Links show the status of the other ticket.
    'tickets.listLinks',
  ];
  if (name === 'ticket.created') lists.push('tickets.suggestDuplicates');
  if (archiveEvents.has(name)) lists.push('tickets.listSpam', 'tickets.listDeleted', 'time.timer');
  // Tasks and time entries move with the ticket.
  if (/(merged|split|restored)$/.test(name)) lists.push('tasks.list', 'time.list', 'time.timer');
  const { ticket, merged = [], mergedInto, split, link, changes } = payload as OfTicket;
  if (changes?.customerEmail) lists.push('tickets.customerLanguage');
  const changed = [ticket, mergedInto, split, link?.ticket, ...merged].flatMap((one) =>
    one?.id ? [one.id] : [],
  );
  return [...lists, ...changed.map((id): Refresh => ['tickets.get', { id }])];
}

type Named = { id?: string };
/** The ticket of an event, and those it was merged with, split from or linked to. */
type OfTicket = {
  ticket?: Named;
  merged?: readonly Named[];
  mergedInto?: Named;
  split?: Named;
  link?: { ticket?: Named };
  changes?: { customerEmail?: unknown };
};

/** Events that mark a ticket as spam, move it to the trash, or restore it. */
const archiveEvents = new Set(['ticket.marked_as_spam', 'ticket.deleted', 'ticket.restored']);

/** Events that move a chat between lists; all others update it in place without a refetch. */
const moving = new Set([
  'chat.started',
  'chat.waiting',
  'chat.accepted',
  'chat.transferred',
  'chat.closed',
  'chat.reopened',
  'chat.participant_changed',
]);

/** New messages and receipts make nothing stale, because they are too frequent. */
function readsOfChats(name: string, payload: unknown): readonly Refresh[] {
  if (name === 'chat.message' || name === 'chat.read') return [];
  const { session } = payload as { session?: { id?: string } };
  const chat: Refresh[] = session?.id ? [['chat.get', { id: session.id }]] : [];
  // The chat may now be in, or no longer in, a list that is filtered by a tag.
  if (name === 'chat.tagged') return ['chat.list', ...chat];
  if (!moving.has(name)) return chat;
  return ['chat.list', 'chat.stats', 'chat.agents', 'dashboard.counts', ...chat];
}

/** Returns the dashboard metrics that an event makes stale. */
export function figuresChangedBy({ name }: Pick<LiveEvent, 'name'>): readonly Refresh[] {
  if (name.startsWith('ticket.'))
    return ['dashboard.stats', 'dashboard.performance', 'dashboard.due'];
  if (name.startsWith('member.')) return ['dashboard.performance', 'organization.firstSteps'];
  if (name.startsWith('article.')) return ['organization.firstSteps', 'sentences.missing'];
  if (['site.', 'invitation.', 'support_addresses.'].some((subject) => name.startsWith(subject)))
    return ['organization.firstSteps'];
  if (moving.has(name) || name === 'chat.rated') return ['dashboard.stats'];
  const isAutomatic = name === 'contact_form.submitted' || name === 'chatbot.changed';
  return isAutomatic ? ['dashboard.automation'] : [];
}
