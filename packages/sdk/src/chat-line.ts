import type { Schema } from './contract/operations.ts';

/** What the helpdesk says over the socket of a visitor's chat. */
export type Frame =
  | Schema<'SocketChatMessage'>
  | Schema<'SocketVisitorChat'>
  | Schema<'SocketChatTyped'>
  | Schema<'SocketChatMarks'>
  | Schema<'SocketHello'>
  | Schema<'SocketError'>;

interface Words {
  clientId: string;
  message: string;
  files: readonly { id: string }[];
}

/** A message as it is sent, over the socket and without. */
export const wordsOf = ({ clientId, message, files }: Words) => ({
  clientId,
  message,
  ...(files[0] && { fileIds: files.map(({ id }) => id) }),
});

interface Ends {
  onFrame(frame: Frame): void;
  /** It ended, or never came about: then `wasOpen` is false. Not called after `close`. */
  onEnd(end: { code: number; wasOpen: boolean }): void;
}

const abnormalClose = 1006;
/** A proxy that swallows sockets lets them wait without an answer. */
const timeout = 8_000;

/**
 * One socket of a chat, from the first try to its end. That there can be none is told too: a browser says nothing but
 * `error` of one that the page's policy blocks, or throws at once.
 */
export function openLine(connect: () => WebSocket, { onFrame, onEnd }: Ends) {
  let socket: WebSocket | undefined;
  let isOpen = false;
  let hasEnded = false;
  const late = setTimeout(fail, timeout);

  function end(code: number) {
    if (hasEnded) return;
    leave();
    onEnd({ code, wasOpen: isOpen });
  }

  function leave() {
    hasEnded = true;
    clearTimeout(late);
  }

  function fail() {
    if (isOpen || hasEnded) return;
    socket?.close();
    end(abnormalClose);
  }

  try {
    socket = connect();
    socket.onmessage = ({ data }) => {
      const frame = frameOf(data);
      if (!frame || hasEnded) return;
      if (frame.type === 'hello') {
        isOpen = true;
        clearTimeout(late);
      }
      onFrame(frame);
    };
    socket.onerror = fail;
    socket.onclose = ({ code }) => end(code);
  } catch {
    setTimeout(fail);
  }

  return {
    send(frame: object) {
      if (isOpen) socket?.send(JSON.stringify(frame));
    },
    close(code?: number) {
      leave();
      socket?.close(code);
    },
  };
}

// What cannot be read is ignored: a newer server may say more than we understand.
function frameOf(data: unknown): Frame | undefined {
  try {
    return Object(JSON.parse(String(data)));
  } catch {
    return undefined;
  }
}
