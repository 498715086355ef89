import { expect, type Page } from 'playwright/test';
import { helpdeskUrl, port } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { addTicket, type Colleague, newOrganization, openAs } from './organizations.ts';

/** Creates two organizations, whose first admin joins the second one as an agent. Returns both with their subdomains. */
async function ofTwo() {
  const [own, other] = [await newOrganization(), await newOrganization()];
  const answer = await other.admin.api.post('/api/team/invite', {
    data: { email: own.admin.email, role: 'agent' },
  });
  const { url } = (await answer.json()) as { url: string };
  const joined = await own.admin.api.post(`/api/invitations/${url.split('/').at(-1)}/accept`);
  expect(joined.status()).toBe(200);
  await addTicket(own.admin, 'Kettle of the first');
  await addTicket(other.admin, 'Kettle of the second');
  return { own, other, first: await addressOf(own.admin), second: await addressOf(other.admin) };
}

async function addressOf({ api }: Colleague) {
  const { organization } = await (await api.get('/api/organization')).json();
  return organization as { name: string; subdomain: string };
}

const menuOf = (page: Page) => page.getByRole('button', { name: /, organization$/ });

test('a member of two organizations switches between them and sees each with its own data and role', async ({
  browser,
}) => {
  const { own, first, second } = await ofTwo();
  const page = await openAs(browser, own.admin, `/org/${first.subdomain}/tickets`);
  await expect(page.getByRole('link', { name: 'Kettle of the first' })).toBeVisible();
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await expect(sidebar.getByText(/^Admin/)).toBeVisible();
  await menuOf(page).click();
  await expect(page.getByText('Switch organization')).toBeVisible();
  const choices = page.getByRole('menuitemradio');
  await expect(choices).toHaveCount(2);
  await expect(choices.and(page.locator('[aria-checked=true]'))).toBeDisabled();

  await choices.and(page.locator('[aria-checked=false]')).click();
  await expect(page).toHaveURL(`${helpdeskUrl}/org/${second.subdomain}/tickets`);
  await expect(page.getByRole('link', { name: 'Kettle of the second' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kettle of the first' })).toBeHidden();
  await expect(sidebar.getByText(/^Agent/)).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Team Members' })).toBeHidden();
  await sidebar.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(new RegExp(`/org/${second.subdomain}/?$`));
  await menuOf(page).click();
  await expect(page.getByRole('menuitem', { name: 'Manage Team' })).toBeHidden();

  await choices.and(page.locator('[aria-checked=false]')).click();
  await expect(page).toHaveURL(new RegExp(`/org/${first.subdomain}/?$`));
  await expect(page.getByText('Kettle of the first')).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Team Members' })).toBeVisible();
});

test('a member who switches at the address of one organization gets to the address of the other', {
  tag: '@full',
}, async ({ browser }) => {
  const { own, first, second } = await ofTwo();
  const host = ({ subdomain }: { subdomain: string }) => `http://${subdomain}.localhost:${port}`;
  const page = await openAs(browser, own.admin, '/');
  await page.goto(`${host(second)}/tickets`);
  await expect(page.getByRole('link', { name: 'Kettle of the second' })).toBeVisible();
  await menuOf(page).click();
  const other = page.getByRole('menuitemradio').and(page.locator('[aria-checked=false]'));
  // Addresses of organizations use HTTPS, which isn't available here.
  await page.route(`https://${first.subdomain}.localhost:${port}/**`, (route) => route.abort());
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await other.click();
  expect(new URL((await asked).url()).host).toBe(`${first.subdomain}.localhost:${port}`);
  expect(new URL((await asked).url()).pathname).toBe('/tickets');
});

test('a member sees nothing at the address of an organization they do not belong to', {
  tag: '@full',
}, async ({ browser }) => {
  const { own } = await ofTwo();
  const stranger = await newOrganization();
  const { subdomain } = await addressOf(stranger.admin);
  await addTicket(stranger.admin, 'Kettle of a stranger');
  const page = await openAs(browser, own.agent, `/org/${subdomain}/tickets`);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText('Kettle of a stranger')).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden();
});
