import type { Schema } from '@helpdesk/sdk/contract/operations';
import { chatSentences } from '@helpdesk/sdk/rules/chat-sentences';
import { agentName as agentNameOf } from '@helpdesk/sdk/rules/names';
import { presentAvailability } from '../../auth/availability.ts';
import type { Config } from '../../config.ts';
import type { ChatActivityRow, ChatNoteRow } from '../../database/rows/chat.ts';
import type { ChatFacts, ChatMessageFacts, EventPayloads } from '../../event-catalog.ts';
import { htmlWith } from '../../formatting/present.ts';
import { presentFile } from '../../stored-files/present.ts';
import { filesOfRow } from '../../stored-files/read/message-files.ts';
import { tagsIn } from '../tags/read/on-ticket.ts';
import { presentMention } from '../tickets/read/people.ts';
import type { ShownNote } from './read/notes.ts';
import { participantsIn } from './read/participants.ts';
import type { AgentRow, ChatRow, ShownMessage } from './read/sessions.ts';
import { hereSince } from './read/sessions.ts';

export const marksOf = (row: ChatRow): Schema<'ChatMarks'> => ({
  customerDelivered: row.customer_delivered,
  customerRead: row.customer_read,
  staffDelivered: row.staff_delivered,
  staffRead: row.staff_read,
});

/** A chat for staff and events, without messages. */
export function chatFacts(row: ChatRow): ChatFacts {
  const agentName = agentNameOf({
    firstName: row.agent_first_name,
    lastName: row.agent_last_name,
    email: row.agent_email,
  });
  return {
    id: row.id,
    status: row.status,
    withBot: row.with_bot === 1,
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    isVerified: row.is_verified === 1,
    startedAt: row.started_at,
    requestedAt: row.requested_at,
    acceptedAt: row.accepted_at,
    closedAt: row.closed_at,
    updatedAt: row.updated_at,
    agentId: row.agent_id,
    agent: row.agent_id ? { userId: row.agent_id, name: agentName } : null,
    participants: participantsIn(row),
    offeredTo: row.offered_to,
    awaitedSince: row.awaited_since,
    rating: row.rating,
    ratingComment: row.rating_comment,
    pageUrl: row.page_url,
    language: row.language,
    ticketId: row.ticket_id,
    ticketNumber: row.ticket_number,
    tags: tagsIn(row),
    lastSeq: row.last_seq,
    unread: row.unread,
    marks: marksOf(row),
  };
}

export const presentChat = (
  config: Secret,
  row: ChatRow,
  messages: ShownMessage[],
): Schema<'ChatSession'> => ({
  ...chatFacts(row),
  messages: messages.map((message) => presentMessage(config, message)),
});

type Secret = Pick<Config, 'secret'>;

type SenderCheck = Schema<'SenderCheck'>;

/** A message as it appears in an event. */
export const messageFacts = (row: ShownMessage): ChatMessageFacts => ({
  id: row.id,
  sessionId: row.session_id,
  seq: row.seq,
  userId: row.user_id,
  senderType: row.sender_type,
  senderName: row.sender_name,
  message: row.body,
  html: row.html,
  files: filesOfRow(row),
  createdAt: row.created_at,
  clientId: row.client_id,
  ...(row.mail_id
    ? { email: { senderCheck: JSON.parse(row.sender_check ?? 'null') as SenderCheck | null } }
    : {}),
  ...(row.cards ? { cards: JSON.parse(row.cards) as Schema<'ChatCard'>[] } : {}),
});

export const presentMessage = (config: Secret, row: ShownMessage): Schema<'ChatMessage'> =>
  withAddresses(config, row.organization_id, messageFacts(row));

/** A message with URLs for its files, including those in its formatting, for readers with access. */
export function withAddresses(
  config: Secret,
  organizationId: string,
  message: ChatMessageFacts,
): Schema<'ChatMessage'> {
  const files = message.files.map((file) => presentFile(config, organizationId, file));
  return { ...message, html: htmlWith(message.html, files), files };
}

/** An internal note, for staff only. */
export function presentNote(config: Secret, row: ShownNote): Schema<'ChatNote'> {
  const files = filesOfRow(row).map((file) => presentFile(config, row.organization_id, file));
  return {
    id: row.id,
    sessionId: row.session_id,
    userId: row.user_id,
    authorName: row.author_name,
    message: row.body,
    html: htmlWith(row.html, files),
    mentions: row.mentions.map(presentMention),
    files,
    createdAt: row.created_at,
  };
}

export const presentActivity = (row: ChatActivityRow): Schema<'ChatTimelineEntry'> => ({
  id: row.id,
  kind: row.kind,
  agentName: row.agent_name,
  createdAt: row.created_at,
});

/** A message for the visitor, without user IDs and the check of its sender. */
export function forVisitor({ email: _, ...message }: Schema<'ChatMessage'>): Schema<'ChatMessage'> {
  return message.userId === null ? message : { ...message, userId: null };
}

