import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { say, stateDirectory } from './run.mjs';

const file = path.join(stateDirectory, 'lock');

const release = () => rmSync(file, { force: true });
const interrupt = () => process.exit(130);

/**
 * Allows one set-up at a time per checkout, because `npm start` and `npm test` can run concurrently. Held until the returned
 * function is called or the process ends.
 */
export async function holdLock(isFirst = true) {
  mkdirSync(stateDirectory, { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    process.once('exit', release);
    process.once('SIGINT', interrupt);
    return () => {
      process.off('exit', release);
      process.off('SIGINT', interrupt);
      release();
    };
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isFirst) say('waiting', 'another setup is running in this checkout');
    await wait(200);
    if (!isHeld()) rmSync(file, { force: true });
    return holdLock(false);
  }
}

function isHeld() {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
