import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/types.ts';
import type { Live } from '../events/live.ts';

/** What the running server is made of; every request carries it. */
export interface Desk {
  config: Config;
  database: Database;
  live: Live;
  log: Logger;
  version: string;
  /** False while the server starts or stops; the load balancer's signal. */
  ready: () => boolean;
}
