import { resealAll } from './auth/store/reseal.ts';
import { readConfig } from './config.ts';
import { openLog } from './log.ts';
import { openCurrentDatabase } from './open-current-database.ts';

/** `npm run secrets:reseal`: seals everything that another secret of SECRET has sealed with the first one, and reports the rest. */
const config = readConfig();
const { log, close } = openLog('warn');
const database = await openCurrentDatabase(config, log);
const { resealed, left, unreadable } = await resealAll(database, config.secret);
await database.close();
close();
console.log(`Re-encrypted: ${resealed}. Already using the first secret: ${left}.`);
console.log('Nothing uses the other secrets in SECRET anymore.');
if (unreadable > 0) {
  console.error(`${unreadable} values can't be decrypted with any secret in SECRET.`);
  process.exitCode = 1;
}
