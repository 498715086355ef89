import { mkdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createApp } from './app.ts';
import { snapshotBeforeMigration } from './backup/before-migration.ts';
import { followClock } from './clock.ts';
import type { Config } from './config.ts';
import { createServerContext } from './create-server-context.ts';
import { openDatabase } from './database/open.ts';
import { provideDemo } from './demo/demo.ts';
import { warnOfOtherSpellings } from './features/accounts/other-spellings.ts';
import { warnOfReservedNames } from './features/organization/reserved-names.ts';
import { startHousekeeping } from './housekeeping.ts';
import { provideMetrics, serveMetrics } from './http/metrics/metrics-page.ts';
import { startListeners } from './listeners.ts';
import { openLog } from './log.ts';
import { startMailIn } from './mail/in/start.ts';
import { places } from './places.ts';
import { serveSockets } from './realtime/server.ts';
import type { Running } from './running.ts';
import { refuseOtherDisk } from './stored-files/shared-disk.ts';

const { version } = JSON.parse(readFileSync(places.ownPackage, 'utf8')) as { version: string };

/** Starts the whole helpdesk in this process. */
export async function startServer(config: Config): Promise<Running> {
  mkdirSync(config.dataDir, { recursive: true });
  const { log, logRequest, close: closeLog } = openLog(config.logLevel);
  const database = await openDatabase({ url: config.databaseUrl, log });
  await snapshotBeforeMigration(config, database, log);
  await database.migrate();
  await refuseOtherDisk(config, database);
  const clock = await followClock({ database, log });

  // Before listeners start, so no emails are sent about its history.
  await provideDemo(database, config);
  await warnOfReservedNames({ database, log });
  await warnOfOtherSpellings({ database, log });
  let isReady = false;
  const context = createServerContext({
    config,
    database,
    log,
    logRequest,
    version,
    ready: () => isReady,
  });
  const listeners = await startListeners(context);
  const mailIn = await startMailIn(context);
  const housekeeping = await startHousekeeping(context);
  const measured = await provideMetrics(config, database);
  const app = createApp(context, places.builtFiles, measured);
  const http = createServer({ keepAliveTimeout: 65_000 }, app.callback());
  const sockets = serveSockets(context, http);
  const port = await listen(http, config);
  const { metricsPort, host } = config;
  const figures =
    metricsPort && measured && (await serveMetrics(metricsPort, host, measured.registry));
  isReady = true;

  return {
    url: `http://localhost:${port}`,
    port,
    context,
    async stop() {
      isReady = false;
      await finish(http, () => sockets.close());
      if (figures) await figures.close();
      await housekeeping.stop();
      await context.memory.finish();
      await mailIn.stop();
      await listeners.stop();
      context.live.close();
      clock.stop();
      await database.close();
      closeLog();
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

/** Milliseconds that running requests may take before their connections are closed. */
const timeout = 10_000;
/** Milliseconds in which a load balancer can notice that the server is not ready, while it still responds. */
const notice = 250;

async function finish(server: Server, closeSockets: () => void) {
  await untilQuiet(server);
  closeSockets();
  await new Promise<void>((done) => {
    server.close(() => done());
    server.closeIdleConnections();
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), timeout);
    server.once('close', () => {
      clearInterval(idle);
      clearTimeout(cut);
    });
  });
}

/** Keeps responding until no more requests arrive: closing a connection during a request would lose it. */
async function untilQuiet(server: Server) {
  let asked = 0;
  server.on('request', () => {
    asked += 1;
  });
  const end = Date.now() + timeout;
  for (let before = -1; before !== asked && Date.now() < end; ) {
    before = asked;
    await new Promise((done) => setTimeout(done, notice));
    // One turn of the event loop reads what has arrived meanwhile.
    await new Promise((done) => setImmediate(done));
  }
}
