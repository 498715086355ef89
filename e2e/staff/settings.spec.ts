import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { addTicket, newOrganization, type Organization, openAs } from './organizations.ts';
import { shows } from './shows.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const toastIs = (page: Page, text: string) => shows(page, [text]);

test.describe('the settings of an organization', () => {
  let server: Organization;
  let page: Page;

  test.beforeEach(async ({ browser }) => {
    server = await newOrganization();
    page = await openAs(browser, server.admin, '/settings');
    await expect(page.getByLabel('Organization Name')).toBeVisible();
  });
  test.afterEach(() => page.context().close());

  test('an admin changes general settings, which survive a reload and number the next ticket', async () => {
    await page.getByLabel('Organization Name').fill('Kettle & Sons');
    await page.getByLabel('Timezone').selectOption('Europe/Berlin');
    await page.getByLabel('Ticket Prefix').fill('hd');
    await page.getByRole('switch', { name: /Business hours/ }).click();
    await page.getByLabel('Start time').fill('08:30');
    await page.getByRole('button', { name: 'Saturday' }).click();
    await save(page);
    await toastIs(page, 'General settings updated');
    await page.reload();
    await expect(page.getByLabel('Organization Name')).toHaveValue('Kettle & Sons');
    await expect(page.getByLabel('Timezone')).toHaveValue('Europe/Berlin');
    await expect(page.getByLabel('Ticket Prefix')).toHaveValue('HD');
    await expect(page.getByLabel('Start time')).toHaveValue('08:30');
    await expect(page.getByRole('button', { name: 'Saturday', pressed: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sunday', pressed: false })).toBeVisible();
    const { ticketNumber } = await addTicket(server.agent, 'Cold kettle');
    expect(ticketNumber).toMatch(/^HD-\d{4}-000001$/);
    await page.getByRole('link', { name: 'Back to Helpdesk' }).click();
    await expect(
      page.getByRole('button', { name: 'Kettle & Sons Helpdesk, organization' }),
    ).toBeVisible();
  });

  test('an admin chooses a color theme and dark mode, which this browser stores', {
    tag: '@full',
  }, async ({ violations }) => {
    // Axe checks the page six times.
    test.slow();
    await page.getByRole('link', { name: 'Appearance' }).click();
    for (const [name, theme] of [
      ['Green', 'theme-green'],
      ['Purple', 'theme-purple'],
      ['Blue', 'theme-blue'],
    ] as const) {
      await page.getByRole('radio', { name }).check();
      for (const mode of ['Dark', 'Light']) {
        await page.getByRole('radio', { name: mode }).check();
        expect(await violations(page), `${name}, ${mode}`).toEqual([]);
      }
      await expect(page.locator('html')).toHaveClass(new RegExp(theme));
    }
    await page.getByRole('radio', { name: 'Green' }).check();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.reload();
    await expect(page.locator('html')).toHaveClass(/theme-green/);
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(page.getByRole('radio', { name: 'Green' })).toBeChecked();
  });

  test('a member who is not an admin sees that they have no access', { tag: '@full' }, async ({
    browser,
  }) => {
    const other = await openAs(browser, server.agent, '/settings');
    await shows(other, ['Access Denied', 'Only administrators can modify organization settings']);
    await other.context().close();
  });

  test('an admin sets up live chat on its own screen', async ({ violations }) => {
    await page.goto(`${helpdeskUrl}/live-chat`);
    await page.getByRole('button', { name: 'Live chat settings' }).click();
    await page.getByLabel('Greeting').fill('Moin from {organization}!');
    await page.getByRole('button', { name: 'Generate secret' }).click();
    await expect(page.getByText(/^chs_/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await save(page);
    await toastIs(page, 'Live chat settings updated');
    await page.getByRole('button', { name: 'Live chat settings' }).click();
    await expect(page.getByLabel('Greeting')).toHaveValue('Moin from {organization}!');
    await expect(page.getByRole('button', { name: 'Replace secret' })).toBeVisible();
  });
});
