import type { ServerContext } from './server-context.ts';

/** A started helpdesk. */
export interface Running {
  /** The address it listens on, such as http://localhost:3000. */
  url: string;
  port: number;
  context: ServerContext;
  /** Waits for running requests, then closes everything. */
  stop(): Promise<void>;
}
