import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { WebSocket } from 'ws';
import { forVisitor, presentMessage } from '../features/chat/present.ts';
import { longestWords } from '../features/chat/store/messages.ts';
import { movePage } from '../features/chat/store/sessions.ts';
import { together } from '../features/chat/write-queue.ts';
import { settleChat } from '../features/notifications/store/settle.ts';
import { formattedNow } from '../formatting/formatted.ts';
import { Refusal } from '../refusal.ts';
import type { ServerContext } from '../server-context.ts';
import type { ChatCaller } from './chat-caller.ts';
import { type ChatIncoming, parseChatFrame } from './chat-frames.ts';
import { refuseSocket, send } from './frames.ts';

const window = 10_000;
const messagesPerWindow = 20;
/** Above this rate a client is flooding. */
const framesPerWindow = 200;
const pagesPerWindow = 5;
const resumesPerWindow = 10;
/** How long receipts are collected before they are stored. */
const receiptPause = 300;

interface Reply {
  resume(after: number): void;
  /** Sends a message to this socket only. */
  say(message: Schema<'ChatMessage'>): void;
  typing(frame: Schema<'SocketChatTyped'>): void;
}

/** Handles the frames of a client on a chat socket, with permissions and rate limits. */
export function hearChatFrames(
  server: ServerContext,
  socket: WebSocket,
  caller: ChatCaller,
  reply: Reply,
) {
  const { org, sessionId, side, speaker } = caller;
  const counts = { since: 0, frames: 0, messages: 0, pages: 0, resumes: 0 };
  let receipt: { read: number; delivered: number } | undefined;

  const refuse = (code: string, message: string, clientId?: string) => {
    if (socket.readyState !== socket.OPEN) return;
    send(socket, { type: 'error', code, message, ...(clientId ? { clientId } : {}) });
  };

  function refused(error: unknown, clientId?: string) {
    if (error instanceof Refusal) return refuse(error.code, error.message, clientId);
    server.log.error({ err: error }, "Couldn't store a chat frame");
    refuse('unavailable', "This couldn't be saved. Please try again.", clientId);
  }

  async function sayIt(frame: Schema<'SocketChatSend'>) {
    const { message: given, format, clientId, fileIds, sessionId: named } = frame;
    if (named && named !== sessionId) {
      return refuse('forbidden', 'This socket belongs to another chat', clientId);
    }
    if (!caller.mayWrite)
      return refuse('forbidden', 'You do not have permission to do this', clientId);
    counts.messages += 1;
    if (counts.messages > messagesPerWindow && server.config.rateLimits) {
      return refuse('rate_limited', 'Too many messages. Please wait a moment.', clientId);
    }
    try {
      const attached = { ids: fileIds, maxMessageBytes: server.config.maxMessageBytes };
      const written = side === 'staff' ? format : 'text';
      const formatting = formattedNow(written, given, longestWords);
      const { text } = formatting;
      const said = { sessionId, speaker, text, formatting, clientId: clientId ?? null, attached };
      const stored = await together(server, org.id, (batch) => batch.say(said));
      noteSeen();
      if (stored.isNew) return;
      const message = presentMessage(server.config, stored.message);
      reply.say(side === 'customer' ? forVisitor(message) : message);
    } catch (error) {
      refused(error, clientId);
    }
  }

  function noteReceipt({ read, delivered = read }: Schema<'SocketChatMark'>) {
    if (!receipt) setTimeout(storeReceipt, receiptPause).unref();
    receipt = {
      read: Math.max(read, receipt?.read ?? 0),
      delivered: Math.max(delivered, receipt?.delivered ?? 0),
    };
  }

  function storeReceipt() {
    const seen = { sessionId, side, read: 0, ...receipt };
    receipt = undefined;
    together(server, org.id, (batch) => batch.see(seen)).catch(refused);
    noteSeen();
  }

  /** A member who reads or writes in the chat needs no notification of it. */
  function noteSeen() {
    const by = side === 'staff' && speaker.userId;
    if (by) settleChat(org, sessionId, { by }).catch(refused);
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
        return noteReceipt(frame);
      case 'resume':
        counts.resumes += 1;
        if (counts.resumes <= resumesPerWindow) reply.resume(frame.after);
        return;
      case 'page':
        return goTo(frame.pageUrl);
      case 'typing': {
        const { type: senderType, name: senderName } = speaker;
        const { isTyping = true } = frame;
        if (caller.mayWrite) reply.typing({ type: 'typing', senderType, senderName, isTyping });
      }
    }
  }

  socket.on('message', (data, isBinary) => {
    const at = Date.now();
    if (at - counts.since > window)
      Object.assign(counts, { since: at, frames: 0, messages: 0, pages: 0, resumes: 0 });
    counts.frames += 1;
    if (counts.frames > framesPerWindow && server.config.rateLimits) {
      if (counts.frames === framesPerWindow + 1) {
        refuseSocket(socket, 'rate_limited', 'Too many frames');
      }
      return;
    }
    const frame = isBinary ? null : parseChatFrame(String(data));
    if (frame) act(frame);
  });
}
