/** Writes tickets with eight concurrent writers until it is killed; prints the number of each acknowledged one. */
import { writeSync } from 'node:fs';
import { openDatabase } from './open.ts';
import { quiet } from './test-database.ts';
import { createTicket } from './test-rows.ts';

const [url = '', organization = ''] = process.argv.slice(2);
const database = await openDatabase({ url, log: quiet });
database.sendToOutbox('mail', ['ticket.deleted']);
const org = database.org(organization);

async function write() {
  for (;;) writeSync(1, `${await org.write((tx) => createTicket(tx))}\n`);
}

await Promise.all(Array.from({ length: 8 }, write));
