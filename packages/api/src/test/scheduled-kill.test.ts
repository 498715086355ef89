// @module-tag slow

// Starts and kills whole servers. The ordinary tier tests the parts: test/kill (acknowledged writes survive) and
// features/tickets/scheduled (each reply is sent once).
// @module-tag full

import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf } from './caller.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';
import { waitFor } from './wait-for.ts';

let server: ServerProcess;
let call: (path: string, body?: object) => Promise<Answer>;

beforeAll(async () => {
  server = await serverProcess();
  await server.start();
  call = await callerOf(server, 'agent@demo.test');
});
afterAll(() => server.remove());

/** The fields of any response that this test reads. */
interface Answer {
  id: string;
  messages: { id: string }[];
  scheduledReplies: unknown[];
}

test('a killed server keeps every acknowledged reply, and sends each once after its restart', async () => {
  const ticket = await call('/api/tickets', { subject: 'Kept', description: 'Kept?' });
  const path = `/api/tickets/${ticket.id}`;
  const kept = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      call(`${path}/scheduled-replies`, { message: `Word ${at}`, holdSeconds: 1 + (at % 3) }),
    ),
  );
  // Some are due while the server runs, some when it is killed, and some while it is down.
  await waitFor(async () => expect((await call(path)).messages.length).toBeGreaterThan(0));
  await server.end('SIGKILL');
  await server.look(({ directory }) =>
    // If another node could have claimed them, the lease must expire first.
    directory.write((tx) =>
      tx.update('scheduled_replies', (row) => row.whereNotNull('leased_until'), {
        leased_until: '2020-01-01T00:00:00.000Z',
      }),
    ),
  );
  await server.start();
  await waitFor(async () => expect((await call(path)).scheduledReplies).toEqual([]));
  const { messages } = await call(path);
  const ids = messages.map(({ id }) => id).sort();
  expect(ids).toEqual(kept.map(({ id }) => id).sort());
});
