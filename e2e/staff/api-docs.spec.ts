import { createHelpdesk } from '@helpdesk/sdk';
import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { newOrganization } from './organizations.ts';

async function openOperation(page: Page, id: string) {
  await page.goto(`${helpdeskUrl}/api-docs#${id}`);
  const operation = page.locator(`[id="${id}"]`);
  await expect(operation.getByRole('group', { name: 'Language' })).toBeVisible();
  return operation;
}

test('a developer sees each operation in the programming language they chose last', {
  tag: '@full',
}, async ({ page, violations }) => {
  const create = await openOperation(page, 'v1Tickets.create');
  const language = (name: string) => create.getByRole('button', { name, exact: true });
  await expect(language('curl')).toHaveAttribute('aria-pressed', 'true');
  await language('Python').click();
  await expect(create.getByText('from urllib.request import')).toBeVisible();
  await expect(create.getByText("curl -X POST '")).toBeHidden();
  await language('Go').click();
  await expect(create.getByText('http.NewRequest("POST"')).toBeVisible();
  const list = page.locator('[id="v1Tickets.list"]');
  await list.locator('summary').click();
  await expect(list.getByText('http.NewRequest("GET"')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, '[id="v1Tickets.create"]')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});

test('a developer tries a request with their API key, and must confirm one that changes data', async ({
  page,
  pageErrors,
}) => {
  const { admin } = await newOrganization();
  const helpdesk = createHelpdesk({ baseUrl: helpdeskUrl, token: admin.token });
  const permissions = ['tickets:read' as const, 'tickets:create' as const];
  const { key } = (await helpdesk.apiKeys.create({ name: 'Docs', permissions })).data;
  const create = await openOperation(page, 'v1Tickets.create');
  const said = create.getByRole('status');
  await create.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(said).toHaveText(/^Enter an API key first/);
  await create.getByLabel('API key').fill(key);
  await create
    .getByLabel('Body')
    .fill('{ "subject": "Tried in the docs", "description": "It is cold." }');
  await create.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(said).toHaveText(/^This changes data on /);
  expect(await helpdesk.tickets.list()).toHaveLength(0);
  await create.getByRole('button', { name: 'Send and change data' }).click();
  await expect(said).toHaveText(/^201 in \d+ ms$/);
  await expect(create.getByText('"subject": "Tried in the docs"')).toBeVisible();
  expect(await helpdesk.tickets.list()).toHaveLength(1);

  const list = page.locator('[id="v1Tickets.list"]');
  await list.locator('summary').click();
  await expect(list.getByLabel('API key')).toHaveValue(key);
  await list.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(list.getByRole('status')).toHaveText(/^200 in \d+ ms$/);
  await list.getByLabel(/^GET at /).fill('https://elsewhere.example/api/v1/tickets');
  await list.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(list.getByRole('status')).toHaveText(/^You can try only requests to /);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    'hdk_',
  );
  expect(pageErrors).toEqual([]);
  await page.reload();
  await expect(create.getByLabel('API key')).toHaveValue('');
});

test('a developer tries member operations with their API key, and other pages still refuse the key', {
  tag: '@full',
}, async ({ page, pageErrors }) => {
  const { admin } = await newOrganization();
  const helpdesk = createHelpdesk({ baseUrl: helpdeskUrl, token: admin.token });
  const permissions = ['tickets:read' as const, 'tickets:create' as const];
  const { key } = (await helpdesk.apiKeys.create({ name: 'Docs', permissions })).data;
  const create = await openOperation(page, 'tickets.create');
  await create.getByLabel('API key').fill(key);
  await create.getByLabel('Body').fill('{ "subject": "For a member", "description": "Tried." }');
  await create.getByRole('button', { name: 'Send', exact: true }).click();
  await create.getByRole('button', { name: 'Send and change data' }).click();
  await expect(create.getByRole('status')).toHaveText(/^201 in \d+ ms$/);
  const [made] = await helpdesk.tickets.list();
  expect(made?.subject).toBe('For a member');
  const list = page.locator('[id="tickets.list"]');
  await list.locator('summary').click();
  await list.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(list.getByRole('status')).toHaveText(/^200 in \d+ ms$/);
  expect(pageErrors).toEqual([]);
  const elsewhere = await page.evaluate(async (given) => {
    const answer = await fetch('/api/tickets', { headers: { authorization: `Bearer ${given}` } });
    return (await answer.json()).code;
  }, key);
  expect(elsewhere).toBe('key_in_browser');
});

test('operations that an API key cannot call have no Try it, and public ones ask for no key', {
  tag: '@full',
}, async ({ page }) => {
  const ticket = await openOperation(page, 'publicTickets.reply');
  await expect(ticket.getByRole('heading', { name: 'Response 201' })).toBeVisible();
  await expect(ticket.getByRole('heading', { name: 'Try it' })).toBeHidden();
  const form = await openOperation(page, 'publicOrganization.get');
  await expect(form.getByRole('heading', { name: 'Try it' })).toBeVisible();
  await expect(form.getByLabel('API key')).toBeHidden();
});
