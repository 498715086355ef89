import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/types.ts';
import type { Live } from '../events/live.ts';
import type { Names } from '../outbound/names.ts';
import type { Outbound } from '../outbound/request.ts';

/** What the running server is made of; every request carries it. */
export interface Desk {
  config: Config;
  database: Database;
  live: Live;
  /** The way out over HTTP, to addresses that organizations give. */
  outbound: Outbound;
  /** The name service, for names that organizations give. */
  names: Names;
  log: Logger;
  version: string;
  /** False while the server starts or stops; the load balancer's signal. */
  ready: () => boolean;
}
