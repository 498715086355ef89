import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { compile } from './code-cache.ts';
import { nameSources } from './source-map.ts';

/**
 * Makes V8 optimize a function only after four times as many calls as by default. In the first minutes of a mostly idle server,
 * optimizing took a fifth of its CPU time, mostly for functions that ran a few times a second.
 */
setFlagsFromString(`--interrupt-budget=${4 * 132 * 1024}`);

/** Built as `dist/server.cjs`: runs the server, a single file next to it, with the code that V8 cached. */
const file = join(__dirname, 'main.js');
nameSources(file);
const { script, keep } = compile(file, join(__dirname, 'main.code'));
const main: { exports: { started?: Promise<void> } } = { exports: {} };
script.runInThisContext()(main, main.exports, createRequire(file), file);

/** For the setup: ends when the server is ready, and caches the code that V8 has compiled until then. */
if (process.argv[2] === '--keep-code') {
  void main.exports.started?.then(() => {
    keep();
    process.exit();
  });
}
