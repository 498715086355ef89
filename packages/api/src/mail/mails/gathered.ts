import type { Org } from '../../database/types.ts';
import type { EventPayloads } from '../../event-catalog.ts';
import { eventOf } from '../../events/read.ts';
import { findChat } from '../../features/chat/read/sessions.ts';
import type { Preference } from '../../features/notifications/news.ts';
import { preferencesOf } from '../../features/notifications/store/preferences.ts';
import { heading, item, link, paragraph, small, words } from '../layout/blocks.ts';
import { brandOf, type MailBrand } from '../layout/brand.ts';
import { type Content, content } from '../layout/content.ts';
import { findCustomerWords, findStaff } from '../read/mail-facts.ts';
import { findUnread, type Unread } from '../read/notifications.ts';
import { isDeliverable, oneLine } from '../sending/address.ts';
import type { DraftMail } from '../sending/outgoing.ts';
import { replyAddress } from '../sending/reply-address.ts';
import { unsubscribeUrl } from '../unsubscribing/unsubscribe.ts';
import type { Sender } from './customer-mail.ts';

const maxShown = 20;
/** Maximum notifications checked before sending; the others are shown only in the app. */
const maxChecked = 100;
const longestWords = 2_000;

const cut = (text: string) =>
  text.length > longestWords ? `${text.slice(0, longestWords)}…` : text;

/** Emails a member their unread notifications; nothing if they have read them by now. */
export async function gathered(
  { config, org, organization }: Sender,
  { userId, notificationIds, more = 0 }: EventPayloads['notifications.gathered'],
): Promise<DraftMail | null> {
  const member = await findStaff(org, userId);
  if (!member || !isDeliverable(member.email)) return null;
  const wanted = preferencesOf(member);
  if (!wanted.emailNotifications) return null;
  const unread: Unread[] = [];
  for (const id of notificationIds.slice(0, maxChecked)) {
    const row = await findUnread(org, userId, id);
    if (row && wanted[row.kind as Preference] && (await isStillSo(org, row))) unread.push(row);
  }
  if (unread.length === 0) return null;
  const base = `${config.publicUrl}/org/${organization.subdomain}`;
  const off = unsubscribeUrl(config, userId, 'emailNotifications');
  const tickets = new Set(unread.map(ticketOf));
  const [ticket] = tickets;
  const only = tickets.size === 1 ? (ticket ?? null) : null;
  const replyTo = only && replyAddress(config, org.id, only, member.email);
  const [first] = unread;
  return {
    to: member.email,
    content: notificationsContent({
      organization: brandOf(config, organization),
      notifications: unread.map(({ title, message, action_url, action_text }) => ({
        title,
        message,
        url: action_url && base + action_url,
        action: action_text,
      })),
      unchecked: more + Math.max(0, notificationIds.length - maxChecked),
      words: first && unread.length === 1 ? await wordsOf(org, first) : null,
      isGathered: Number(first?.count ?? 1) > 1,
      isAnsweredByMail: replyTo !== null,
      allUrl: `${base}/notifications`,
      settingsUrl: `${base}/profile`,
      unsubscribeUrl: off,
    }),
    thread: only,
    replyTo: replyTo ?? 'nobody',
    unsubscribeUrl: off,
  };
}

const ticketOf = ({ action_url }: Unread) =>
  /^\/tickets\/(\w+)$/.exec(action_url ?? '')?.[1] ?? null;

/** A waiting chat is no longer news when it has been accepted or closed. */
async function isStillSo(org: Org, { seq }: Unread): Promise<boolean> {
  const event = await eventOf(org, Number(seq));
  if (event?.name !== 'chat.waiting') return true;
  return (await findChat(org, event.payload.session.id))?.status === 'waiting';
}

/** The customer's message, if the notification is about one. */
async function wordsOf(org: Org, { seq }: Unread): Promise<string | null> {
  const event = await eventOf(org, Number(seq));
  // The ticket was assigned automatically when it arrived.
  if (event?.name === 'ticket.assigned' && event.payload.actor.type === 'system') {
    return event.payload.ticket.description;
  }
  if (event?.name !== 'ticket.created' && event?.name !== 'ticket.replied') return null;
  const { ticket, actor } = event.payload;
  if (actor.type !== 'customer') return null;
  if (event.name === 'ticket.created') return ticket.description;
  return (await findCustomerWords(org, ticket.id, event.payload.messageId))?.body ?? null;
}

export interface NotificationsFacts {
  organization: MailBrand;
  notifications: { title: string; message: string; url: string | null; action: string | null }[];
  /** How many more notifications there are. */
  unchecked: number;
  /** The text, if there is only one notification. */
  words: string | null;
  /** Whether the only notification covers several messages: then its text is the beginning of these. */
  isGathered: boolean;
  /** Whether a reply to the email itself reaches the customer. */
  isAnsweredByMail: boolean;
  allUrl: string;
  settingsUrl: string;
  unsubscribeUrl: string;
}

/** One notification with its link, or a list of several. */
export function notificationsContent(facts: NotificationsFacts): Content {
  const { organization, notifications, allUrl, settingsUrl } = facts;
  const [first] = notifications;
  const shown = notifications.slice(0, maxShown);
  const count = notifications.length + facts.unchecked;
  const more = count - shown.length;
  const footer = [
    small("You're receiving this because you have unread notifications.", {
      label: 'Notification settings',
      url: settingsUrl,
    }),
    small("Don't want these emails?", { label: 'Unsubscribe', url: facts.unsubscribeUrl }),
  ];
  const answering = facts.isAnsweredByMail
    ? [paragraph('Replies to this email go to the customer.')]
    : [];
  if (first && notifications.length === 1) {
    const { title, message, url, action } = first;
    return content(organization, oneLine(`${title}: ${message}`), message, [
      heading(oneLine(title)),
      ...(facts.words && facts.isGathered ? [] : [paragraph(oneLine(message, 500))]),
      ...(facts.words ? [words(cut(facts.words))] : []),
      ...answering,
      link(action ?? 'Open', url ?? allUrl),
      ...footer,
    ]);
  }
  const subject = `${count} notifications from ${organization.name}`;
  const preview = oneLine(shown.map(({ title }) => title).join(', '));
  return content(organization, subject, preview, [
    heading(`${count} notifications`),
    ...shown.map(({ title, message, url }) => item(oneLine(title), oneLine(message, 500), url)),
    ...answering,
    ...(more > 0 ? [paragraph(`And ${more} more.`)] : []),
    link('See all notifications', allUrl),
    ...footer,
  ]);
}
