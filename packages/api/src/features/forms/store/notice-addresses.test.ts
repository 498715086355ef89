// @module-tag postgres

import { expect, test } from 'vitest';
import type { NoticeAddressRow } from '../../../database/rows/forms.ts';
import { openTestDatabase, runPast } from '../../../database/test-database.ts';
import { makeOrganization } from '../../../test/factories.ts';

test('only addresses that got notifications before the update count as confirmed', async () => {
  const stored = await openTestDatabase();
  const acme = await makeOrganization(stored.database, 'acme');
  const globex = await makeOrganization(stored.database, 'globex');
  const initech = await makeOrganization(stored.database, 'initech');
  const set = ({ org }: typeof acme, settings: object) =>
    org.write((tx) => tx.update('contact_forms', {}, { settings }));
  await set(acme, { sendEmailNotification: true, emailNotificationTo: 'Desk@acme.example' });
  await set(globex, { sendEmailNotification: true, emailNotificationTo: '' });
  await globex.org.write((tx) =>
    tx.update('organizations', {}, { email_from: 'mail@globex.example' }),
  );
  await set(initech, { sendEmailNotification: false, emailNotificationTo: 'off@initech.example' });
  await runPast(
    stored.url,
    `drop table notice_addresses; delete from migrations where name = '0202-notice-addresses'`,
  );
  await stored.database.migrate();
  const confirmed = async ({ org }: typeof acme) =>
    (await org.all<NoticeAddressRow>(org.from('notice_addresses'))).map((row) => [
      row.email,
      row.confirmed_at !== null,
    ]);
  expect(await confirmed(acme)).toEqual([['desk@acme.example', true]]);
  expect(await confirmed(globex)).toEqual([['mail@globex.example', true]]);
  expect(await confirmed(initech)).toEqual([]);
  await stored.remove();
});
