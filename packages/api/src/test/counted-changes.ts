import pino from 'pino';
import type { TestServer } from './harness.ts';
import { addUploads, blockedDomain, changesOf } from './random-changes.ts';
import { type Difference, recountOf } from './recounted.ts';

export interface Outcome {
  differences: Difference[];
  /** The number of changes so far. */
  made: number;
  /** The number of successful changes by kind. */
  done: ReadonlyMap<string, number>;
  lately: readonly string[];
}

/** A logger for servers whose errors should be visible. */
export const errorsToConsole = pino({ level: 'error' });

interface Run {
  seed: number;
  changes: number;
  /** The number of changes between two recounts. */
  every: number;
  onCount?: (made: number) => void;
}

/** Makes random changes and regularly compares all counts with the rows; stops at the first difference. */
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
