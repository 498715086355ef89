import type { Schema } from './contract/operations.ts';

/** A frame from the server on the socket of a visitor's chat. */
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

/** Returns a message as it is sent, over the socket or over HTTP. */
export const wordsOf = ({ clientId, message, files }: Words) => ({
  clientId,
  message,
  ...(files[0] && { fileIds: files.map(({ id }) => id) }),
});

interface Ends {
  onFrame(frame: Frame): void;
  /** Called when it ended, or could not be opened (`wasOpen` is false). Not called after `close`. */
  onEnd(end: { code: number; wasOpen: boolean }): void;
}

const abnormalClose = 1006;
/** In milliseconds. A proxy that drops sockets leaves them without a response. */
const timeout = 8_000;

/**
 * One socket of a chat, from the first attempt to its end. If none can be opened, `onEnd` is called, too: if the page's policy blocks
 * sockets, the browser only fires `error` or throws at once.
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

// Ignores frames it can't parse: a newer server may send others.
function frameOf(data: unknown): Frame | undefined {
  try {
    return Object(JSON.parse(String(data)));
  } catch {
    return undefined;
  }
}
