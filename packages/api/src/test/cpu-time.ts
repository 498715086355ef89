import { existsSync, readFileSync } from 'node:fs';

/** Milliseconds of CPU time that this process spends on some work: unlike time, it does not depend on what else runs. */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The same of another process since its start, in hundredths of a second; null where the system does not say. */
export function cpuTimeOf(pid = 0): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // The name of the program may contain spaces; user and system time are fields 14 and 15.
  const [, fields = ''] = readFileSync(file, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * 10;
}
