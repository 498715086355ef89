import type { Config } from './config.ts';
import { FileInUse, NewerSchema, OlderSchema, UnfinishedRestore } from './database/errors.ts';
import { openDatabase } from './database/open.ts';
import type { Database, Log } from './database/types.ts';

const forOperators = [FileInUse, NewerSchema, OlderSchema, UnfinishedRestore];

/** Opens the database for a command of the operator; ends the command with a message if it can't work on it. */
export async function openCurrentDatabase(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  log: Log,
): Promise<Database> {
  try {
    return await openCurrent(databaseUrl, log);
  } catch (error) {
    if (!forOperators.some((one) => error instanceof one)) throw error;
    console.error((error as Error).message);
    process.exit(1);
  }
}

async function openCurrent(url: string, log: Log): Promise<Database> {
  const database = await openDatabase({ url, log });
  try {
    await database.checkSchema();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
