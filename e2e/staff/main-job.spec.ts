import { type BrowserContext, expect, type Page } from 'playwright/test';
import { fillIn, send, test, ticketNumber } from '../host-pages/host-page.ts';
import { signIn } from '../people.ts';
import { newOrganization, type Organization } from './organizations.ts';
import { subdomainOf } from './visitor.ts';

// With animations, as for most users. The other journeys turn them off.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** An organization for one journey only. Another journey's ticket would move the rows under the pointer. */
let team: Organization;
let subdomain: string;

test.beforeEach(async () => {
  team = await newOrganization();
  subdomain = await subdomainOf(team.admin);
  // Otherwise the only agent would be assigned every ticket.
  const data = { autoAssignment: false };
  const answer = await team.admin.api.patch('/api/organization/settings/general', { data });
  expect(answer.status()).toBe(200);
});

const newPage = async (browser: { newContext(): Promise<BrowserContext> }) =>
  (await browser.newContext()).newPage();

const signInAgent = (page: Page) => signIn(page, team.agent.email, team.agent.password);

type Open = (hostPage: { body: string }) => Promise<void>;

/** Submits the form on a third-party site and returns the ticket number. */
async function askOnHostPage(page: Page, open: Open, subject: string) {
  await open({ body: `{{script}}<helpdesk-form organization="${subdomain}"></helpdesk-form>` });
  await fillIn(page, subject);
  await send(page).click();
  await expect(ticketNumber(page)).toBeVisible();
  const text = await ticketNumber(page).innerText();
  return /TK-\d{4}-\d{6}/.exec(text)?.[0] ?? '';
}

async function openTicketPage(page: Page, helpdeskUrl: string, email: string, number: string) {
  await page.goto(`${helpdeskUrl}/public/ticket/${subdomain}`);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Ticket Number').fill(number);
  await page.getByRole('button', { name: 'Access Ticket' }).click();
  await expect(page.getByText(`Ticket #${number}`)).toBeVisible();
}

test('a visitor sends a form on a third-party page, and an agent answers the ticket', async ({
  page: visitor,
  open,
  browser,
  helpdeskUrl,
}) => {
  const agent = await newPage(browser);
  const subject = `Kettle leaks ${Date.now()}`;
  const number = await askOnHostPage(visitor, open, subject);

  await signInAgent(agent);
  await agent.goto(`${helpdeskUrl}/tickets`);
  await agent.getByRole('link', { name: subject }).first().click();
  await agent.getByRole('button', { name: 'Assign to me' }).click();
  await expect(agent.getByText('Ticket assigned successfully').first()).toBeVisible();
  await agent.getByRole('textbox', { name: 'Reply' }).fill('We send you a new seal today.');
  await agent.getByRole('button', { name: 'Send Reply' }).click();
  await expect(agent.getByText('Message sent successfully').first()).toBeVisible();
  await agent.getByRole('button', { name: 'Resolve', exact: true }).click();
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

test('an agent and a visitor see each other’s messages without reloading', async ({
  page: visitor,
  open,
  browser,
  helpdeskUrl,
}) => {
  const agent = await newPage(browser);
  await signInAgent(agent);
  await agent.goto(`${helpdeskUrl}/tickets`);
  await expect(agent.getByText('No tickets found')).toBeVisible();

  const subject = `Lid is stuck ${Date.now()}`;
  const number = await askOnHostPage(visitor, open, subject);
  const row = agent.getByRole('link', { name: subject }).first();
  await expect(row).toBeVisible();

  await row.click();
  await openTicketPage(visitor, helpdeskUrl, 'vera@example.com', number);
  await agent.getByRole('textbox', { name: 'Reply' }).fill('Turn it to the left.');
  await agent.getByRole('button', { name: 'Send Reply' }).click();
  await expect(visitor.getByText('Turn it to the left.')).toBeVisible();
  await visitor.getByPlaceholder('Type your message here...').fill('That worked!');
  await visitor.getByRole('button', { name: 'Send Message' }).click();
  await expect(agent.getByText('That worked!').first()).toBeVisible();
});

test('an internal note never reaches the visitor', { tag: '@full' }, async ({
  page: visitor,
  open,
  browser,
  helpdeskUrl,
}) => {
  const agent = await newPage(browser);
  const subject = `Noted ${Date.now()}`;
  const number = await askOnHostPage(visitor, open, subject);
  await signInAgent(agent);
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
