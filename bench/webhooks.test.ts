// @module-tag slow

// Starts and kills servers. The ordinary tier tests the parts: features/webhooks/deliveries and jobs/worker.
// @module-tag full

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

test('WH-05: no event is lost if a receiver fails in every way and a worker is killed while working', async () => {
  const program = ['--conditions=helpdesk-source', 'bench/webhooks.ts', '500', '700'];
  const said = await new Promise<string>((done) => {
    execFile('node_modules/.bin/tsx', program, { cwd: root }, (_, stdout) => done(stdout));
  });
  expect(Number(/worker killed +(\d+)/.exec(said)?.[1])).toBeGreaterThanOrEqual(1);
  // Counted by ID: a message received twice is one event.
  expect(said).toContain('delivered                 500 (100.00 %)');
  expect(said).toContain('bad signatures            0');
});
