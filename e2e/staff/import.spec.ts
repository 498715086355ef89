import { createHelpdesk } from '@helpdesk/sdk';
import { expect } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { newOrganization, openAs } from './organizations.ts';

const line = (id: number, more: object = {}) =>
  JSON.stringify({
    id,
    subject: `Kettle ${id}`,
    description: '<b>It is cold.</b>',
    status: 'solved',
    requester: { id: 1, name: 'Ada Lovelace', email: 'ada@example.com' },
    created_at: '2024-03-01T09:30:00Z',
    comments: [
      { author_id: 1, body: 'It is cold.', public: true, created_at: '2024-03-01T09:30:00Z' },
      { author_id: 2, body: 'Which model?', public: true, created_at: '2024-03-01T10:00:00Z' },
    ],
    ...more,
  });

test('an admin checks and imports a file from another helpdesk, and a second import creates no duplicates', async ({
  browser,
  violations,
}) => {
  const { admin } = await newOrganization();
  const page = await openAs(browser, admin, '/settings/import');
  const text = [line(1), line(2), 'not a ticket', line(3, { created_at: 'long ago' })].join('\n');
  const file = {
    name: 'tickets.jsonl',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(text),
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.getByLabel('File with tickets').setInputFiles(file);
  await button('Check file').click();
  await expect(page.getByText('2 tickets can be imported.')).toBeVisible();
  const refused = page.getByRole('region', { name: 'Not imported' });
  await expect(refused.getByRole('row')).toHaveCount(3);
  await expect(refused).toContainText("This entry can't be read");
  const downloading = page.waitForEvent('download');
  await button('Download report').click();
  expect((await downloading).suggestedFilename()).toBe('not-imported.csv');
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 800 });

  await button('Import 2 tickets').click();
  await expect(page.getByText('Import complete.')).toBeVisible();
  await expect(page.getByText('2 imported, 0 already imported, 2 failed')).toBeVisible();
  const helpdesk = createHelpdesk({ baseUrl: helpdeskUrl, token: admin.token });
  const [found] = await helpdesk.tickets.list({ externalId: 'zendesk-1' });
  expect(found).toMatchObject({ subject: 'Kettle 1', status: 'resolved' });
  expect(found?.createdAt).toBe('2024-03-01T09:30:00.000Z');
  const { messages } = await helpdesk.tickets.get({ id: found?.id ?? '' });
  expect(messages.map(({ message }) => message)).toEqual(['Which model?']);

  await button('Import another file').click();
  await page.getByLabel('File with tickets').setInputFiles(file);
  await button('Check file').click();
  await button('Import 2 tickets').click();
  await expect(page.getByText('0 imported, 2 already imported, 2 failed')).toBeVisible();
  await page.context().close();
});
