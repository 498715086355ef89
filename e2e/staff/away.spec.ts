import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { expectWritten } from '../written.ts';
import { keptIn } from './kept-in.ts';
import { addTicket, newOrganization, type Organization } from './organizations.ts';

let team: Organization;
test.beforeEach(async () => {
  team = await newOrganization();
});

const subject = 'Kettle leaks at the lid';
const becomes = (page: Page, token: string) =>
  page.evaluate((value) => localStorage.setItem('auth_token', value), token);

/** Returns everything that this browser has cached from the server, as one text. */
const kept = (page: Page) => keptIn(page, 'helpdesk', 'reads');

/** Signs in, opens the list and waits until it is cached. */
async function readTheList(page: Page) {
  await addTicket(team.agent, subject);
  await page.goto(`${helpdeskUrl}/login`);
  await becomes(page, team.agent.token);
  await page.goto(`${helpdeskUrl}/tickets`);
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
  await expect.poll(() => kept(page)).toContain(subject);
}

const takeAway = (page: Page) =>
  page.route('**/api/**', (route) => route.abort('connectionrefused'));

test('an agent who reloads while the server is down sees the cached list with its time', async ({
  page,
}) => {
  await readTheList(page);
  await takeAway(page);
  await page.reload();
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
  await expect(page.getByText(/can't be reached. Showing data from/)).toBeVisible();
  await page.unroute('**/api/**');
  await expect(page.getByText(/can't be reached/)).toBeHidden();
  await addTicket(team.agent, 'Lamp flickers');
  await expect(page.getByRole('link', { name: 'Lamp flickers' })).toBeVisible();
});

test('log-out clears the cache and signs out every window', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await readTheList(page);
  const other = await context.newPage();
  await other.goto(`${helpdeskUrl}/tickets`);
  await expect(other.getByRole('link', { name: subject })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/login/);
  await expect.poll(() => kept(page)).toBe('[]');
  await expect(other).toHaveURL(/login/);
  await expect(other.getByRole('link', { name: subject })).toBeHidden();
  await expect.poll(() => kept(other)).toBe('[]');
});

test('the next user of this browser never sees the cached data of another user', {
  tag: '@full',
}, async ({ page }) => {
  await readTheList(page);
  const others = await newOrganization();
  await takeAway(page);
  await becomes(page, others.agent.token);
  await page.reload();
  await expect(page.getByText('Go to the start page')).toBeVisible();
  await expect(page.getByText(subject)).toBeHidden();
  await expect.poll(() => kept(page)).toBe('[]');
});

test('a session that ends elsewhere leaves nothing in the cache', { tag: '@full' }, async ({
  page,
}) => {
  await readTheList(page);
  await team.agent.api.post('/api/auth/logout');
  await page.reload();
  await expect(page).toHaveURL(/login/);
  await expect.poll(() => kept(page)).toBe('[]');
});

test('an agent opens a page they have not visited before while the server is down', {
  tag: '@full',
}, async ({ page }) => {
  // By default, browsers record only 250 resources.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(1_000));
  await page.goto(`${helpdeskUrl}/login`);
  await becomes(page, team.admin.token);
  await page.goto(`${helpdeskUrl}/tickets`);
  const names = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  await expect.poll(names).toContain('/assets/MetricsPage');
  await expect.poll(names).toContain('/assets/ProfilePage');
  await page.route('**', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Team Members' }).click();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await expect(page.getByText(/can't be reached/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeHidden();
});

test('an agent sees a notice about a new version, which loads with the next page and keeps typed text', {
  tag: '@full',
}, async ({ page }) => {
  await addTicket(team.agent, subject);
  await page.goto(`${helpdeskUrl}/login`);
  await becomes(page, team.agent.token);
  await page.goto(`${helpdeskUrl}/tickets`);
  await page.getByRole('link', { name: subject }).click();
  await page.getByRole('textbox', { name: 'Reply' }).fill('Half a reply');
  await takeAway(page);
  await page.getByRole('link', { name: 'Notifications' }).first().click();
  await expect(page.getByText(/can't be reached/).first()).toBeVisible();
  await page.route(`${helpdeskUrl}/`, async (route) => {
    const answer = await route.fetch();
    const newer = (await answer.text()).replace(/(helpdesk-release" content=")/, '$1newer-');
    await route.fulfill({ response: answer, body: newer });
  });
  await page.unroute('**/api/**');
  await expect(page.getByText('A new version is available.')).toBeVisible();

  await page.evaluate(() => Object.assign(window, { isOld: true }));
  const isOld = () => page.evaluate(() => 'isOld' in window);
  await page.goBack();
  await expectWritten(page.getByRole('textbox', { name: 'Reply' }), 'Half a reply');
  expect(await isOld()).toBe(true);
  await page.getByRole('link', { name: 'Notifications' }).first().click();
  await expect.poll(isOld).toBe(false);
  await expect(page).toHaveURL(/notifications/);
  await page.goBack();
  await expectWritten(page.getByRole('textbox', { name: 'Reply' }), 'Half a reply');
});
