import { WebSocket } from 'ws';
import type { TestMember } from './factories.ts';
import type { TestServer } from './harness.ts';

export interface Frame {
  type: 'hello' | 'event' | 'error';
  seq: number;
  name?: string;
  code?: string;
  payload?: { ticket?: { id: string; subject: string } };
}

export interface TestSocket {
  raw: WebSocket;
  frames: Frame[];
  /** Resolves with the first matching frame, including earlier ones. */
  until(fits: (frame: Frame) => boolean): Promise<Frame>;
  /** The close code. */
  closed: Promise<number>;
  send(frame: unknown): void;
  close(): Promise<number>;
}

/** Opens a socket; rejects with the status if it is refused before it opens. */
export function openSocket(
  server: TestServer,
  {
    ticket,
    headers = {},
    path = '/ws',
  }: Partial<Record<'ticket' | 'path', string>> & {
    headers?: Record<string, string>;
  },
): Promise<TestSocket> {
  const protocols = ['helpdesk.v1', ...(ticket === undefined ? [] : [`token.${ticket}`])];
  const raw = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, protocols, { headers });
  const frames: Frame[] = [];
  const waiting: (() => void)[] = [];
  raw.on('message', (data) => {
    frames.push(JSON.parse(String(data)));
    for (const look of waiting.splice(0)) look();
  });
  const closed = new Promise<number>((done) => {
    raw.on('close', (code) => done(code));
  });
  const until = async (fits: (frame: Frame) => boolean): Promise<Frame> => {
    for (;;) {
      const found = frames.find(fits);
      if (found) return found;
      await new Promise<void>((done) => waiting.push(done));
    }
  };
  return new Promise((done, fail) => {
    raw.on('unexpected-response', (_request, response) =>
      fail(new Error(`${response.statusCode}`)),
    );
    raw.on('error', fail);
    raw.on('open', () =>
      done({
        raw,
        frames,
        until,
        closed,
        send: (frame) => raw.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
        close: () => {
          raw.close();
          return closed;
        },
      }),
    );
  });
}

export async function socketTicket(server: TestServer, as: TestMember): Promise<string> {
  return (await server.call('realtime.ticket', { as })).body.ticket;
}

/** A member's socket that has received `hello`. */
export async function greeted(
  server: TestServer,
  as: TestMember,
  path = '/ws',
): Promise<TestSocket> {
  const socket = await openSocket(server, { ticket: await socketTicket(server, as), path });
  await socket.until(({ type }) => type === 'hello');
  return socket;
}
