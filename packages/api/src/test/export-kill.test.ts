// @module-tag slow

// Starts and kills whole servers. The ordinary tier tests the parts: jobs/worker (the job of a killed process runs again) and
// features/organization-export/exports (an export is retried).
// @module-tag full

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../database/test-database.ts';
import { openArchive } from '../features/organization-export/import/read-archive.ts';
import { times } from './deep.ts';
import { demoPassword, type ServerProcess, serverProcess } from './server-process.ts';

const rounds = times(3, 20);
const dataDir = makeTemporaryFolder('helpdesk-killed-');
let server: ServerProcess;
let token: string;

beforeAll(async () => {
  server = await serverProcess({ DATA_DIR: dataDir });
  await server.start();
  const credentials = { email: 'admin@demo.test', password: demoPassword };
  const answer = await call('POST', '/api/auth/login', credentials);
  ({ token } = (await answer.json()) as { token: string });
}, 600_000);
afterAll(() => server.remove());

const call = (method: string, path: string, body?: object) =>
  fetch(`${server.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });

async function whenMade(id: string): Promise<Schema<'OrganizationExport'>> {
  for (;;) {
    const answer = await call('GET', '/api/organization/exports');
    const list = (await answer.json()) as Schema<'OrganizationExport'>[];
    const found = list.find((one) => one.id === id);
    if (found?.state === 'ready' || found?.state === 'failed') return found;
    await pause(100);
  }
}

test('an export interrupted by killing the server is completed by the next one', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const answer = await call('POST', '/api/organization/exports');
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as Schema<'OrganizationExport'>;
    await pause(round * 150);
    await server.end('SIGKILL');
    await server.start();
    const made = await whenMade(id);
    expect(made.state).toBe('ready');
    const archive = await fetch(server.url + made.downloadUrl);
    const path = join(dataDir, `${id}.zip`);
    writeFileSync(path, Buffer.from(await archive.arrayBuffer()));
    const { manifest, lines, close } = await openArchive(path);
    let tickets = 0;
    for await (const _ of lines('tickets')) tickets += 1;
    expect(tickets).toBe(manifest.lines.tickets);
    expect(tickets).toBeGreaterThan(10);
    close();
  }
}, 1_800_000);
