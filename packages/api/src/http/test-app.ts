import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa, { type Context } from 'koa';
import { asRefusal, writeRefusal } from './errors.ts';

/** Starts an app that handles every request the same way, and sends refusals like the real one. */
export async function startTestApp(handle: (context: Context) => unknown) {
  const app = new Koa();
  app.use(async (context) => {
    try {
      await handle(context);
    } catch (error) {
      writeRefusal(context, asRefusal(error));
    }
  });
  const server = createServer(app.callback());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
