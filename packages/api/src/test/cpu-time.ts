import { existsSync, readFileSync } from 'node:fs';

/** Milliseconds of CPU time that some work takes in this process. Unlike wall time, it doesn't depend on other processes. */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The CPU time of another process since its start, in hundredths of a second; null if the system doesn't report it. */
export function cpuTimeOf(pid = 0): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // The program name can contain spaces; user and system time are fields 14 and 15.
  const [, fields = ''] = readFileSync(file, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * 10;
}
