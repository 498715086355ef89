// @module-tag one-engine
// @module-tag slow

// Starts a server, and needs a quiet machine to distinguish its own turns from those of others.
// @module-tag full

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../database/test-database.ts';
import { needs } from './programs.ts';
import { demoPassword, isBuilt, type ServerProcess, serverProcess } from './server-process.ts';

const folder = makeTemporaryFolder('helpdesk-turns-');
const turns = join(folder, 'turns');
/** The file in which Linux reports the processor time of a thread. */
const threadTime = '/proc/thread-self/schedstat';
let server: ServerProcess;

beforeAll(async () => {
  writeFileSync(turns, '');
  const preload = fileURLToPath(new URL('./long-turns.mjs', import.meta.url));
  server = await serverProcess({ NODE_OPTIONS: `--import=${preload}`, LONG_TURNS: turns });
});
afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function call(path: string, token = '', body?: object) {
  const answer = await fetch(server.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      accept: 'application/json, text/event-stream',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return answer.text();
}

/** The longest turn of the event loop during some work, in milliseconds of processor time. */
async function longestTurn(work: () => Promise<unknown>) {
  const before = readFileSync(turns, 'utf8').length;
  await work();
  // The server records a turn when it is over.
  await pause(50);
  return Math.max(0, ...readFileSync(turns, 'utf8').slice(before).split('\n').map(Number));
}

/** Parsing the YAML takes at least 800. An idle machine needs less than 100, a busy one up to twice that. */
const limit = 250;

test('the first calls for the contract, its documentation and MCP block the event loop only briefly', {
  ...needs('a current build (npm run build), on Linux', isBuilt && existsSync(threadTime)),
}, async () => {
  await server.start();
  const credentials = { email: 'admin@demo.test', password: demoPassword };
  const { token } = JSON.parse(await call('/api/auth/login', '', credentials));
  const asked = { name: 'Agent', permissions: ['tickets:read'] };
  const made = JSON.parse(await call('/api/v1/api-keys', token, asked));
  await pause(500);
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const found = {
    mcp: await longestTurn(() => call('/mcp', made.data.key, list)),
    json: await longestTurn(() => call('/openapi.json')),
    documentation: await longestTurn(() => call('/api-docs')),
    overview: await longestTurn(() => call('/llms.txt')),
  };
  expect(
    Object.values(found).filter((one) => one > limit),
    JSON.stringify(found),
  ).toEqual([]);
});
