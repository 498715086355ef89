import { mayCall } from '../../../auth/may-call.ts';
import { holderOf } from '../../../auth/permissions.ts';
import { visibilityOf } from '../../../auth/visibility.ts';
import { newId } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import type { StoredEvent } from '../../../event-catalog.ts';
import { hasEvent } from '../../../events/read.ts';
import { dueBy, gatheredText, inOneLine, type Unread } from '../gather.ts';
import { type ForSome, type NewNotification, type Subject, ticketOf } from '../news.ts';
import { countedFrom, entryOf, readUpTo } from '../staff-entry.ts';
import { preferencesOf } from './preferences.ts';
import { addStaffNews, markFound, markNews } from './staff-news.ts';
import { findStaffNews } from './staff-news-read.ts';

const people = [
  'users.id',
  'users.notification_preferences',
  'memberships.role',
  'memberships.permissions',
] as const;

const staff = prepare((org) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .whereIn('memberships.role', ['admin', 'agent'])
    .select(...people, 'memberships.availability'),
);

const ofStaff = prepare((org, p: P<'id'>) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .whereIn('memberships.role', ['admin', 'agent'])
    .where('memberships.user_id', p.id)
    .select(...people, 'memberships.availability'),
);

const following = prepare((org, p: P<'ticket'>) =>
  org
    .from('ticket_followers')
    .join(
      org.from('memberships').as('memberships'),
      'memberships.user_id',
      'ticket_followers.user_id',
    )
    .join('users', 'users.id', 'memberships.user_id')
    .whereIn('memberships.role', ['admin', 'agent'])
    .where('ticket_followers.ticket_id', p.ticket)
    .select(...people, 'memberships.availability'),
);

const customer = prepare((org, p: P<'ticket'>) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .where('memberships.role', 'customer')
    .whereIn(
      'memberships.user_id',
      org.from('tickets').where('id', p.ticket).select('customer_user_id'),
    )
    .select(...people, 'memberships.availability'),
);

const waitingChat = prepare((org, p: P<'id'>) =>
  org.from('chat_sessions').where('id', p.id).where('status', 'waiting').select('id'),
);

/** Checks whether a chat is still waiting for an agent. */
export const isWaiting = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.first(waitingChat({ id }))) !== undefined;

interface Recipient {
  id: string;
  notification_preferences: string;
  availability: 'online' | 'away';
  role: string;
  permissions: string | null;
}

/** The members who are viewing this subject now. */
export type LookingAt = (organizationId: string, about: string) => ReadonlySet<string>;

/**
 * Stores the notifications of an event, which replace unread ones of the same subject; idempotent. Returns the recipients,
 * without members who got another notification of the same event.
 */
export async function notify(
  org: Org,
  event: Pick<StoredEvent, 'seq' | 'createdAt'>,
  notification: ForSome,
  lookingAt: LookingAt,
  others: ReadonlySet<string> = new Set(),
  isStillNews: (tx: Tx) => Promise<boolean> = async () => true,
): Promise<string[]> {
  const looking = (notification.about && lookingAt(org.id, notification.about.key)) ?? new Set();
  const { preference, to, except, about } = notification;
  const [assignee, all] = await Promise.all([
    assigneeOf(org, (about && ticketOf(about.key)) ?? null),
    candidates(org, to),
  ]);
  const recipients = all.filter(
    (user) =>
      user.id !== except &&
      !others.has(user.id) &&
      isMeant(to, user) &&
      (preference !== 'chatMessages' || mayCall('chat.get', holderOf(user))) &&
      preferencesOf(user)[preference] &&
      !looking.has(user.id) &&
      isSeenBy(user, assignee),
  );
  if (recipients.length === 0) return [];
  await org.write(async (tx) => {
    // The subject may have been permanently deleted, along with its events.
    if (!(await hasEvent(tx, event.seq)) || !(await isStillNews(tx))) return;
    const unread = about ? await tx.all<Unread>(unreadAbout({ about: about.key })) : [];
    for (const { id } of recipients) unread.push(...(await takeNews(tx, about, id)));
    const needsWords = unread.length > 0 || Boolean(about?.note);
    const words = needsWords ? await wordsOf(tx, notification) : null;
    const userIds: string[] = [];
    for (const user of recipients) {
      const before = unread.filter((row) => row.user_id === user.id);
      if (await store(tx, event, notification, { user, before, words })) userIds.push(user.id);
    }
    if (userIds.length > 0) await tx.record('notification.created', { userIds });
  });
  return recipients.map(({ id }) => id);
}

