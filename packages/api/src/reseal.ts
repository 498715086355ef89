import { resealAll } from './auth/store/reseal.ts';
import { readConfig } from './config.ts';
import { openLog } from './log.ts';
import { openCurrentDatabase } from './open-current-database.ts';

/** `npm run secrets:reseal`: seals with the first secret whatever another one of SECRET has sealed, and says what is left. */
const config = readConfig();
const { log, close } = openLog('warn');
const database = await openCurrentDatabase(config, log);
const { resealed, left, unreadable } = await resealAll(database, config.secret);
await database.close();
close();
console.log(`Sealed anew: ${resealed}. Sealed with the first secret before: ${left}.`);
console.log('Nothing is sealed with another secret of SECRET any more.');
if (unreadable > 0) {
  console.error(`No secret of SECRET opens ${unreadable} of what is sealed.`);
  process.exitCode = 1;
}
