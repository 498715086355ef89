import { expect, type Page } from 'playwright/test';
import { expectFill, test as hosted } from '../host-pages/host-page.ts';
import { type Colleague, newOrganization, openAs } from './organizations.ts';
import { closeToast, shows, staysAtSignIn } from './shows.ts';

const test = hosted;
/** The Orange of the palette. */
const orange = '#F97316';
/** A PNG of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function organizationOf({ api }: Colleague) {
  const { organization } = await (await api.get('/api/organization')).json();
  return organization as { subdomain: string; logoUrl: string | null };
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const preview = (page: Page) => page.getByTestId('preview');

async function saved(page: Page) {
  await save(page);
  await shows(page, ['Branding updated']);
  await closeToast(page);
}

test('an admin previews a new color and name, saves them and sees them in the console, the pages and embedded elements', async ({
  browser,
  page: visitor,
  open,
}) => {
  const { admin } = await newOrganization();
  const { subdomain } = await organizationOf(admin);
  const page = await openAs(browser, admin, '/branding');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const formButton = preview(page).locator('helpdesk-form [part=button]');
  await expect(formButton).toBeVisible();
  await page.getByRole('button', { name: 'Orange' }).click();
  await expectFill(formButton, orange);
  await expectFill(preview(page).locator('helpdesk-chat .head'), orange);
  await page.getByLabel('Organization Name').fill('Orange Ltd');
  await expect(preview(page).locator('helpdesk-chat h2')).toHaveText('Orange Ltd');
  const surface = preview(page).locator('helpdesk-form .form');
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  const dark = await surface.evaluate((one) => getComputedStyle(one).backgroundColor);
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  await expect(surface).not.toHaveCSS('background-color', dark);
  expect(asked.filter((path) => /^\/api\/(public|widget)/.test(path))).toEqual([]);

  await saved(page);
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await expect(sidebar.getByText('Orange Ltd')).toBeVisible();

  await open({ body: `{{script}}<helpdesk-form organization="${subdomain}"></helpdesk-form>` });
  await expectFill(visitor.getByRole('button', { name: 'Send Message' }), orange);
  await visitor.goto(`${new URL(page.url()).origin}/public/contact/${subdomain}`);
  await expect(visitor.getByRole('banner').getByText('Orange Ltd')).toBeVisible();
  await expectFill(visitor.getByText('O', { exact: true }).first(), orange);
});

test('an admin changes the subdomain, the console moves there, and old URLs and elements keep working', {
  tag: '@full',
}, async ({ browser, page: visitor, open }) => {
  const { admin, agent } = await newOrganization();
  const { subdomain: old } = await organizationOf(admin);
  const name = `moved-${Date.now().toString(36)}`;
  const page = await openAs(browser, admin, `/org/${old}/branding`);
  const colleague = await openAs(browser, agent, `/org/${old}/tickets?status=open`);
  await page.getByLabel('Subdomain').fill(name);
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Change your address?' });
  await expect(dialog.getByText(/Old links redirect/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Subdomain')).toHaveValue(name);
  await save(page);
  await dialog.getByRole('button', { name: 'Change address' }).click();
  await shows(page, ['Branding updated']);
  await expect(page).toHaveURL(new RegExp(`/org/${name}/branding$`));
  await expect(page.getByLabel('Subdomain')).toHaveValue(name);

  // Other open windows move to the new subdomain too.
  await expect(colleague).toHaveURL(new RegExp(`/org/${name}/tickets\\?status=open$`));
  await expect(colleague.getByRole('heading', { name: 'Tickets' }).first()).toBeVisible();

  const { origin } = new URL(page.url());
  await visitor.goto(`${origin}/public/help/${old}?q=anything`);
  await expect(visitor).toHaveURL(`${origin}/public/help/${name}?q=anything`);
  await expect(visitor.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
  await visitor.goto(`${origin}/public/contact/${old}`);
  await expect(visitor).toHaveURL(`${origin}/public/contact/${name}`);
  await open({ body: `{{script}}<helpdesk-form organization="${old}"></helpdesk-form>` });
  await expect(visitor.getByRole('button', { name: 'Send Message' })).toBeVisible();
});

test('an admin previews a logo, saves it, sees it in use and removes it', {
  tag: '@full',
}, async ({ browser, page: visitor }) => {
  const { admin } = await newOrganization();
  const page = await openAs(browser, admin, '/branding');
  await page.getByLabel('Choose a logo').setInputFiles({
    name: '../logo.png',
    mimeType: 'image/png',
    buffer: png,
  });
  await shows(page, ['Logo uploaded']);
  await closeToast(page);
  await expect(page.getByRole('img', { name: /^Logo of/ })).toHaveJSProperty('naturalWidth', 1);
  await expect(preview(page).locator('img')).toHaveCount(2);
  expect((await organizationOf(admin)).logoUrl).toBeNull();
  await saved(page);
  const { subdomain, logoUrl } = await organizationOf(admin);
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await expect(sidebar.locator(`img[src="${logoUrl}"]`)).toBeVisible();
  await visitor.goto(`${new URL(page.url()).origin}/public/help/${subdomain}`);
  await expect(visitor.locator(`img[src="${logoUrl}"]`)).toBeVisible();

  await page.getByRole('button', { name: 'Remove' }).click();
  await saved(page);
  await expect(sidebar.locator('img')).toHaveCount(0);

  await page.getByLabel('Choose a logo').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await shows(page, ['Please upload a valid image file']);
});

test('a member who is not an admin sees that they have no access', { tag: '@full' }, async ({
  browser,
}) => {
  const { agent } = await newOrganization();
  const page = await openAs(browser, agent, '/branding');
  await shows(page, ['Access Denied', 'Only administrators can modify branding settings']);
  await expect(page.getByRole('link', { name: 'Branding' })).toBeHidden();
});

test('an admin whose session has expired sees a message and is redirected to sign-in', {
  tag: '@full',
}, async ({ browser }) => {
  const { admin } = await newOrganization();
  const page = await openAs(browser, admin, '/branding');
  await page.getByLabel('Organization Name').fill('Too late');
  await page.route(/\/api\/organization\/branding$/, (route) =>
    route.fulfill({ status: 401, json: { message: 'Unauthorized', code: 'unauthorized' } }),
  );
  page.on('dialog', (dialog) => void dialog.accept());
  const { left } = await staysAtSignIn(page);
  await save(page);
  await shows(page, ['You are logged out. Logging in again...']);
  expect((await left).isNavigationRequest()).toBe(true);
});

for (const [width, dark] of [
  [1440, false],
  [390, true],
] as const) {
  test(`branding with unsaved changes is readable and usable at ${width} pixels, ${dark ? 'dark' : 'light'}`, {
    tag: '@full',
  }, async ({ browser, violations }) => {
    const { admin } = await newOrganization();
    const page = await openAs(browser, admin, '/branding', async (one) => {
      await one.setViewportSize({ width, height: 850 });
      await one.addInitScript((is) => localStorage.setItem('helpdesk_dark', String(is)), dark);
    });
    await page.getByRole('button', { name: 'Amber' }).click();
    await page.getByLabel('Subdomain').fill('x');
    await save(page);
    await shows(page, ['Subdomain must be at least 3 characters']);
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await save(page);
    await expect(page.getByLabel('Subdomain')).toBeFocused();
  });
}
