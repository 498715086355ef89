import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { FileInUse, NewerSchema, UnfinishedRestore } from './database/errors.ts';
import { announce } from './demo/announce.ts';
import { serveExamplePages } from './demo/examples.ts';
import { startServer } from './server.ts';

/** `npm start`: the server of this process, until a signal ends it. Resolves when it is ready. */
export const started = start().catch((error: unknown) => {
  const isForOperator = [ConfigError, NewerSchema, UnfinishedRestore, FileInUse].some(
    (one) => error instanceof one,
  );
  const text = isForOperator ? (error as Error).message : error;
  console.error("Helpdesk couldn't start:", text);
  process.exit(1);
});

async function start() {
  const config = readConfig();
  const running = await startServer(config);
  const examples = await serveExamplePages(config, running.port);
  announce(running, examples?.port ?? null);
  const stop = async (signal: string) => {
    running.context.log.info({ signal }, 'Stopping');
    await examples?.close();
    await running.stop();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop('SIGTERM'));
  process.once('SIGINT', () => void stop('SIGINT'));
  process.on('unhandledRejection', (error) =>
    running.context.log.error({ err: error }, 'Unhandled rejection'),
  );
}