/** An agent as visitors see them: only a first name and a picture. */
export const presentFace = (
  row: Pick<AgentRow, 'first_name' | 'profile_image_url'>,
): Schema<'ChatFace'> => ({
  firstName: row.first_name?.trim() || chatSentences.agent,
  imageUrl: row.profile_image_url,
});

/** Launcher and panel for visitors, without the team's rules about which pages show them. */
export const presentVisitorPanel = (panel: Schema<'ChatPanel'>): Schema<'VisitorChatPanel'> => ({
  launcher: panel.launcher,
  position: panel.position,
  insetX: panel.insetX,
  insetY: panel.insetY,
  phoneInsetY: panel.phoneInsetY ?? null,
  showsJoining: panel.showsJoining,
  hasSound: panel.hasSound,
  countsInTitle: panel.countsInTitle,
  consent: panel.consent,
});

/** Fields for the visitor that are not in the staff's view. */
export interface VisitorView {
  queuePosition: number | null;
  isAnybodyOnline: boolean;
  /** The agents by ID, if the team shows who joins. */
  faces?: Faces;
}

export type Faces = ReadonlyMap<string, Schema<'ChatFace'>>;

/** A chat for its visitor, without email addresses and agent IDs. */
export const visitorFacts = (facts: ChatFacts, view: VisitorView): Schema<'VisitorChat'> => ({
  ...colleaguesOf(facts, view),
  id: facts.id,
  status: facts.status,
  withBot: facts.withBot,
  customerName: facts.customerName,
  customerEmail: facts.customerEmail,
  isVerified: facts.isVerified,
  startedAt: facts.startedAt,
  closedAt: facts.closedAt,
  agentName:
    facts.agent && !facts.agent.name.includes('@') ? facts.agent.name : agentFallback(facts),
  joined: (facts.agent && view.faces?.get(facts.agent.userId)) ?? null,
  queuePosition: facts.status === 'waiting' ? view.queuePosition : null,
  isAnybodyOnline: view.isAnybodyOnline,
  rating: facts.rating,
  // A ticket that an agent made of the chat is not a message left, so the visitor can still rate the chat.
  ticketNumber: facts.agent ? null : facts.ticketNumber,
  lastSeq: facts.lastSeq,
  marks: facts.marks,
  messages: [],
});

function colleaguesOf({ participants }: ChatFacts, { faces }: VisitorView) {
  const colleagues = participants.flatMap(({ userId }) => faces?.get(userId) ?? []);
  return colleagues.length > 0 ? { colleagues } : {};
}

const agentFallback = ({ agent }: ChatFacts) => (agent ? chatSentences.agent : null);

export const presentVisitorChat = (
  config: Secret,
  row: ChatRow,
  messages: ShownMessage[],
  view: VisitorView,
): Schema<'VisitorChat'> => ({
  ...visitorFacts(chatFacts(row), view),
  messages: messages.map((one) => forVisitor(presentMessage(config, one))),
});

export const presentAgent = (row: AgentRow, since = hereSince()): Schema<'ChatAgent'> => ({
  user: {
    id: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    profileImageUrl: row.profile_image_url,
  },
  ...presentAvailability(row),
  isHere: row.seen_at !== null && row.seen_at > since,
  activeChats: Number(row.chats),
});

/** A chat as it appears in event payloads of the API. */
export const presentEventChat = (facts: ChatFacts): Schema<'EventChat'> => ({
  id: facts.id,
  status: facts.status,
  withBot: facts.withBot,
  customerName: facts.customerName,
  customerEmail: facts.customerEmail,
  isVerified: facts.isVerified,
  startedAt: facts.startedAt,
  closedAt: facts.closedAt,
  agent: facts.agent,
  rating: facts.rating,
  ratingComment: facts.ratingComment,
  pageUrl: facts.pageUrl,
  ticketId: facts.ticketId,
  ticketNumber: facts.ticketNumber,
  tags: facts.tags,
});

/** A chat as of an event about it; fields that the event lacks have their current values. */
export function chatAt(
  row: ChatRow,
  { status, withBot, agentId }: EventPayloads['chat.message']['session'],
): ChatFacts {
  const facts = chatFacts(row);
  const isOpen = status !== 'closed';
  return {
    ...facts,
    status,
    withBot,
    agentId,
    agent: agentId === facts.agentId ? facts.agent : null,
    closedAt: isOpen ? null : facts.closedAt,
  };
}

export const presentEventChatMessage = (facts: ChatMessageFacts): Schema<'EventChatMessage'> => ({
  id: facts.id,
  seq: facts.seq,
  text: facts.message,
  senderType: facts.senderType,
  senderId: facts.userId,
  senderName: facts.senderName,
  files: facts.files.map(({ id, name, size, type }) => ({ id, name, size, type })),
  createdAt: facts.createdAt,
});

export const presentEventNote = (row: ChatNoteRow): Schema<'EventChatNote'> => ({
  id: row.id,
  text: row.body,
  authorId: row.user_id,
  authorName: row.author_name,
  createdAt: row.created_at,
});
