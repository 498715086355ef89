import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { say } from './steps.mjs';
import { stateDirectory } from './toolchain.mjs';

const file = path.join(stateDirectory, 'lock');

/** One set-up at a time per checkout: `npm start` and `npm test` may be typed together. */
export async function holdLock() {
  mkdirSync(stateDirectory, { recursive: true });
  for (let waited = false; ; ) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isRunning(readHolder())) {
      rmSync(file, { force: true });
      continue;
    }
    if (!waited) say('waiting', 'another set-up is running in this checkout');
    waited = true;
    await wait(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once('SIGINT', () => {
    release();
    process.exit(130);
  });
  return release;
}

function readHolder() {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function isRunning(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
