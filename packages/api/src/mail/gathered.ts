import { prepare } from '../database/prepare.ts';
import type { NotificationRow } from '../database/rows/people.ts';
import type { Org, P } from '../database/types.ts';
import type { EventPayloads } from '../events/catalog.ts';
import { eventOf } from '../events/read.ts';
import { preferencesOf } from '../features/accounts/present.ts';
import { findChat } from '../features/chat/read.ts';
import type { Preference } from '../features/notifications/tell.ts';
import { isDeliverable, oneLine } from './address.ts';
import { heading, item, link, paragraph, small, words } from './blocks.ts';
import { type Content, content } from './content.ts';
import { type Letterhead, letterheadOf } from './letterhead.ts';
import type { Sender } from './letters.ts';
import type { Letter } from './outgoing.ts';
import { findCustomerWords, findStaff } from './read.ts';
import { replyAddress } from './reply-address.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

const mostShown = 20;
/** So many are looked at again before they go out; whoever has more reads on in the console. */
const mostChecked = 100;
const longestWords = 2_000;

const cut = (text: string) =>
  text.length > longestWords ? `${text.slice(0, longestWords)}…` : text;

/** Takes to a member what he has not read in the console; nothing, when he has by now. */
export async function gathered(
  { config, org, organization }: Sender,
  { userId, notificationIds }: EventPayloads['notifications.gathered'],
): Promise<Letter | null> {
  const member = await findStaff(org, userId);
  if (!member || !isDeliverable(member.email)) return null;
  const wanted = preferencesOf(member);
  if (!wanted.emailNotifications) return null;
  const told: NotificationRow[] = [];
  for (const id of notificationIds.slice(0, mostChecked)) {
    const row = await org.first<NotificationRow>(unreadOf({ user: userId, id }));
    if (row && wanted[row.kind as Preference] && (await isStillSo(org, row))) told.push(row);
  }
  if (told.length === 0) return null;
  const base = `${config.publicUrl}/org/${organization.subdomain}`;
  const off = unsubscribeUrl(config, userId, 'emailNotifications');
  const tickets = new Set(told.map(ticketOf));
  const [ticket] = tickets;
  const only = tickets.size === 1 ? (ticket ?? null) : null;
  const replyTo = only && replyAddress(config, org.id, only, member.email);
  const [first] = told;
  return {
    to: member.email,
    content: notificationsTold({
      organization: letterheadOf(config, organization),
      told: told.map(({ title, message, action_url, action_text }) => ({
        title,
        message,
        url: action_url && base + action_url,
        action: action_text,
      })),
      unchecked: Math.max(0, notificationIds.length - mostChecked),
      words: first && told.length === 1 ? await wordsOf(org, first) : null,
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

const unreadOf = prepare((org, p: P<'user' | 'id'>) =>
  org.from('notifications').where('user_id', p.user).where('id', p.id).where('is_read', 0),
);

const ticketOf = ({ action_url }: NotificationRow) =>
  /^\/tickets\/(\w+)$/.exec(action_url ?? '')?.[1] ?? null;

/** Whoever waited in the chat and has been answered, or has left, is no news any more. */
async function isStillSo(org: Org, { seq }: NotificationRow): Promise<boolean> {
  const event = await eventOf(org, Number(seq));
  if (event?.name !== 'chat.waiting') return true;
  return (await findChat(org, event.payload.session.id))?.status === 'waiting';
}

/** What the customer has written, where that is the news. */
async function wordsOf(org: Org, { seq }: NotificationRow): Promise<string | null> {
  const event = await eventOf(org, Number(seq));
  if (event?.name !== 'ticket.created' && event?.name !== 'ticket.replied') return null;
  const { ticket, actor } = event.payload;
  if (actor.type !== 'customer') return null;
  if (event.name === 'ticket.created') return ticket.description;
  return (await findCustomerWords(org, ticket.id, event.payload.messageId))?.body ?? null;
}

export interface NotificationsTold {
  organization: Letterhead;
  told: { title: string; message: string; url: string | null; action: string | null }[];
  /** How many more there are. */
  unchecked: number;
  /** What was written, when there is one thing to tell. */
  words: string | null;
  /** Whether an answer to the mail itself reaches the customer. */
  isAnsweredByMail: boolean;
  allUrl: string;
  settingsUrl: string;
  unsubscribeUrl: string;
}

/** One thing with the way to it, or the list of several. */
export function notificationsTold(facts: NotificationsTold): Content {
  const { organization, told, allUrl, settingsUrl } = facts;
  const [first] = told;
  const shown = told.slice(0, mostShown);
  const count = told.length + facts.unchecked;
  const more = count - shown.length;
  const footer = [
    small('You get this because you had not read it in the helpdesk.', {
      label: 'Choose what you are told of',
      url: settingsUrl,
    }),
    small('You want no e-mails at all?', { label: 'Switch them off', url: facts.unsubscribeUrl }),
  ];
  const answering = facts.isAnsweredByMail
    ? [paragraph('Answer this e-mail, and your words go to the customer.')]
    : [];
  if (first && told.length === 1) {
    const { title, message, url, action } = first;
    return content(organization, oneLine(`${title}: ${message}`), message, [
      heading(oneLine(title)),
      paragraph(oneLine(message, 500)),
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
