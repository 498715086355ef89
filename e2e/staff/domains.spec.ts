import { type Browser, chromium, expect, type Page } from 'playwright/test';
import { startNameServer, type TestNameServer } from '../../packages/api/src/test/name-server.ts';
import { browserArguments, executablePath } from '../browser.ts';
import { test } from '../fixtures.ts';
import { demo } from '../people.ts';
import { ownServer } from './own-server.ts';
import { closeToast } from './shows.ts';

const domain = 'help.roastery.example';
const slowly = { timeout: 60_000 };

let names: TestNameServer;
let server: Awaited<ReturnType<typeof ownServer>>;
/** A browser that resolves the domain as public DNS would. */
let world: Browser;

test.beforeAll(async () => {
  names = await startNameServer();
  server = await ownServer({ DNS_SERVERS: names.address });
  const args = [...browserArguments, `--host-resolver-rules=MAP ${domain}* 127.0.0.1`];
  world = await chromium.launch({ ...(executablePath && { executablePath }), args });
});
test.afterAll(async () => {
  await world.close();
  await server.end();
  await names.stop();
});

const onDomain = (path: string) => `http://${domain}:${new URL(server.url).port}${path}`;

async function signIn(page: Page, origin: string) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(demo.admin);
  await page.getByLabel('Password').fill(demo.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(/Welcome back/)).toBeVisible(slowly);
}

test('CS-05: an admin gives the help center a custom domain, with or without a trailing dot, and removes it', {
  tag: '@full',
}, async ({ violations }) => {
  const admin = await (await world.newContext()).newPage();
  const visitor = await (await world.newContext()).newPage();
  await visitor.goto(onDomain('/public/help'));
  await expect(visitor.getByRole('heading', { name: 'Help Center Not Found' })).toBeVisible();

  await signIn(admin, server.url);
  await admin.goto(`${server.url}/settings/domains`);
  await admin.getByLabel('Domain', { exact: true }).fill(` ${domain.toUpperCase()} `);
  await admin.keyboard.press('Enter');
  await expect(admin.getByText('Custom domain added').first()).toBeVisible(slowly);
  await closeToast(admin);
  await expect(admin.getByText('Pending Verification')).toBeVisible();
  expect(await violations(admin)).toEqual([]);

  const verify = admin.getByRole('button', { name: 'Verify', exact: true });
  await verify.click();
  // The button is disabled for only 5 seconds.
  await Promise.all([
    expect(admin.getByText('Verification failed').first()).toBeVisible(slowly),
    expect(verify).toBeDisabled(slowly),
  ]);
  const token = await admin.getByRole('region', { name: 'Value' }).locator('pre').innerText();
  names.texts.set(`_helpdesk-verification.${domain}`, [token]);
  await verify.click(slowly);
  await expect(admin.getByText('Your custom domain is now active!').first()).toBeVisible(slowly);
  await expect(admin.getByText('Domain Active')).toBeVisible();
  expect(await violations(admin)).toEqual([]);

  await visitor.goto(onDomain('/'));
  await expect(visitor).toHaveURL(onDomain('/public/help'));
  await expect(visitor.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
  await visitor.goto(onDomain('/').replace(domain, `${domain}.`));
  await expect(visitor.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: /chat/i }).first()).toBeVisible(slowly);
  await visitor.goto(onDomain('/public/help'));
  await visitor.locator('.tiles a').first().click();
  await expect(visitor).toHaveURL(/\/public\/help\/article\//);
  await expect(visitor.getByRole('button', { name: /chat/i }).first()).toBeVisible(slowly);
  await visitor.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(visitor).toHaveURL(onDomain('/public/contact'));
  await expect(visitor.getByRole('button', { name: 'Send Message' })).toBeVisible(slowly);
  await visitor.goto(onDomain('/public/ticket'));
  await expect(visitor.getByLabel(/ticket number/i)).toBeVisible(slowly);

  const staff = await (await world.newContext()).newPage();
  await signIn(staff, onDomain('').replace(/\/$/, ''));
  await staff.goto(onDomain('/'));
  await expect(staff.getByText(/Welcome back/)).toBeVisible(slowly);
  await staff.goto(onDomain('/tickets'));
  await expect(staff.getByRole('heading', { name: 'Tickets', level: 1 })).toBeVisible(slowly);

  await admin.getByRole('button', { name: 'Remove' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(admin.getByText('Custom domain removed').first()).toBeVisible(slowly);
  await expect(admin.getByLabel('Domain', { exact: true })).toBeVisible();
  await visitor.goto(onDomain('/public/help'));
  await expect(visitor.getByRole('heading', { name: 'Help Center Not Found' })).toBeVisible();
});
