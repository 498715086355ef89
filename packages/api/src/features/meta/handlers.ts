import { contractDocument } from '../../contract.ts';
import type { Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { isScannerLate } from '../../stored-files/store/scan.ts';
import { readLog } from '../event-log/read.ts';

export const v1: Handlers<'v1'> = {
  health: async ({ server, query }) => {
    const clockSkewMs = await server.database.clockSkew().catch(() => null);
    const isReady = server.ready() && clockSkewMs !== null;
    if (!isReady && query.probe !== 'live') {
      throw new Refusal(503, "The server isn't ready", 'not_ready', { retryAfter: 5 });
    }
    return {
      data: {
        status: isReady ? 'ok' : 'degraded',
        version: server.version,
        scanner: isReady ? await scannerOf(server) : 'off',
        time: new Date().toISOString(),
        clockSkewMs: clockSkewMs ?? 0,
      },
      message: isReady ? 'Ready' : 'Alive, not ready',
    };
  },

  events: async ({ org, key, query }) => ({
    ...(await readLog(org, key.permissions, query)),
    message: 'Events retrieved successfully',
  }),
};

async function scannerOf({ config, database }: ServerContext) {
  if (!config.clamd) return 'off' as const;
  return (await isScannerLate(database)) ? ('late' as const) : ('ok' as const);
}

export const docs: Handlers<'docs'> = {
  openapi: async () => contractDocument(),
};
