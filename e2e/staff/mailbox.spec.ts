import { expect } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { newOrganization, openAs } from './organizations.ts';
import { shows } from './shows.ts';

test('an admin sees the DNS records for email and the quarantine, and an agent is refused', async ({
  browser,
  violations,
}) => {
  test.slow();
  const { admin, agent } = await newOrganization();
  const page = await openAs(browser, admin, '/settings/support-address');
  const records = page.getByRole('list', { name: 'DNS records for email' });
  await expect(records.getByRole('listitem')).toHaveCount(3);
  // This helpdesk runs without incoming email.
  await shows(page, ["Incoming email is off. Ask your server's administrator to turn it on."]);
  for (const [path, width, colorScheme] of [
    ['/settings/quarantine', 320, 'light'],
    ['/settings/support-address', 1440, 'dark'],
    ['/settings/support-address', 320, 'light'],
  ] as const) {
    await page.goto(helpdeskUrl + path);
    await shows(page, [path.endsWith('quarantine') ? 'No email in quarantine' : 'DMARC']);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBe(0);
    expect(await violations(page)).toEqual([]);
  }
  for (const path of ['/api/mailbox', '/api/mailbox/held', '/api/organization/mail-texts']) {
    expect((await agent.api.get(path)).status(), path).toBe(403);
    expect((await admin.api.get(path)).status(), path).toBe(200);
  }
  expect((await agent.api.post('/api/mailbox/tests')).status()).toBe(403);
  await page.context().close();
});
