import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/types.ts';
import type { Live } from './events/live.ts';
import type { RequestFacts } from './log.ts';
import type { Names } from './outbound/names.ts';
import type { Outbound } from './outbound/request.ts';

/** Makes one part; what it gives to `atStop` is done before the database closes. */
export type Part<State> = (
  server: Remembering,
  atStop: (finish: () => Promise<unknown>) => void,
) => State;

export interface Memory {
  of<State>(create: Part<State>): State;
  /** Writes down what still waits to be written. */
  finish(): Promise<void>;
}

/** As much of the server as remembers. */
export interface Remembering {
  database: Database;
  /** What rooms remember while this server runs, each part by the function that makes it. */
  memory: Memory;
}

/** What the running server is made of; every request carries it. */
export interface ServerContext extends Remembering {
  config: Config;
  live: Live;
  /** The way out over HTTP, to addresses that organizations give. */
  outbound: Outbound;
  /** The name service, for names that organizations give. */
  names: Names;
  log: Logger;
  /** Writes the entry of a request to the same log. */
  logRequest: (facts: RequestFacts) => void;
  version: string;
  /** False while the server starts or stops; the load balancer's signal. */
  ready: () => boolean;
}
