import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createHelpdesk } from '@helpdesk/sdk';
import { verifyWebhook } from '@helpdesk/sdk/webhook';
import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { demo } from '../people.ts';
import { newOrganization, openAs } from './organizations.ts';
import { ownServer } from './own-server.ts';

const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** Clicks a copy button, waits for its toast and returns the clipboard's text. */
async function copy(page: Page, what: string) {
  await page.getByRole('button', { name: `Copy: ${what}` }).click();
  await expect(toast(page, 'Copied!')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function fitsPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
}

test('an admin creates an API key, sees it once, uses, edits, rotates, disables and deletes it', async ({
  browser,
  violations,
}) => {
  const { admin } = await newOrganization();
  const page = await openAs(browser, admin, '/settings/api-keys');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create API Key' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toHaveCount(15);
  await dialog.getByRole('button', { name: 'Create API Key' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill('Shop import');
  for (const name of ['Tickets: Create', 'Contact forms: Submit']) {
    await dialog.getByRole('checkbox', { name }).check();
  }
  await dialog.getByLabel('Expires (optional)').fill('2099-06-01T10:00');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create API Key' }).click();
  await expect(toast(page, 'API key created successfully')).toBeVisible();
  const key = await copy(page, 'API key');
  expect(key).toMatch(/^hdk_[\w-]{43}$/);
  await expect(page.getByText(key)).toBeVisible();
  await page.getByRole('button', { name: "I've copied it" }).click();
  await expect(page.getByText(key)).toBeHidden();

  const row = page
    .getByRole('list', { name: 'API Keys' })
    .getByRole('listitem')
    .filter({ hasText: 'Shop import' });
  await expect(row).toContainText(`${key.slice(0, 8)}…${key.slice(-4)}`);
  for (const words of ['tickets:read', 'tickets:create', 'contact_forms:create', /^Expires /]) {
    await expect(row.getByText(words)).toBeVisible();
  }
  const program = createHelpdesk({ baseUrl: helpdeskUrl, token: key, retries: 0 });
  const made = await program.v1Tickets.create({ subject: 'From the shop', description: 'Broken' });
  const { data } = await program.v1Tickets.list({});
  expect(data.map(({ ticketNumber }) => ticketNumber)).toEqual([made.data.ticketNumber]);
  await expect(program.v1Tickets.update({ id: made.data.id, status: 'closed' })).rejects.toThrow(
    'You do not have permission to do this',
  );
  await page.reload();
  await expect(row).toContainText('3 calls, last used just now');
  expect(await violations(page)).toEqual([]);
  await fitsPhone(page);

  // The key also calls member operations on behalf of its creator.
  await expect(row).toContainText('Acts for Ada Tester');
  const { tickets } = createHelpdesk({ baseUrl: helpdeskUrl, apiKey: key, retries: 0 });
  const inTheirName = await tickets.create({ subject: 'By hand', description: 'Or nearly' });
  const subjects = [];
  for await (const { subject } of tickets.list()) subjects.push(subject);
  expect(subjects).toEqual(['By hand', 'From the shop']);
  await expect(tickets.update({ id: inTheirName.id, status: 'closed' })).rejects.toMatchObject({
    code: 'key_permission_missing',
    serverMessage: 'This API key needs tickets:update',
  });
  const fromPage = await page.evaluate(async (token) => {
    const answer = await fetch('/api/tickets', { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as { code: string };
  }, key);
  expect(fromPage.code).toBe('key_in_browser');

  const choose = async (action: string) => {
    await row.getByRole('button', { name: 'Actions for Shop import' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('Edit');
  await dialog.getByRole('checkbox', { name: 'Tickets: Update' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'API key updated successfully')).toBeVisible();
  await program.v1Tickets.update({ id: made.data.id, status: 'in_progress' });

  await choose('Rotate');
  await dialog.getByRole('button', { name: 'Rotate' }).click();
  const second = await dialog.getByText(/^hdk_/).innerText();
  await dialog.getByRole('button', { name: "I've copied it" }).click();
  await expect(row.getByText(/Previous key works until/)).toBeVisible();
  const changedOver = createHelpdesk({ baseUrl: helpdeskUrl, token: second });
  const { data: changed } = await changedOver.v1Tickets.get({ id: made.data.id });
  expect(changed.status).toBe('in_progress');
  await program.v1Tickets.list({});

  const active = row.getByRole('switch', { name: 'Shop import is active' });
  await active.click();
  await expect(active).not.toBeChecked();
  await expect(row.getByText('Inactive')).toBeVisible();
  await expect(program.v1Tickets.list({})).rejects.toMatchObject({
    status: 401,
    serverMessage: 'Unauthorized',
  });
  await choose('Delete');
  await expect(dialog.getByRole('heading')).toHaveText('Delete Shop import?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await choose('Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'API key deleted successfully')).toBeVisible();
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await page.context().close();
});

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a webhook receiver that answers with the given status. */
async function startReceiver() {
  const received: Received[] = [];
  const state = { status: 204 };
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(state.status).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answers: (status: number) => {
      state.status = status;
    },
    close: () => server.close(),
  };
}

test('an admin creates a webhook, tests it, resends a delivery, rotates its secret and deletes it', async ({
  browser,
  violations,
}) => {
  const server = await ownServer({ ALLOW_PRIVATE_TARGETS: '1' });
  const receiver = await startReceiver();
  try {
    const guest = createHelpdesk({ baseUrl: server.url });
    const signedIn = await guest.auth.login({ email: demo.admin, password: demo.password });
    const token = signedIn.token ?? '';
    const helpdesk = createHelpdesk({ baseUrl: server.url, token });
    const page = await (await browser.newContext()).newPage();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
    // The URL of old bookmarks.
    await page.goto(`${server.url}/api-keys?tab=webhooks`);
    await expect(page).toHaveURL(/\/settings\/webhooks$/);
    const list = page.getByRole('list', { name: 'Webhooks' });
    const row = list.getByRole('listitem').filter({ hasText: 'Warehouse' });
    await page.getByRole('button', { name: 'Create Webhook' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Warehouse');
    await dialog.getByLabel('URL').fill('nowhere');
    await dialog.getByRole('button', { name: 'Create Webhook' }).click();
    await expect(dialog.getByText('Please enter a valid URL')).toBeVisible();
    await dialog.getByLabel('URL').fill(receiver.url);
    for (const name of ['ticket.updated', 'ticket.assigned', 'ticket.resolved']) {
      await dialog.getByRole('checkbox', { name }).check();
    }
    await dialog.getByLabel('Ticket filter').fill('is:open is:unread');
    await dialog.getByRole('button', { name: 'Add header' }).click();
    await dialog.getByLabel('Name of header 1').fill('Authorization');
    await dialog.getByLabel('Value of header 1').fill('Bearer s3cr3t-of-the-shop-9xQ2');
    await dialog.getByRole('button', { name: 'Create Webhook' }).click();
    const why = "A webhook filter can't use unread or mentioned tickets (at character 9)";
    await expect(dialog.getByRole('paragraph').filter({ hasText: why })).toBeVisible();
    await dialog.getByLabel('Ticket filter').fill('after:2020-01-01');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create Webhook' }).click();
    const secret = await copy(page, 'Signing secret');
    await page.getByRole('button', { name: "I've copied it" }).click();
    await expect(row.getByText('pending')).toBeVisible();
    await expect(row.getByText('+1 more')).toBeVisible();
    await expect(row.getByText('after:2020-01-01')).toBeVisible();

    await row.getByRole('button', { name: 'Test' }).click();
    await expect(toast(page, 'Test webhook sent successfully')).toBeVisible();
    const [test] = receiver.received;
    if (!test) throw new Error('The receiver got nothing');
    const tested = await verifyWebhook(test.body, test.headers, secret);
    expect(tested).toMatchObject({ type: 'ticket.created', isTest: true });
    expect(test.headers.authorization).toBe('Bearer s3cr3t-of-the-shop-9xQ2');
    receiver.answers(500);
    await row.getByRole('button', { name: 'Test' }).click();
    await expect(toast(page, 'Failed to test webhook')).toBeVisible();

    const ticket = await helpdesk.tickets.create({ subject: 'Late parcel', description: 'Lost' });
    const menu = row.getByRole('button', { name: 'Actions for Warehouse' });
    const choose = async (name: string) => {
      await menu.click();
      await page.getByRole('menuitem', { name }).click();
    };
    await choose('Deliveries');
    const delivery = dialog.getByRole('listitem').filter({ hasText: 'ticket.created' });
    await expect(delivery).toContainText(/waiting.*500 in \d+ ms/);
    expect(await violations(page)).toEqual([]);
    receiver.answers(204);
    await delivery.getByRole('button', { name: 'Retry' }).click();
    await expect(toast(page, 'Retrying the event')).toBeVisible();
    await expect(delivery).toContainText(/delivered.*204 in \d+ ms/);
    const ids = receiver.received.slice(2).map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    await fitsPhone(page);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.setViewportSize({ width: 1280, height: 720 });

    await choose('Rotate secret');
    await dialog.getByRole('button', { name: 'Rotate' }).click();
    const fresh = await copy(page, 'Signing secret');
    expect(fresh).not.toBe(secret);
    await page.getByRole('button', { name: "I've copied it" }).click();
    await helpdesk.tickets.update({ id: ticket.id, status: 'resolved' });
    await expect
      .poll(() => receiver.received.filter(({ body }) => body.includes('ticket.resolved')).length)
      .toBe(1);
    const last = receiver.received.find(({ body }) => body.includes('ticket.resolved'));
    for (const either of [secret, fresh]) {
      const event = await verifyWebhook(last?.body ?? '', last?.headers ?? {}, either);
      expect(event.type).toBe('ticket.resolved');
    }

    await choose('Delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Webhook deleted successfully')).toBeVisible();
    await expect(row).toBeHidden();
    await page.context().close();
  } finally {
    receiver.close();
    await server.end();
  }
});

test('a developer opens the documentation at a section, searches it and reads it in dark mode', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const { admin } = await newOrganization();
  const page = await openAs(browser, admin, '/settings/documentation');
  const parts = page.getByRole('navigation', { name: 'Parts' });
  const shown = parts.locator('[aria-current=page]');
  await page.getByRole('link', { name: /^Webhook Guide/ }).click();
  await expect(page).toHaveURL(/\/api-docs#webhooks$/);
  await expect(shown).toHaveText('Webhooks');
  await expect(page.locator('#webhooks')).toContainText('HMAC-SHA256');
  await page.goto(`${helpdeskUrl}/api-docs#examples`);
  await expect(shown).toHaveText('Examples');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('#overview')).toBeHidden();
  await parts.getByRole('link', { name: 'Overview' }).click();
  await expect(page.locator('#overview')).toContainText('100');
  await parts.getByRole('link', { name: 'Endpoints' }).click();
  await page.getByRole('searchbox').fill('metrics v1');
  await expect(page.locator('#found')).toHaveText(/^\d+ found/);
  await expect(page.locator('.operation:visible')).toContainText(['/api/v1/analytics/metrics']);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('searchbox').fill('xylophone');
  await expect(page.locator('#found')).toHaveText('No operation found');
  for (const id of ['overview', 'webhooks', 'examples']) {
    await page.goto(`${helpdeskUrl}/api-docs#${id}`);
    await expect(page.locator(`#${id}`)).toBeVisible();
    expect(await violations(page, `#${id}`)).toEqual([]);
    await fitsPhone(page);
  }
  await page.context().close();
});

test('a developer uses the list of groups and finds fields and sections in the documentation on a phone', {
  tag: '@full',
}, async ({ page, violations }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${helpdeskUrl}/api-docs#endpoints`);
  const groups = page.getByRole('navigation', { name: 'Operation groups' });
  await groups.getByText('Operation groups').click();
  await expect(groups.getByRole('link').first()).toHaveText('v1');
  await groups.getByRole('link', { name: 'helpArticles', exact: true }).click();
  await expect(page.locator('#group-helpArticles h2')).toBeInViewport();
  const found = page.locator('#found');
  await page.getByRole('searchbox').fill('updatedSince');
  await expect(found).toHaveText(/^\d+ found, and a section$/);
  await expect(page.locator('[id="helpArticles.list"]')).toBeVisible();
  expect(await violations(page, '#endpoints')).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await page.getByRole('link', { name: 'Sync tickets' }).click();
  await expect(page).toHaveURL(/#sync-tickets$/);
  await expect(page.getByRole('heading', { name: 'Sync tickets' })).toBeInViewport();
});
