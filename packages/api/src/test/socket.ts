import { WebSocket } from 'ws';
import type { TestMember } from './factories.ts';
import type { TestDesk } from './harness.ts';

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
  /** Resolves with the first frame that fits, also one that came before. */
  until(fits: (frame: Frame) => boolean): Promise<Frame>;
  /** The close code. */
  closed: Promise<number>;
  send(frame: unknown): void;
  close(): Promise<number>;
}

/** Opens a socket; rejects with the status when it is refused before it opens. */
export function openSocket(
  desk: TestDesk,
  {
    ticket,
    headers = {},
    path = '/ws',
  }: Partial<Record<'ticket' | 'path', string>> & {
    headers?: Record<string, string>;
  },
): Promise<TestSocket> {
  const protocols = ['helpdesk.v1', ...(ticket === undefined ? [] : [`token.${ticket}`])];
  const raw = new WebSocket(`${desk.url.replace('http', 'ws')}${path}`, protocols, { headers });
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

export async function socketTicket(desk: TestDesk, as: TestMember): Promise<string> {
  return (await desk.call('realtime.ticket', { as })).body.ticket;
}

/** A socket of a member that has been greeted. */
export async function greeted(desk: TestDesk, as: TestMember, path = '/ws'): Promise<TestSocket> {
  const socket = await openSocket(desk, { ticket: await socketTicket(desk, as), path });
  await socket.until(({ type }) => type === 'hello');
  return socket;
}
