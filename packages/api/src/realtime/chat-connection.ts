import type { Duplex } from 'node:stream';
import { chatSentences } from '@helpdesk/sdk/rules/chat-sentences';
import type { WebSocket } from 'ws';
import type { ChatFacts } from '../event-catalog.ts';
import { chatFacts, forVisitor, presentMessage, visitorFacts } from '../features/chat/present.ts';
import { findChat, readMessages } from '../features/chat/read/sessions.ts';
import type { ServerContext } from '../server-context.ts';
import type { ChatCaller } from './chat-caller.ts';
import { type ChatEvent, sharedFrame } from './chat-events.ts';
import { hearChatFrames } from './chat-frames-in.ts';
import type { ChatConnection, ChatHub, OrganizationChats } from './chat-hub.ts';
import { refuseSocket } from './frames.ts';
import { openLine } from './line.ts';

const maxUnsent = 256 * 1024;
const pageSize = 200;
const maxConnections = 30;
/** Maximum events buffered while a client is still receiving the replay. */
const maxHeld = 1_000;

/**
 * Serves one socket in one chat: sends the state, the messages after `after`, then live events. Events during the replay
 * wait until the stored messages are sent, so everything arrives once and in order.
 */
export function openChatConnection(
  server: ServerContext,
  hub: ChatHub,
  socket: WebSocket,
  stream: Duplex,
  caller: ChatCaller,
  after: number,
) {
  const { org, sessionId, side } = caller;
  let facts: ChatFacts | undefined;
  let chats: OrganizationChats | undefined;
  let sent = after;
  /** Events buffered during a replay; null outside of one. */
  let held: ChatEvent[] | null = [];

  const { send: write } = openLine(socket, stream, maxUnsent);

  const sendChat = () => {
    if (!facts || !chats) return;
    const data =
      side === 'staff' ? { ...facts, messages: [] } : visitorFacts(facts, chats.viewOf(sessionId));
    write(JSON.stringify({ type: 'session_updated', data }));
  };

  const deliver = (event: ChatEvent) => {
    if (event.name === 'chat.message') return deliverMessage(event);
    const shared = sharedFrame(server.config, event, side);
    if (event.name !== 'chat.read') {
      facts = event.payload.session;
      if (shared === null) return event.name === 'chat.tagged' ? undefined : sendChat();
    } else if (facts)
      facts = { ...facts, marks: event.payload.marks, unread: event.payload.unread };
    if (shared !== null) write(shared);
  };

  const deliverMessage = (event: Extract<ChatEvent, { name: 'chat.message' }>) => {
    const { message, session } = event.payload;
    if (message.seq <= sent) return;
    sent = message.seq;
    if (facts) facts = { ...facts, lastSeq: message.seq, unread: session.unread };
    const frame = sharedFrame(server.config, event, side);
    if (frame) write(frame);
    if (side === 'customer' && session.withBot && message.senderType === 'customer') {
      connection.send({
        type: 'typing',
        senderType: 'bot',
        senderName: chatSentences.bot,
        isTyping: true,
      });
    }
  };

  const connection: ChatConnection = {
    side,
    userId: caller.speaker.userId,
    receive(event) {
      if (!held) deliver(event);
      else if (held.push(event) > maxHeld) socket.terminate();
    },
    send: (frame) => write(JSON.stringify(frame)),
    end: () => refuseSocket(socket, 'not_found', 'Chat session not found'),
    viewChanged: () => {
      if (!held && facts?.status !== 'closed') sendChat();
    },
  };

  /** Replays stored messages at the client's pace, then the buffered events. */
  async function replay(from: number) {
    held ??= [];
    // A receipt can't be later than the last message.
    sent = Math.min(from, facts?.lastSeq ?? from);
    for (;;) {
      const page = await readMessages(org, sessionId, sent, pageSize);
      for (const row of page) {
        const message = presentMessage(server.config, row);
        const data = side === 'customer' ? forVisitor(message) : message;
        await sendAll(socket, JSON.stringify({ type: 'chat_message', data }));
        sent = row.seq;
      }
      if (page.length < pageSize || socket.readyState !== socket.OPEN) break;
    }
    const meanwhile = held;
    held = null;
    meanwhile.forEach(deliver);
  }

  let turn = begin();
  turn.catch((error: unknown) => lose(error));

  async function begin() {
    chats = await hub.join(org.id, sessionId, connection);
    const leave = () => chats?.leave(sessionId, connection);
    socket.once('close', leave);
    if (socket.readyState !== socket.OPEN) return leave();
    if (chats.connectionsOf(sessionId).size > maxConnections)
      return socket.close(1013, 'Too many sockets');
    const row = await findChat(org, sessionId);
    if (!row) return refuseSocket(socket, 'not_found', 'Chat session not found');
    facts = chatFacts(row);
    sendChat();
    if (side === 'staff') {
      connection.send({ type: 'presence', isVisitorHere: chats.isVisitorHere(sessionId) });
    }
    await replay(after);
    write(JSON.stringify({ type: 'hello', seq: sent }));
  }

  function lose(error: unknown) {
    server.log.error({ err: error }, 'A chat socket lost its connection');
    socket.close(1013, 'Try again');
  }

  hearChatFrames(server, socket, caller, {
    resume: (from) => {
      turn = turn.then(() => replay(from)).catch(lose);
    },
    say: (message) => write(JSON.stringify({ type: 'chat_message', data: message })),
    typing: (frame) => chats?.typing(sessionId, connection, frame),
  });
}

const sendAll = (socket: WebSocket, text: string) =>
  new Promise<void>((done) => {
    if (socket.readyState === socket.OPEN) socket.send(text, () => done());
    else done();
  });