/**
 * Stores news of a ticket for the whole staff, as a single row. Members with an unread notification of the ticket get it
 * combined with that one. Members who view the ticket, caused the event or were notified otherwise have it marked as read.
 */
export async function notifyStaff(
  org: Org,
  event: Pick<StoredEvent, 'seq' | 'createdAt'>,
  notification: NewNotification,
  about: Subject,
  lookingAt: LookingAt,
  others: ReadonlySet<string>,
): Promise<void> {
  const ticketId = ticketOf(about.key);
  if (ticketId === null) throw new Error(`News for the staff is of a ticket, not of ${about.key}`);
  const { preference, except } = notification;
  const { seq } = event;
  const knowing = new Set([...others, ...lookingAt(org.id, about.key)]);
  if (except !== null) knowing.add(except);
  await org.write(async (tx) => {
    if (!(await hasEvent(tx, event.seq))) return;
    const words = await wordsOf(tx, notification);
    if (!(await addStaffNews(tx, event, { ticketId, about, notification, words }))) return;
    const unread = await tx.all<Unread>(unreadAbout({ about: about.key }));
    const members = await staffAmong(
      tx,
      new Set([...knowing, ...unread.map((row) => row.user_id)]),
    );
    const userIds: string[] = [];
    for (const user of members) {
      const before = unread.filter((row) => row.user_id === user.id);
      if (!knowing.has(user.id) && before.length === 0) continue;
      const wants = !knowing.has(user.id) && preferencesOf(user)[preference];
      if (wants && (await store(tx, event, notification, { user, before, words }))) {
        userIds.push(user.id);
      }
      await markNews(tx, { userId: user.id, ticketId, seq, from: seq, isRemoved: true });
    }
    if (userIds.length > 0) await tx.record('notification.created', { userIds });
    await tx.record('staff_news.added', { ticketId });
  });
}

/** Marks unread staff news of a ticket as read, and returns it to be combined with a notification of the member's own. */
async function takeNews(tx: Tx, about: Subject | null, userId: string): Promise<Unread[]> {
  const ticketId = about && ticketOf(about.key);
  const found = ticketId ? await findStaffNews(tx, ticketId, userId) : null;
  if (!found || found.isRead) return [];
  const { row, reader } = found;
  const { kind } = entryOf(row, reader);
  const { count, replies, isOpened } = countedFrom(row, reader.wants, readUpTo(row, reader));
  await markFound(tx, found, { isRemoved: true });
  return [
    {
      id: row.ticket_id,
      user_id: userId,
      // The lowest sequence number, so the member's own notifications count as newer.
      seq: 0,
      kind: isOpened && count === 1 ? 'ticketCreated' : kind,
      count,
      replies,
      mail_due_at: row.mail_due_at,
      mailed_at: row.mailed_at,
    },
  ];
}

const assigned = prepare((org, p: P<'ticket'>) =>
  org.from('tickets').where('id', p.ticket).select('assigned_agent_id as id'),
);

/** The assignee of a ticket, with `id` null if it has none; undefined if the ticket is gone, null for other subjects. */
const assigneeOf = async (org: Org, ticket: string | null) =>
  ticket === null ? null : org.first<{ id: string | null }>(assigned({ ticket }));

/** Checks whether a member with limited visibility sees the ticket. */
function isSeenBy(user: Recipient, assignee: { id: string | null } | null | undefined): boolean {
  const visibility = visibilityOf(holderOf(user), user.id);
  if (assignee === null || !visibility) return true;
  if (assignee?.id === null) return visibility.seesUnassigned;
  return assignee?.id === user.id;
}

/** For more IDs, one read of the whole staff is faster. */
const fewIds = 8;

/** Staff members by ID. An organization may have hundreds, and most notifications are for one of them. */
async function staffAmong(org: Org, ids: ReadonlySet<string>): Promise<Recipient[]> {
  if (ids.size > fewIds) {
    const all = await org.all<Recipient>(staff({}));
    return all.filter((user) => ids.has(user.id));
  }
  const found = await Promise.all([...ids].map((id) => org.first<Recipient>(ofStaff({ id }))));
  return found.filter((user) => user !== undefined);
}

function candidates(org: Org, to: ForSome['to']): Promise<Recipient[]> {
  if (typeof to !== 'object') return org.all<Recipient>(staff({}));
  if ('customerOf' in to) return org.all<Recipient>(customer({ ticket: to.customerOf }));
  if ('followersOf' in to) return org.all<Recipient>(following({ ticket: to.followersOf }));
  return staffAmong(org, new Set('userIds' in to ? to.userIds : [to.userId]));
}

