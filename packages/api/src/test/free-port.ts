import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port that stays free while its server restarts: below the ephemeral ports that systems assign automatically, and above
 * 10080, which browsers refuse.
 */
export function freePort(): Promise<number> {
  const port = randomInt(10_100, 32_000);
  return new Promise((done) => {
    const server = createServer()
      .listen(port, '127.0.0.1', () => server.close(() => done(port)))
      .once('error', () => done(freePort()));
  });
}
