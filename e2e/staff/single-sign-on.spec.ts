import { Secret, TOTP } from 'otpauth';
import { expect, type Page } from 'playwright/test';
import { startNameServer, type TestNameServer } from '../../packages/api/src/test/name-server.ts';
import { type OidcServer, startOidcServer } from '../../packages/api/src/test/oidc-server.ts';
import { test } from '../fixtures.ts';
import { demo } from '../people.ts';
import { ownServer } from './own-server.ts';
import { closeToast } from './shows.ts';

const slowly = { timeout: 60_000 };
const domain = 'roastery.example';

let names: TestNameServer;
let provider: OidcServer;
let server: Awaited<ReturnType<typeof ownServer>>;

test.beforeAll(async () => {
  names = await startNameServer();
  server = await ownServer({ DNS_SERVERS: names.address, ALLOW_PRIVATE_TARGETS: '1' });
  provider = await startOidcServer([`${server.url}/sso/callback`]);
});
test.afterAll(async () => {
  await provider.stop();
  await server.end();
  await names.stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function givePassword(page: Page, email: string) {
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(demo.password);
  await button(page, 'Sign in').click();
}

/** Enters an email on the sign-in page and continues to the provider. */
async function goToProvider(page: Page, email: string) {
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Email').fill(email);
  await button(page, 'Single sign-on').click();
}

const isIn = (page: Page, name: string) =>
  expect(page.getByText(new RegExp(`Welcome back,? ${name}`))).toBeVisible(slowly);

/** Sets up an authenticator app for the signed-in admin. */
async function giveFactor(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const headers = { authorization: `Bearer ${token}` };
  const at = `${server.url}/api/profile/second-factor/totp`;
  const begun = await page.request.post(`${at}/setup`, { headers });
  const { secret } = (await begun.json()) as { secret: string };
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
  const done = await page.request.post(at, { headers, data: { code } });
  expect(done.ok()).toBe(true);
}

test('an admin sets up and requires single sign-on, staff sign in twice, and see an error while the provider is down', async ({
  browser,
  violations,
}) => {
  const admin = await (await browser.newContext()).newPage();
  const grace = await (await browser.newContext()).newPage();
  const agent = await (await browser.newContext()).newPage();
  provider.people.set('grace', {
    email: `grace@${domain}`,
    email_verified: true,
    given_name: 'Grace',
    family_name: 'Hopper',
  });
  provider.present = 'grace';

  await givePassword(admin, demo.admin);
  await expect(admin.getByText(/Welcome back/)).toBeVisible(slowly);
  await admin.goto(`${server.url}/settings/single-sign-on`);
  await admin.getByLabel('Issuer').fill(provider.issuer);
  await admin.getByLabel('Client ID').fill(provider.clientId);
  await admin.getByLabel('Client secret').fill(provider.clientSecret);
  await button(admin, 'Save Changes').click();
  await expect(admin.getByText('Single sign-on set up').first()).toBeVisible(slowly);
  await closeToast(admin);
  await admin.getByLabel('Domain', { exact: true }).fill(domain);
  await button(admin, 'Add domain').click();
  const row = admin.getByRole('listitem').filter({ hasText: domain });
  await expect(row.getByText('Not verified')).toBeVisible();
  await closeToast(admin);
  expect(await violations(admin)).toEqual([]);

  await goToProvider(grace, `grace@${domain}`);
  await expect(grace.getByText(/Single sign-on isn.t set up for this email/)).toBeVisible();
  expect(await violations(grace)).toEqual([]);

  const [name = '', value = ''] = await row.locator('pre').allTextContents();
  names.texts.set(name, [value]);
  await button(admin, 'Verify').click();
  await expect(row.getByText('Verified', { exact: true })).toBeVisible(slowly);

  await goToProvider(grace, `grace@${domain}`);
  await isIn(grace, 'Grace');
  await grace.context().clearCookies();
  await grace.goto(`${server.url}/tickets`);
  await expect(button(grace, 'Single sign-on')).toBeVisible(slowly);
  await grace.getByLabel('Email').fill(`Grace@${domain.toUpperCase()}`);
  await button(grace, 'Single sign-on').click();
  await expect(grace).toHaveURL(`${server.url}/tickets`, slowly);
  await admin.goto(`${server.url}/team`);
  await expect(admin.getByText(`grace@${domain}`)).toHaveCount(1);

  await givePassword(agent, demo.agent);
  await expect(agent.getByText(/Welcome back/)).toBeVisible(slowly);
  await giveFactor(admin);
  await admin.goto(`${server.url}/settings/single-sign-on`);
  await button(admin, 'Require single sign-on').click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Require single sign-on' }).click();
  await expect(admin.getByText('Single sign-on is required.')).toBeVisible(slowly);
  await agent.goto(`${server.url}/tickets`);
  await expect(agent.getByText(/Coffee requires single sign-on/)).toBeVisible(slowly);
  expect(await violations(agent)).toEqual([]);
  await grace.reload();
  await expect(grace.getByRole('heading', { name: 'Tickets' }).first()).toBeVisible(slowly);
  await expect(grace.getByText(/requires single sign-on/)).toHaveCount(0);

  await provider.leave();
  await expect(async () => {
    await agent.goto(`${server.url}/profile`);
    await agent.getByRole('link', { name: 'Use single sign-on' }).click();
    await expect(agent.getByText(/provider can't be reached/)).toBeVisible({ timeout: 2_000 });
  }).toPass(slowly);
  expect(await violations(agent)).toEqual([]);
  await agent.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(agent.getByLabel('Password')).toBeVisible(slowly);
  await admin.goto(`${server.url}/tickets`);
  await expect(admin.getByRole('heading', { name: 'Tickets' }).first()).toBeVisible(slowly);
});
