import type { ServerContext } from '../server-context.ts';
import { makeBackup } from './make-backup.ts';

let running: Promise<void> | null = null;

/** Creates a backup according to the settings; a long one isn't started twice. */
export function backUp(server: ServerContext): Promise<void> {
  running ??= backUpNow(server).finally(() => {
    running = null;
  });
  return running;
}

async function backUpNow({ config, version, log }: ServerContext) {
  const { name, files, newBytes, damaged } = await makeBackup(config, version);
  log.info({ backup: name, files, newBytes }, 'Backup made');
  if (damaged.length > 0) log.error({ backup: name, damaged }, "Damaged files weren't backed up");
}
