import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../database/test-database.ts';
import { ticketRows } from '../../../database/ticket-rows.ts';
import { makeOrganization, makeTicket, type TestOrganization } from '../../../test/factories.ts';
import { addressMailedTo } from './reply-sender.ts';

let stored: TestDatabase;
let acme: TestOrganization;

beforeAll(async () => {
  stored = await openTestDatabase();
  acme = await makeOrganization(stored.database, 'acme');
});
afterAll(() => stored.remove());

test('follow-ups have the support address of the first ticket, up to the fourth follow-up', async () => {
  const { org } = acme;
  const mailed = await makeTicket(acme);
  const supportAddress = 'sales@acme.example';
  await org.write((tx) =>
    tx.insert('message_html', { message_id: mailed, mail_people: { supportAddress } }),
  );
  const found = [await addressMailedTo(org, mailed)];
  let last = mailed;
  for (let followUp = 1; followUp <= 5; followUp += 1) {
    const id = await makeTicket(acme);
    const before = last;
    await org.write((tx) => ticketRows(tx).update({ id }, { follow_up_of: before }));
    last = id;
    found.push(await addressMailedTo(org, id));
  }
  expect(found).toEqual([...Array.from({ length: 5 }, () => supportAddress), null]);
});
