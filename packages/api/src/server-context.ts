import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/types.ts';
import type { Live } from './events/live.ts';
import type { RequestFacts } from './log.ts';
import type { Names } from './outbound/names.ts';
import type { Outbound } from './outbound/request.ts';

/** Creates one part; callbacks passed to `atStop` run before the database closes. */
export type Part<State> = (
  server: Remembering,
  atStop: (finish: () => Promise<unknown>) => void,
) => State;

export interface Memory {
  of<State>(create: Part<State>): State;
  /** Writes everything that is still pending. */
  finish(): Promise<void>;
}

/** The part of the server with in-memory state. */
export interface Remembering {
  database: Database;
  /** The state that features keep while this server runs, each part by the function that creates it. */
  memory: Memory;
}

/** The parts of the running server; every request carries them. */
export interface ServerContext extends Remembering {
  config: Config;
  live: Live;
  /** The client for outgoing HTTP, to addresses that organizations enter. */
  outbound: Outbound;
  /** The DNS resolver, for names that organizations enter. */
  names: Names;
  log: Logger;
  /** Writes the entry of a request to the same log. */
  logRequest: (facts: RequestFacts) => void;
  version: string;
  /** False while the server starts or stops; the load balancer's signal. */
  ready: () => boolean;
}
