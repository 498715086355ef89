import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { announce } from './demo/announce.ts';
import { createDemo } from './demo/demo.ts';
import { serveExamplePages } from './demo/examples.ts';
import { writeAllAsked } from './features/chatbot/asked.ts';
import { writeAllVisits } from './features/forms/funnel.ts';
import { writeAllReadings } from './features/help/views.ts';
import { startHousekeeping } from './housekeeping.ts';
import { writeKeyUses } from './http/api-key.ts';
import { startListeners } from './listeners.ts';
import { startMailIn } from './mail/in/start.ts';
import { makeDesk } from './make-desk.ts';
import { serveSockets } from './realtime/server.ts';
import type { Running } from './running.ts';

const version = '0.1.0';
const folders = {
  console: fileURLToPath(new URL('../../console/dist', import.meta.url)),
  widgets: fileURLToPath(new URL('../../widgets/dist', import.meta.url)),
};

/** Starts the whole helpdesk in this process. */
export async function startServer(config: Config): Promise<Running> {
  mkdirSync(config.dataDir, { recursive: true });
  const log = pino(
    { level: config.logLevel, base: null, redact: ['req.headers.authorization'] },
    pino.destination({ fd: 1, sync: false, minLength: 4096 }),
  );
  const flushing = setInterval(() => log.flush(), 500).unref();
  const database = await openDatabase({ url: config.databaseUrl, log });
  await database.migrate();

  // Before anybody listens: its history is nothing to send mail about.
  if (config.demo) await createDemo(database);
  let isReady = false;
  const desk = makeDesk({ config, database, log, version, ready: () => isReady });
  const listeners = await startListeners(desk);
  const mailIn = await startMailIn(desk);
  const housekeeping = startHousekeeping(desk);
  const server = createServer({ keepAliveTimeout: 65_000 }, createApp(desk, folders).callback());
  const sockets = serveSockets(desk, server);
  const port = await listen(server, config);
  isReady = true;

  return {
    url: `http://localhost:${port}`,
    port,
    desk,
    async stop() {
      isReady = false;
      await finish(server, () => sockets.close());
      housekeeping.stop();
      await writeAllVisits(database);
      await writeAllReadings(database);
      await writeKeyUses(database);
      await writeAllAsked(database);
      await mailIn.stop();
      await listeners.stop();
      desk.live.close();
      await database.close();
      clearInterval(flushing);
      log.flush();
    },
  };
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** How long requests under way may take before their connections are cut. */
const patience = 10_000;
/** How long a balancer has to see that the server is not ready, while it still answers. */
const notice = 250;

async function finish(server: Server, closeSockets: () => void) {
  await untilQuiet(server);
  closeSockets();
  await new Promise<void>((done) => {
    server.close(() => done());
    server.closeIdleConnections();
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    server.once('close', () => {
      clearInterval(idle);
      clearTimeout(cut);
    });
  });
}

/** Answers on until nobody has asked for a while: closing a connection on which a request comes in would lose it. */
async function untilQuiet(server: Server) {
  let asked = 0;
  server.on('request', () => {
    asked += 1;
  });
  const end = Date.now() + patience;
  for (let before = -1; before !== asked && Date.now() < end; ) {
    before = asked;
    await new Promise((done) => setTimeout(done, notice));
    // One turn of the loop reads what has arrived meanwhile.
    await new Promise((done) => setImmediate(done));
  }
}

async function main() {
  const config = readConfig();
  const running = await startServer(config);
  const examples = await serveExamplePages(config, running.port);
  announce(running, examples?.port ?? null);
  const stop = async (signal: string) => {
    running.desk.log.info({ signal }, 'Stopping');
    await examples?.close();
    await running.stop();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop('SIGTERM'));
  process.once('SIGINT', () => void stop('SIGINT'));
  process.on('unhandledRejection', (error) =>
    running.desk.log.error({ err: error }, 'Unhandled rejection'),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error: unknown) => {
    const text = error instanceof ConfigError ? error.message : error;
    console.error('The helpdesk did not start:', text);
    process.exit(1);
  });
}
