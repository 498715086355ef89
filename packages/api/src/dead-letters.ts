import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { countDeadLetters, retryAllDeadLetters } from './events/store/dead-letters.ts';
import { openLog } from './log.ts';
import { openCurrentDatabase } from './open-current-database.ts';

/** `npm run dead-letters`: counts the dead letters; with `--retry`, retries all of them. */
const { values } = parseArgs({ options: { retry: { type: 'boolean', default: false } } });
const config = readConfig();
const { log, close } = openLog('warn');
const database = await openCurrentDatabase(config, log);
try {
  const { mail, webhook, job } = await countDeadLetters(database);
  console.log(`Failed: ${mail} emails, ${webhook} webhook deliveries, ${job} jobs.`);
  if (values.retry) {
    const queued = await retryAllDeadLetters(database);
    console.log(`Retrying ${queued}. The server sends them within a second.`);
  }
} finally {
  await database.close();
  close();
}
