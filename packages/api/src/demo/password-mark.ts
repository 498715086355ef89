import { createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

interface WithPassword {
  password_hash: string | null;
}

const fileOf = ({ dataDir }: Config) => join(dataDir, 'demo');

/** Identifies the demo's password and its hashes; the secret prevents guessing the password from it. */
function markOf({ secret, demoPassword }: Config, users: readonly WithPassword[]) {
  const hashes = users.map((user) => user.password_hash);
  const text = JSON.stringify(['demo', demoPassword, hashes]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Whether an earlier start verified that the users have the demo's password: verifying hashes takes longer than a start. */
export function isMarked(config: Config, users: readonly WithPassword[]): boolean {
  try {
    return readFileSync(fileOf(config), 'utf8') === markOf(config, users);
  } catch {
    return false;
  }
}

export function keepMark(config: Config, users: readonly WithPassword[]): void {
  try {
    writeFileSync(fileOf(config), markOf(config, users), { mode: 0o600 });
  } catch {
    // The next start verifies again.
  }
}
