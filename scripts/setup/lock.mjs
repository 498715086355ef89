import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { say, stateDirectory } from './run.mjs';

const file = path.join(stateDirectory, 'lock');

/** One set-up at a time per checkout, until this process ends: `npm start` and `npm test` may run concurrently. */
export async function holdLock(isFirst = true) {
  mkdirSync(stateDirectory, { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    process.once('exit', () => rmSync(file, { force: true }));
    process.once('SIGINT', () => process.exit(130));
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isFirst) say('waiting', 'another set-up is running in this checkout');
    await wait(200);
    if (!isHeld()) rmSync(file, { force: true });
    await holdLock(false);
  }
}

function isHeld() {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
