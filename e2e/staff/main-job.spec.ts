import { type BrowserContext, expect, type Page } from 'playwright/test';
import { test } from '../fixtures.ts';
import { fillIn, send, ticketNumber } from '../host-pages/host-page.ts';
import { demo, signIn } from '../people.ts';

// With animations, as most people have it; the other journeys turn them off.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const newPage = async (browser: { newContext(): Promise<BrowserContext> }) =>
  (await browser.newContext()).newPage();

/** Submits the form on a third-party site; returns the number of its ticket. */
async function askOnHostPage(page: Page, hostPagesUrl: string, subject: string) {
  await page.goto(`${hostPagesUrl}/plain.html`);
  await fillIn(page, subject);
  await send(page).click();
  await expect(ticketNumber(page)).toBeVisible();
  const text = await ticketNumber(page).innerText();
  return /TK-\d{4}-\d{6}/.exec(text)?.[0] ?? '';
}

async function openTicketPage(page: Page, helpdeskUrl: string, email: string, number: string) {
  await page.goto(`${helpdeskUrl}/public/ticket/demo`);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Ticket Number').fill(number);
  await page.getByRole('button', { name: 'Access Ticket' }).click();
  await expect(page.getByText(`Ticket #${number}`)).toBeVisible();
}

test('a form on a third-party page becomes an answered ticket', async ({
  browser,
  helpdeskUrl,
  hostPagesUrl,
}) => {
  const visitor = await newPage(browser);
  const agent = await newPage(browser);
  const subject = `Kettle leaks ${Date.now()}`;
  const number = await askOnHostPage(visitor, hostPagesUrl, subject);

  await signIn(agent, demo.agent);
  await agent.goto(`${helpdeskUrl}/tickets`);
  await agent.getByRole('link', { name: subject }).first().click();
  await agent.getByRole('button', { name: 'Assign to me' }).click();
  await expect(agent.getByText('Ticket assigned successfully').first()).toBeVisible();
  await agent.getByRole('textbox', { name: 'Reply' }).fill('We send you a new seal today.');
  await agent.getByRole('button', { name: 'Send Reply' }).click();
  await expect(agent.getByText('Message sent successfully').first()).toBeVisible();
  await agent.getByRole('button', { name: 'Resolve' }).click();
  await expect(agent.getByLabel('Status')).toHaveValue('resolved');

  await openTicketPage(visitor, helpdeskUrl, 'vera@example.com', number);
  await expect(visitor.getByText('We send you a new seal today.')).toBeVisible();
  await expect(visitor.getByText('RESOLVED')).toBeVisible();
  await visitor.getByPlaceholder('Type your message here...').fill('It still leaks, sorry.');
  await visitor.getByRole('button', { name: 'Send Message' }).click();
  await expect(visitor.getByText('It still leaks, sorry.')).toBeVisible();

  // The agent has not touched the page since.
  await expect(agent.getByText('It still leaks, sorry.').first()).toBeVisible();
  await expect(agent.getByLabel('Status')).toHaveValue('open');
});

test.describe.configure({ timeout: 60_000 });

test('an agent and a visitor at the same time: each sees the other without reloading', async ({
  browser,
  helpdeskUrl,
  hostPagesUrl,
}) => {
  const agent = await newPage(browser);
  await signIn(agent, demo.agent);
  await agent.goto(`${helpdeskUrl}/tickets`);
  await expect(agent.getByRole('table')).toBeVisible();

  const visitor = await newPage(browser);
  const subject = `Lid is stuck ${Date.now()}`;
  const number = await askOnHostPage(visitor, hostPagesUrl, subject);
  const row = agent.getByRole('link', { name: subject }).first();
  await expect(row).toBeVisible();

  await row.click();
  await openTicketPage(visitor, helpdeskUrl, 'vera@example.com', number);
  await agent.getByRole('textbox', { name: 'Reply' }).fill('Turn it to the left.');
  await agent.getByRole('button', { name: 'Send Reply' }).click();
  await expect(visitor.getByText('Turn it to the left.')).toBeVisible({ timeout: 20_000 });
  await visitor.getByPlaceholder('Type your message here...').fill('That worked!');
  await visitor.getByRole('button', { name: 'Send Message' }).click();
  await expect(agent.getByText('That worked!').first()).toBeVisible();
});

test('an internal note never reaches the visitor', async ({
  browser,
  helpdeskUrl,
  hostPagesUrl,
}) => {
  const visitor = await newPage(browser);
  const agent = await newPage(browser);
  const subject = `Noted ${Date.now()}`;
  const number = await askOnHostPage(visitor, hostPagesUrl, subject);
  await signIn(agent, demo.agent);
  await agent.goto(`${helpdeskUrl}/tickets`);
  await agent.getByRole('link', { name: subject }).first().click();
  await agent.getByText('Internal note', { exact: true }).first().click();
  await agent.getByRole('textbox', { name: 'Internal note' }).fill('He always breaks them.');
  await agent.getByRole('button', { name: 'Add Note' }).click();
  await expect(agent.getByText('He always breaks them.')).toBeVisible();
  await openTicketPage(visitor, helpdeskUrl, 'vera@example.com', number);
  await expect(
    visitor.getByText('Grinder, please').or(visitor.getByText(subject)).first(),
  ).toBeVisible();
  await expect(visitor.getByText('He always breaks them.')).toBeHidden();
});
