import type { Desk } from './http/desk.ts';

/** A started helpdesk. */
export interface Running {
  /** The address it listens on, such as http://localhost:3000. */
  url: string;
  port: number;
  desk: Desk;
  /** Lets what is under way finish, then closes everything. */
  stop(): Promise<void>;
}
