import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Clamd } from '../../config-clamd.ts';

/** The scanner's verdict, with a threat name if the file isn't clean. */
export type Found = { verdict: 'clean'; threat: null } | { verdict: 'infected'; threat: string };

/** Sends a file to clamd with its INSTREAM protocol. Throws if clamd is unavailable, doesn't respond, or rejects the file. */
export async function scanStream(
  clamd: Clamd,
  content: Readable,
  timeout = 20_000,
): Promise<Found> {
  const socket = connect(clamd);
  socket.setTimeout(timeout, () => socket.destroy(new Error("The virus scanner isn't responding")));
  const answer = answerOf(socket);
  // A response may come while the file is still being sent: it is awaited below, so its failure isn't unhandled.
  answer.catch(() => undefined);
  try {
    await written(socket, Buffer.from('zINSTREAM\0'));
    for await (const part of content as AsyncIterable<Buffer>) {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(part.length);
      if (part.length > 0) await written(socket, Buffer.concat([length, part]));
    }
    await written(socket, Buffer.alloc(4));
    return read(await answer);
  } catch (error) {
    // The scanner's message before it closed the connection, such as a size limit, is more useful than a broken pipe.
    socket.destroy();
    throw await answer.then(
      (said) => new Error(`The scanner said: ${said}`),
      (why: unknown) => socket.errored ?? why ?? error,
    );
  } finally {
    socket.destroy();
    content.destroy();
  }
}

function written(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((done, fail) => {
    if (socket.destroyed)
      fail(socket.errored ?? new Error('The virus scanner closed the connection'));
    else socket.write(bytes, (error) => (error ? fail(error) : done()));
  });
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((done, fail) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text = (text + part).slice(0, 1_000);
    });
    socket.once('error', fail);
    socket.once('close', () =>
      text ? done(text) : fail(new Error('The virus scanner sent no response')),
    );
    socket.once('end', () => done(text));
  });
}

function read(answer: string): Found {
  const text = answer.split('\0')[0]?.trim() ?? '';
  if (text === 'stream: OK') return { verdict: 'clean', threat: null };
  const threat = /^stream: (.{1,200}) FOUND$/.exec(text)?.[1];
  if (threat) return { verdict: 'infected', threat };
  throw new Error(`The scanner said: ${text.slice(0, 200)}`);
}
