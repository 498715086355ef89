import { type Browser, chromium, expect, type Page } from 'playwright/test';
import { startNameServer, type TestNameServer } from '../../packages/api/src/test/name-server.ts';
import { type OidcServer, startOidcServer } from '../../packages/api/src/test/oidc-server.ts';
import { browserArguments, executablePath } from '../browser.ts';
import { test } from '../fixtures.ts';
import { demo } from '../people.ts';
import { ownServer } from './own-server.ts';

const mailDomain = 'roastery.example';
const customDomain = 'help.roastery.example';
const slowly = { timeout: 120_000 };

let names: TestNameServer;
let server: Awaited<ReturnType<typeof ownServer>>;
let provider: OidcServer;
/** A browser that resolves the domain as public DNS would. */
let world: Browser;
let own: string[];

test.beforeAll(async () => {
  names = await startNameServer();
  server = await ownServer({ DNS_SERVERS: names.address, ALLOW_PRIVATE_TARGETS: '1' });
  const { port } = new URL(server.url);
  own = ['demo.localhost', customDomain].map((host) => `http://${host}:${port}`);
  provider = await startOidcServer([server.url, ...own].map((origin) => `${origin}/sso/callback`));
  const args = [...browserArguments, `--host-resolver-rules=MAP ${customDomain} 127.0.0.1`];
  world = await chromium.launch({ ...(executablePath && { executablePath }), args });
});
test.afterAll(async () => {
  await world.close();
  await provider.stop();
  await server.end();
  await names.stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Calls the server as the signed-in admin. */
async function call(page: Page, method: string, path: string, data: object = {}) {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(server.url + path, { method, headers, data });
  expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
  return answer.json();
}

/** Verifies the email domain and the custom domain with their DNS records. */
async function proveDomains(admin: Page) {
  const { domains } = await call(admin, 'POST', '/api/organization/sso/domains', {
    domain: mailDomain,
  });
  names.texts.set(domains[0].record.name, [domains[0].record.value]);
  await call(admin, 'POST', `/api/organization/sso/domains/${domains[0].id}/verify`);
  const { organizations } = await call(admin, 'GET', '/api/auth/user');
  const at = `/api/organizations/${organizations[0].organization.id}`;
  const { dnsRecord } = await call(admin, 'POST', `${at}/custom-domain`, { customDomain });
  names.texts.set(dnsRecord.name, [dnsRecord.value]);
  await call(admin, 'POST', `${at}/verify-domain`);
}

test('staff sign in with their provider at the subdomain and at the custom domain, and stay there', {
  tag: '@full',
}, async ({ violations }) => {
  const admin = await (await world.newContext()).newPage();
  provider.people.set('grace', {
    email: `grace@${mailDomain}`,
    email_verified: true,
    given_name: 'Grace',
    family_name: 'Hopper',
  });
  provider.present = 'grace';
  await admin.goto(`${server.url}/login`);
  await admin.getByLabel('Email').fill(demo.admin);
  await admin.getByLabel('Password').fill(demo.password);
  await button(admin, 'Sign in').click();
  await expect(admin.getByText(/Welcome back/)).toBeVisible(slowly);
  await proveDomains(admin);

  await admin.goto(`${server.url}/settings/single-sign-on`);
  await admin.getByLabel('Issuer').fill(provider.issuer);
  await admin.getByLabel('Client ID').fill(provider.clientId);
  await admin.getByLabel('Client secret').fill(provider.clientSecret);
  await admin.getByRole('switch', { name: /Allow sign-in at your subdomain/ }).click();
  for (const origin of own) {
    await expect(admin.getByText(`${origin}/sso/callback`)).toBeVisible();
  }
  expect(await violations(admin)).toEqual([]);
  await button(admin, 'Save Changes').click();
  await expect(admin.getByText('Single sign-on set up').first()).toBeVisible(slowly);
  await admin.screenshot({ path: test.info().outputPath('settings.png'), fullPage: true });

  for (const origin of own) {
    const context = await world.newContext();
    const grace = await context.newPage();
    for (const path of ['/', '/tickets']) {
      await grace.goto(`${origin}${path === '/' ? '/login' : path}`);
      await grace.getByLabel('Email').fill(`grace@${mailDomain}`, slowly);
      await button(grace, 'Single sign-on').click();
      await expect(grace).toHaveURL(`${origin}${path}`, slowly);
      const cookies = await context.cookies(origin);
      const session = cookies.find(({ name }) => name === 'helpdesk');
      expect(session).toMatchObject({ domain: new URL(origin).hostname, httpOnly: true });
      expect(await context.cookies(server.url)).not.toContainEqual(
        expect.objectContaining({ name: 'helpdesk' }),
      );
      await context.clearCookies({ name: 'helpdesk' });
    }
    await context.close();
  }
});
