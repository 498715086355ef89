import type { WebSocket } from 'ws';
import type { ChatFacts } from '../events/catalog.ts';
import { chatFacts, forVisitor, presentMessage, visitorFacts } from '../features/chat/present.ts';
import { findChat, readMessages } from '../features/chat/read.ts';
import type { Desk } from '../http/desk.ts';
import type { ChatCaller } from './chat-caller.ts';
import { type ChatEvent, sharedFrame } from './chat-events.ts';
import { hearChatFrames } from './chat-frames-in.ts';
import type { ChatHub, ChatLine, ChatRoom } from './chat-hub.ts';
import { refuseSocket } from './frames.ts';

/** What may wait unsent for one reader before he is dropped; he comes back and resumes. */
const maxBuffered = 256 * 1024;
const pageSize = 200;
const mostLines = 30;
/** What may happen while a reader is still reading what was before. */
const mostHeld = 1_000;

/**
 * Leads one socket through one chat: how it stands, what was said after `after`, then whatever happens. What is said
 * meanwhile waits behind what is read from the table, so that everything comes once and in order.
 */
export function openChatLine(
  desk: Desk,
  hub: ChatHub,
  socket: WebSocket,
  caller: ChatCaller,
  after: number,
) {
  const { org, sessionId, side } = caller;
  let facts: ChatFacts | undefined;
  let room: ChatRoom | undefined;
  let sent = after;
  /** What happens during a replay; null when nothing is being replayed. */
  let held: ChatEvent[] | null = [];

  const write = (text: string) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > maxBuffered) return socket.terminate();
    socket.send(text);
  };

  const sendChat = () => {
    if (!facts || !room) return;
    const data =
      side === 'staff' ? { ...facts, messages: [] } : visitorFacts(facts, room.viewOf(sessionId));
    write(JSON.stringify({ type: 'session_updated', data }));
  };

  const deliver = (event: ChatEvent) => {
    if (event.name === 'chat.message') return deliverMessage(event);
    const shared = sharedFrame(event, side);
    if (event.name !== 'chat.read') {
      facts = event.payload.session;
      if (shared === null) return sendChat();
    } else if (facts)
      facts = { ...facts, marks: event.payload.marks, unread: event.payload.unread };
    if (shared !== null) write(shared);
  };

  const deliverMessage = (event: Extract<ChatEvent, { name: 'chat.message' }>) => {
    const { message, session } = event.payload;
    if (message.seq <= sent) return;
    sent = message.seq;
    if (facts) facts = { ...facts, lastSeq: message.seq, unread: session.unread };
    write(sharedFrame(event, side) ?? '');
    if (side === 'customer' && session.withBot && message.senderType === 'customer') {
      line.send({ type: 'typing', senderType: 'bot', senderName: 'Assistant', isTyping: true });
    }
  };

  const line: ChatLine = {
    side,
    userId: caller.speaker.userId,
    hear(event) {
      if (!held) deliver(event);
      else if (held.push(event) > mostHeld) socket.terminate();
    },
    send: (frame) => write(JSON.stringify(frame)),
    viewChanged: () => {
      if (!held && facts?.status !== 'closed') sendChat();
    },
  };

  /** Sends what was said after a message from the table, at the reader's pace, then what has happened meanwhile. */
  async function replay(from: number) {
    held ??= [];
    // Nobody has read what has not been said.
    sent = Math.min(from, facts?.lastSeq ?? from);
    for (;;) {
      const page = await readMessages(org, sessionId, sent, pageSize);
      for (const row of page) {
        const message = presentMessage(row);
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
    room = await hub.join(org.id, sessionId, line);
    const leave = () => room?.leave(sessionId, line);
    socket.once('close', leave);
    if (socket.readyState !== socket.OPEN) return leave();
    if (room.linesOf(sessionId).size > mostLines) return socket.close(1013, 'Too many sockets');
    const row = await findChat(org, sessionId);
    if (!row) return refuseSocket(socket, 'not_found', 'Chat session not found');
    facts = chatFacts(row);
    sendChat();
    if (side === 'staff') {
      line.send({ type: 'presence', isVisitorHere: room.isVisitorHere(sessionId) });
    }
    await replay(after);
    write(JSON.stringify({ type: 'hello', seq: sent }));
  }

  function lose(error: unknown) {
    desk.log.error({ err: error }, 'A chat socket lost its line');
    socket.close(1013, 'Try again');
  }

  hearChatFrames(desk, socket, caller, {
    resume: (from) => {
      turn = turn.then(() => replay(from)).catch(lose);
    },
    say: (message) => write(JSON.stringify({ type: 'chat_message', data: message })),
    typing: (frame) => room?.typing(sessionId, line, frame),
  });
}

const sendAll = (socket: WebSocket, text: string) =>
  new Promise<void>((done) => {
    if (socket.readyState === socket.OPEN) socket.send(text, () => done());
    else done();
  });
