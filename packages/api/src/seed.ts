import pino from 'pino';
import { readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { createDemo } from './demo/demo.ts';

/** `npm run seed`: makes the demo organization in the configured database, unless it is there. */
const config = readConfig();
const log = pino({ level: 'warn' });
const database = await openDatabase({ url: config.databaseUrl, log });
await database.migrate();
await createDemo(database);
await database.close();
console.log('The demo organization is in the database.');
