import pino from 'pino';
import type { TestServer } from './harness.ts';
import { addUploads, blockedDomain, changesOf } from './random-changes.ts';
import { type Difference, recountOf } from './recounted.ts';

export interface Outcome {
  differences: Difference[];
  /** How many changes were made by then. */
  made: number;
  /** How many of each kind were done, and not refused. */
  done: ReadonlyMap<string, number>;
  lately: readonly string[];
}

/** For a server whose errors are to be seen. */
export const errorsToConsole = pino({ level: 'error' });

interface Run {
  seed: number;
  changes: number;
  /** After how many changes everything is counted again. */
  every: number;
  onCount?: (made: number) => void;
}

/** Makes random changes and compares all figures with the rows time and again; ends at the first difference. */
export async function countChanges(server: TestServer, run: Run): Promise<Outcome> {
  const body = { value: blockedDomain };
  await server.call('blockedSenders.create', { as: server.acme.admin, body });
  const differencesNow = await recountOf(server);
  const uploads = await addUploads(server, Math.ceil(run.changes / 10));
  const { makeSome, done, lately } = changesOf(server, run.seed, uploads);
  let made = 0;
  let differences: Difference[] = [];
  for (let next = run.every; made < run.changes && differences.length === 0; next += run.every) {
    while (made < Math.min(next, run.changes)) made += await makeSome();
    differences = await differencesNow();
    run.onCount?.(made);
  }
  return { differences, made, done, lately };
}
