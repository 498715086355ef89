import { readFileSync } from 'node:fs';
import { fileSize } from '@helpdesk/sdk/rules/file-size';
import { makeBackup } from './backup/make-backup.ts';
import { readConfig } from './config.ts';
import { places } from './places.ts';

/** `npm run backup`: backs up the database and its files to BACKUP_DIR, while the server runs. */
const config = readConfig();
const { version } = JSON.parse(readFileSync(places.ownPackage, 'utf8')) as { version: string };
const { name, files, newBytes, damaged, removed } = await makeBackup(config, version);
console.log(`Backup ${name}: database and ${files} files (${fileSize(newBytes)} new).`);
if (config.backup.key === null) {
  console.log("The backup isn't encrypted and doesn't include SECRET. Store SECRET separately.");
}
if (removed.length > 0) console.log(`Removed by BACKUP_KEEP: ${removed.join(', ')}.`);
for (const { organizationId, sha256 } of damaged) {
  console.error(`File ${organizationId}/${sha256} is damaged in storage and wasn't backed up.`);
}
if (damaged.length > 0) process.exitCode = 1;
