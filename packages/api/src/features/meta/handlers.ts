import type { Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { readLog } from '../webhooks/read.ts';
import { contractDocument } from './read.ts';

export const v1: Handlers<'v1'> = {
  health: async ({ desk, query }) => {
    const isReady = desk.ready() && (await answers(desk.database));
    if (!isReady && query.probe !== 'live') {
      throw new Refusal(503, 'The server is not ready', 'not_ready', { retryAfter: 5 });
    }
    return {
      data: {
        status: isReady ? 'ok' : 'degraded',
        version: desk.version,
        time: new Date().toISOString(),
      },
      message: isReady ? 'Ready' : 'Alive, not ready',
    };
  },

  events: async ({ org, query }) => ({
    data: await readLog(org, query.after, query.limit),
    message: 'Events retrieved successfully',
  }),
};

async function answers(database: { ping(): Promise<void> }) {
  try {
    await database.ping();
    return true;
  } catch {
    return false;
  }
}

export const docs: Handlers<'docs'> = {
  openapi: async () => contractDocument(),
};
