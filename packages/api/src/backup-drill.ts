import { chosenBackup } from './backup/choose.ts';
import { drillBackup } from './backup/drill.ts';
import { readConfig } from './config.ts';
import { openLog } from './log.ts';

/** `npm run backup:drill -- [name]`: restores a backup next to the running database, checks it, and reports. */
const config = readConfig();
const { log, close } = openLog('warn');
const { folder, name } = await chosenBackup(config, process.argv[2]);
const { createdAt, files, restored, problems } = await drillBackup(folder, name, config, log);
close();
console.log(`Backup ${name}, made ${createdAt ?? 'at an unknown time'}, with ${files} files.`);
if (restored) {
  const { organizations, tickets, users } = restored;
  console.log(`Restored ${organizations} organizations, ${tickets} tickets and ${users} users.`);
}
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'Backup check passed.' : 'Backup check FAILED.');
if (problems.length > 0) process.exitCode = 1;
