import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The file that every scanner reports as a virus, for tests: eicar.org. Split in two, so no scanner reports this file. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

export type Mood = 'ok' | 'silent' | 'away' | 'full';

/** Starts a scanner that supports the part of clamd's protocol that we use, and knows one virus. */
export async function startClamd() {
  let mood: Mood = 'ok';
  const seen: number[] = [];
  const server = createServer((socket) => {
    if (mood === 'away') return void socket.destroy();
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      bytes = Buffer.concat([bytes, part]);
      if (mood === 'ok') answer(socket, bytes);
      if (mood === 'full') socket.end('INSTREAM size limit exceeded. ERROR\0');
    });
  });

  function answer(socket: Socket, bytes: Buffer) {
    const command = 'zINSTREAM\0';
    if (bytes.toString('latin1', 0, command.length) !== command) {
      if (bytes.length >= command.length) socket.end('UNKNOWN COMMAND\0');
      return;
    }
    const parts: Buffer[] = [];
    for (let at = command.length; at + 4 <= bytes.length; ) {
      const length = bytes.readUInt32BE(at);
      if (length === 0) {
        const content = Buffer.concat(parts);
        seen.push(content.length);
        const found = content.includes(eicar) ? 'Eicar-Test-Signature FOUND' : 'OK';
        return void socket.end(`stream: ${found}\0`);
      }
      if (at + 4 + length > bytes.length) return;
      parts.push(bytes.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    clamd: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    /** The sizes of the files that it scanned. */
    seen,
    be(next: Mood) {
      mood = next;
    },
    close: () => void server.close(),
  };
}
