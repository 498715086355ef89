import type { Config } from './config.ts';
import { NewerSchema, OlderSchema } from './database/errors.ts';
import { openDatabase } from './database/open.ts';
import type { Database, Log } from './database/types.ts';

/** Opens the database for a command of the operator; ends the command with a sentence when it is of another version. */
export async function openCurrentDatabase(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  log: Log,
): Promise<Database> {
  const database = await openDatabase({ url: databaseUrl, log });
  try {
    await database.checkSchema();
    return database;
  } catch (error) {
    await database.close();
    if (!(error instanceof NewerSchema || error instanceof OlderSchema)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
