import { chosenBackup } from './backup/choose.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { readConfig } from './config.ts';

/** `npm run restore -- [name]`: restores a backup of BACKUP_DIR, the newest by default, into an empty DATABASE_URL and DATA_DIR. */
const config = readConfig();
const { folder, name } = await chosenBackup(config, process.argv[2]);
const { files, secret, createdAt } = await restoreBackup(folder, name, config);
console.log(`Restored the database and ${files.length} files as of ${createdAt}.`);
console.log(
  secret
    ? 'The secret was restored to DATA_DIR, unless one was already there.'
    : "Set SECRET to the installation's secret, or copy it to DATA_DIR/secret.",
);
