import { fileSize } from '@helpdesk/sdk/rules/file-size';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { moveFiles } from './stored-files/move.ts';
import { storageIn } from './stored-files/storage.ts';

/** `npm run files:move`: moves all files from FILES_MOVE_FROM to FILES_URL, while the server runs with both settings. */
const { dataDir, filesPlace, filesMoveFrom } = readConfig();
if (!filesMoveFrom) {
  throw new ConfigError('Set FILES_MOVE_FROM to the current storage: disk or s3://bucket.');
}
let told = Date.now();
const { files, bytes, damaged } = await moveFiles(
  dataDir,
  storageIn(dataDir, filesMoveFrom),
  storageIn(dataDir, filesPlace),
  (moved) => {
    if (Date.now() < told + 5_000) return;
    told = Date.now();
    console.log(`Moved ${moved.files} files so far.`);
  },
);
console.log(`Moved ${files} files, ${fileSize(bytes)}.`);
for (const { organizationId, sha256 } of damaged) {
  console.error(`File ${organizationId}/${sha256} is damaged and wasn't moved.`);
}
if (damaged.length > 0) process.exitCode = 1;
