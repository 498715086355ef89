// The files of the repository, as Git knows them.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');

/** Files that match one of the patterns and that Git tracks or would add. */
export const tracked = (...patterns) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
    .split('\n')
    .filter(Boolean);
