import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { compile } from './code-cache.ts';
import { nameSources } from './source-map.ts';

/**
 * V8 optimizes a function after four times as many calls as it does by itself. In the first minutes of a server that waits more
 * than it works, optimizing took a fifth of its CPU, mostly for functions that ran a few times a second.
 */
setFlagsFromString(`--interrupt-budget=${4 * 132 * 1024}`);

/** As built, `dist/server.cjs`: runs the server, which lies beside it in one file, with the code that V8 kept. */
const file = join(__dirname, 'main.js');
nameSources(file);
const { script, keep } = compile(file, join(__dirname, 'main.code'));
const main: { exports: { started?: Promise<void> } } = { exports: {} };
script.runInThisContext()(main, main.exports, createRequire(file), file);

/** For the set-up: ends when it is ready, and leaves what V8 has compiled until then. */
if (process.argv[2] === '--keep-code') {
  void main.exports.started?.then(() => {
    keep();
    process.exit();
  });
}
