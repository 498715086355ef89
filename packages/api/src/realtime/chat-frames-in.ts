import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { WebSocket } from 'ws';
import { together } from '../features/chat/lane.ts';
import { forVisitor, presentMessage } from '../features/chat/present.ts';
import { movePage } from '../features/chat/store.ts';
import type { Desk } from '../http/desk.ts';
import { Refusal } from '../http/refusal.ts';
import type { ChatCaller } from './chat-caller.ts';
import { type ChatIncoming, parseChatFrame } from './chat-frames.ts';
import { refuseSocket, send } from './frames.ts';

const window = 10_000;
const messagesPerWindow = 20;
/** Beyond this somebody is not writing but flooding. */
const framesPerWindow = 200;
const pagesPerWindow = 5;
const resumesPerWindow = 10;
/** How long marks gather before they are stored. */
const markPause = 300;

interface Line {
  resume(after: number): void;
  /** Sends a message to this socket only. */
  say(message: Schema<'ChatMessage'>): void;
  typing(frame: Schema<'SocketChatTyped'>): void;
}

/** Does what the person on a chat socket asks for, within what he may and how often he may. */
export function hearChatFrames(desk: Desk, socket: WebSocket, caller: ChatCaller, line: Line) {
  const { org, sessionId, side, speaker, mayWrite } = caller;
  const counts = { since: 0, frames: 0, messages: 0, pages: 0, resumes: 0 };
  let mark: { read: number; delivered: number } | undefined;

  const refuse = (code: string, message: string, clientId?: string) => {
    if (socket.readyState !== socket.OPEN) return;
    send(socket, { type: 'error', code, message, ...(clientId ? { clientId } : {}) });
  };

  function refused(error: unknown, clientId?: string) {
    if (error instanceof Refusal) return refuse(error.code, error.message, clientId);
    desk.log.error({ err: error }, 'A chat frame could not be stored');
    refuse('unavailable', 'This could not be stored. Please try again.', clientId);
  }

  async function sayIt({ message: text, clientId, sessionId: named }: Schema<'SocketChatSend'>) {
    if (named && named !== sessionId) {
      return refuse('forbidden', 'This socket belongs to another chat', clientId);
    }
    if (!mayWrite) return refuse('forbidden', 'You do not have permission to do this', clientId);
    counts.messages += 1;
    if (counts.messages > messagesPerWindow && desk.config.rateLimits) {
      return refuse('rate_limited', 'Too many messages. Please wait a moment.', clientId);
    }
    try {
      const said = { sessionId, speaker, text, clientId: clientId ?? null };
      const stored = await together(desk.database, org.id, (batch) => batch.say(said));
      if (stored.isNew) return;
      const message = presentMessage(stored.message);
      line.say(side === 'customer' ? forVisitor(message) : message);
    } catch (error) {
      refused(error, clientId);
    }
  }

  function markIt({ read, delivered = read }: Schema<'SocketChatMark'>) {
    if (!mark) setTimeout(storeMark, markPause).unref();
    mark = {
      read: Math.max(read, mark?.read ?? 0),
      delivered: Math.max(delivered, mark?.delivered ?? 0),
    };
  }

  function storeMark() {
    const seen = { sessionId, side, read: 0, ...mark };
    mark = undefined;
    together(desk.database, org.id, (batch) => batch.see(seen)).catch(refused);
  }

  function goTo(pageUrl: string) {
    counts.pages += 1;
    if (side !== 'customer' || counts.pages > pagesPerWindow) return;
    movePage(org, sessionId, pageUrl).catch(refused);
  }

  function act(frame: ChatIncoming) {
    switch (frame.type) {
      case 'chat_message':
        return void sayIt(frame);
      case 'unfit':
        return refuse('validation_failed', frame.message, frame.clientId);
      case 'read':
        return markIt(frame);
      case 'resume':
        counts.resumes += 1;
        if (counts.resumes <= resumesPerWindow) line.resume(frame.after);
        return;
      case 'page':
        return goTo(frame.pageUrl);
      case 'typing': {
        const { type: senderType, name: senderName } = speaker;
        const { isTyping = true } = frame;
        if (mayWrite) line.typing({ type: 'typing', senderType, senderName, isTyping });
      }
    }
  }

  socket.on('message', (data, isBinary) => {
    const at = Date.now();
    if (at - counts.since > window)
      Object.assign(counts, { since: at, frames: 0, messages: 0, pages: 0, resumes: 0 });
    counts.frames += 1;
    if (counts.frames > framesPerWindow && desk.config.rateLimits) {
      if (counts.frames === framesPerWindow + 1) {
        refuseSocket(socket, 'rate_limited', 'Too many frames');
      }
      return;
    }
    const frame = isBinary ? null : parseChatFrame(String(data));
    if (frame) act(frame);
  });
}
