#!/usr/bin/env node
import { createInterface } from 'node:readline/promises';
import { arrayBuffer } from 'node:stream/consumers';
import { fileText } from '../imports/file-text.ts';
import { run } from './run.ts';

declare const VERSION: string;

const interrupted = new AbortController();
process.once('SIGINT', () => interrupted.abort());
process.once('SIGTERM', () => interrupted.abort());
// The reader of the output, such as head, has closed the pipe.
process.stdout.on('error', (error: { code?: string }) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(
  process.argv.slice(2),
  {
    write: (said) => void process.stdout.write(said),
    note: (said) => void process.stderr.write(said),
    read: async () => fileText(new Uint8Array(await arrayBuffer(process.stdin))),
    async ask(question) {
      if (!process.stdin.isTTY) return null;
      const asking = createInterface({ input: process.stdin, output: process.stderr });
      try {
        return await asking.question(question, { signal: interrupted.signal });
      } finally {
        asking.close();
      }
    },
    env: process.env,
    signal: interrupted.signal,
  },
  VERSION,
);
