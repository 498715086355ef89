import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { NewerSchema } from './database/errors.ts';
import { openDatabase } from './database/open.ts';
import { cleanHtml } from './features/help/clean.ts';
import { importOrganization } from './features/organization-export/import/import-organization.ts';
import { ImportRefused } from './features/organization-export/import/refused.ts';
import { indexAgain } from './features/tickets/store/index-again.ts';
import { openLog } from './log.ts';

/** `npm run organization:import -- archive.zip`: recreates an organization from its export. With SQLite, while the server is stopped. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { subdomain: { type: 'string' } },
});
const [path] = positionals;
if (!path || positionals.length > 1) {
  console.error('Usage: npm run organization:import -- archive.zip [--subdomain name]');
  process.exit(2);
}
const config = readConfig();
const { log, close } = openLog('warn');
const database = await openDatabase({ url: config.databaseUrl, log });
try {
  await database.migrate();
  const { subdomain, rows, files, people, known, missing } = await importOrganization({
    database,
    config,
    path,
    subdomain: values.subdomain,
    indexAgain,
    cleanHtml,
    said: (sentence) => console.log(sentence),
  });
  console.log(`Imported organization ${subdomain}: ${rows} rows, ${files} files.`);
  console.log(
    `${people} people, ${known} of them with an account here. The others set a password with "Forgot password?".`,
  );
  if (missing > 0) console.log(`${missing} files were already missing on the other server.`);
  console.log(
    'API keys and webhooks are turned off, and domains are unverified, until an admin sets them up.',
  );
} catch (error) {
  if (!(error instanceof ImportRefused || error instanceof NewerSchema)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await database.close();
  close();
}
