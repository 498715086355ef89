import pino from 'pino';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { openDatabase } from './database/open.ts';
import { provideDemo } from './demo/demo.ts';

/** `npm run seed`: creates the demo organization in the configured database, unless it exists. */
const config = readConfig();
if (!config.demo) {
  throw new ConfigError("The demo needs a local PUBLIC_URL, and DEMO can't be 0.");
}
const log = pino({ level: 'warn' });
const database = await openDatabase({ url: config.databaseUrl, log });
await database.migrate();
await provideDemo(database, config);
await database.close();
console.log('The demo organization is ready.');
