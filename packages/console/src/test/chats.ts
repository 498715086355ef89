import type { Schema } from '@helpdesk/sdk/contract/operations';

type ChatSession = Schema<'ChatSession'>;
type ChatMessage = Schema<'ChatMessage'>;

const at = '2026-11-21T10:00:00.000Z';

/** A chat in which Vera is waiting, with overrides. */
export function chat(more: Partial<ChatSession> = {}): ChatSession {
  return {
    id: 'c1',
    status: 'waiting',
    withBot: false,
    customerName: 'Vera Visitor',
    customerEmail: 'vera@example.com',
    isVerified: false,
    startedAt: at,
    requestedAt: at,
    acceptedAt: null,
    closedAt: null,
    updatedAt: at,
    agentId: null,
    agent: null,
    participants: [],
    offeredTo: null,
    awaitedSince: null,
    rating: null,
    ratingComment: null,
    pageUrl: null,
    language: null,
    ticketId: null,
    tags: [],
    lastSeq: 1,
    unread: 1,
    marks: { customerDelivered: 0, customerRead: 0, staffDelivered: 0, staffRead: 0 },
    messages: [said(1)],
    ...more,
  } as ChatSession;
}

/** A message by the visitor of that chat, with overrides. */
export function said(seq: number, more: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: `m${seq}`,
    sessionId: 'c1',
    seq,
    userId: null,
    senderType: 'customer',
    senderName: 'Vera Visitor',
    message: `Words ${seq}`,
    html: null,
    files: [],
    createdAt: at,
    clientId: null,
    ...more,
  };
}

/** A note by a colleague in that chat, with overrides. */
export function noted(id: string, more: Partial<Schema<'ChatNote'>> = {}): Schema<'ChatNote'> {
  return {
    id,
    sessionId: 'c1',
    userId: 'u2',
    authorName: 'Jonas Weber',
    message: 'Sounds like the pump',
    html: null,
    mentions: [],
    files: [],
    createdAt: at,
    ...more,
  };
}