const isMeant = (to: ForSome['to'], { availability, role }: Recipient) =>
  to === 'available' ? availability === 'online' : to !== 'admins' || role === 'admin';

const unreadAbout = prepare((org, p: P<'about'>) =>
  org
    .from('notifications')
    .where('about', p.about)
    .whereRaw('is_read = 0')
    .orderBy('seq')
    .select('id', 'user_id', 'seq', 'kind', 'count', 'replies', 'mail_due_at', 'mailed_at'),
);

interface ForOne {
  user: Recipient;
  /** The user's unread notifications of the same subject, in order. */
  before: readonly Unread[];
  words: string | null;
}

/** Stores a notification for one user; returns whether it is new. */
async function store(
  tx: Tx,
  { seq, createdAt }: Pick<StoredEvent, 'seq' | 'createdAt'>,
  notification: NewNotification,
  { user, before, words }: ForOne,
): Promise<boolean> {
  const { preference, type, about, actionUrl, actionText } = notification;
  const sum = (of: 'count' | 'replies') => before.reduce((all, row) => all + Number(row[of]), 0);
  // The notification of an assignment already says that the ticket exists.
  const isGiven = (kind: string) => kind === 'ticketAssignments';
  const saysAll = isGiven(preference) && before.every(({ kind }) => kind === 'ticketCreated');
  const count = saysAll ? 1 : sum('count') + 1;
  const replies = sum('replies') + (about?.reply ? 1 : 0);
  const said = about?.note && words ? inOneLine(words) : notification.message;
  const { title, message } =
    about && count > 1
      ? gatheredText(about, { count, replies, words })
      : { title: notification.title, message: said };
  // Events are handled in any order; the text of the newest one is shown.
  const newest = before.at(-1);
  const isLate = newest !== undefined && Number(newest.seq) > seq;
  // Customers get the replies themselves by email.
  const wantsMail = user.role !== 'customer' && preferencesOf(user).emailNotifications;
  const isNew = await tx.insertIfAbsent('notifications', {
    id: newId(),
    user_id: user.id,
    seq,
    kind: preference,
    type,
    title: title.slice(0, 200),
    message: message.slice(0, 500),
    is_read: isLate,
    is_gathered: isLate,
    action_url: actionUrl,
    action_text: actionText,
    created_at: createdAt,
    mail_due_at: wantsMail && !isLate ? dueBy(before) : null,
    about: about?.key ?? null,
    count: isLate ? 1 : count,
    replies: isLate ? 0 : replies,
    mailed_at: before.reduce<string | null>((last, row) => latest(last, row.mailed_at), null),
  });
  if (!isNew) return false;
  if (isLate) {
    const counted = {
      count:
        Number(newest.count) + (isGiven(newest.kind) && preference === 'ticketCreated' ? 0 : 1),
      replies: Number(newest.replies) + (about?.reply ? 1 : 0),
    };
    await tx.update('notifications', { id: newest.id }, counted);
  } else if (before.length > 0) {
    const gathered = { is_read: true, is_gathered: true, mail_due_at: null };
    await tx.update('notifications', { id: before.map(({ id }) => id) }, gathered);
  }
  return true;
}

const latest = (one: string | null, other: string | null) =>
  one !== null && (other === null || one > other) ? one : other;

const noteById = prepare((org, p: P<'ticket' | 'id'>) =>
  org.from('ticket_messages').where('ticket_id', p.ticket).where('id', p.id).select('body'),
);

const publicMessage = prepare((org, p: P<'ticket' | 'id'>) =>
  org
    .from('ticket_messages')
    .where('ticket_id', p.ticket)
    .where('id', p.id)
    .where('visibility', 'public')
    .select('body'),
);

const chatNote = prepare((org, p: P<'session' | 'id'>) =>
  org.from('chat_notes').where('session_id', p.session).where('id', p.id).select('body'),
);

async function wordsOf(tx: Tx, { about }: NewNotification): Promise<string | null> {
  const query = about ? whereWordsAre(about) : null;
  return (query && (await tx.first<{ body: string }>(query))?.body) ?? null;
}

function whereWordsAre({ reply, note }: Subject) {
  if (reply) return publicMessage({ ticket: reply.ticketId, id: reply.messageId });
  if (!note) return null;
  if ('noteId' in note) return chatNote({ session: note.chatId, id: note.noteId });
  return noteById({ ticket: note.ticketId, id: note.messageId });
}
