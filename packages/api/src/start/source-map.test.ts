// Starts the built server, which depends on little code: scripts/build.
// @module-tag full

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { command } from '../test/server-process.ts';

test('an error of the built server names our source files and the lines of the calls', async () => {
  const failed = promisify(execFile)(process.execPath, command, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SECRET: 'a5d3f81b7c9e2046-of-a-test-alone-here',
      // A folder can't be created inside a file.
      DATABASE_URL: `sqlite:${import.meta.filename}/helpdesk.sqlite`,
      DATA_DIR: '/tmp',
      PORT: '0',
    },
  });
  const { stderr } = await failed.catch((error: { stderr: string }) => error);
  expect(stderr).toContain("Helpdesk couldn't start");
  const frames = stderr.matchAll(/at (?:async )?(\w+) \((?:file:\/\/)?(\/\S+\.ts):(\d+):\d+\)/g);
  const calls = [...frames].map(([, name, file = '', line]) => ({
    name,
    file,
    text: readFileSync(file, 'utf8').split('\n')[Number(line) - 1],
  }));
  const of = (name: string) => calls.find((call) => call.name === name);
  expect(of('openSqlite')).toMatchObject({
    file: expect.stringMatching(/database\/sqlite\/engine\.ts$/),
    text: expect.stringContaining('connect(file, '),
  });
  expect(of('startServer')).toMatchObject({
    file: expect.stringMatching(/src\/server\.ts$/),
    text: expect.stringContaining('openDatabase('),
  });
});
