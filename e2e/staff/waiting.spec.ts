import { expect, type Page, request } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { demo, tokenAt } from '../people.ts';
import { expectWritten } from '../written.ts';
import { keptIn } from './kept-in.ts';
import {
  addTicket,
  type Colleague,
  joinAs,
  newOrganization,
  openAs,
  undoSendWithin,
} from './organizations.ts';
import { ownServer } from './own-server.ts';

const box = (page: Page) => page.getByRole('textbox', { name: 'Reply' });
const note = (page: Page) => page.getByRole('textbox', { name: 'Internal note' });
const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting to be sent' });
const said = (page: Page) => page.getByRole('region', { name: 'Messages' });
const messages = (page: Page) => said(page).locator('[data-message] p');
const unsent = (page: Page) => keptIn(page, 'helpdesk_unsent', 'writes');

/** Waits for the code that stores unsent changes, which loads after the first screen. */
const isReady = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('helpdesk_unsent');

/** Returns whether the browser has loaded the code for all pages, menus and dialogs in idle time. */
const hasAllCode = (page: Page) =>
  page.evaluate(async () => {
    const entries = performance.getEntriesByType('resource');
    const fetched = entries.map(({ name }) => new URL(name).pathname);
    const list = fetched.find((name) => /\/pages-[^/]+\.json$/.test(name));
    const files: string[] = list ? await (await fetch(list)).json() : [];
    return files.length > 0 && files.every((file) => fetched.includes(file));
  });

const takeAway = (page: Page) =>
  page.context().route('**/api/**', (route) => route.abort('connectionrefused'));
const bringBack = (page: Page) => page.context().unroute('**/api/**');

async function reply(page: Page, text: string) {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Send Reply' }).click();
  await expectWritten(box(page), '');
}

async function setStatus(page: Page, status: string) {
  await page.getByRole('button', { name: /^Status:/ }).click();
  await page.getByRole('menuitemradio', { name: status }).click();
}

interface Ticket {
  status: string;
  messages: { message: string; isInternal: boolean; createdAt: string }[];
  timeline: { kind: string; createdAt: string }[];
}

const ticketOf = async ({ api }: Pick<Colleague, 'api'>, id: string) =>
  (await (await api.get(`/api/tickets/${id}`)).json()) as Ticket;

test("an agent's actions while the server is down survive a reload and arrive once and in order", {
  tag: '@full',
}, async ({ browser, violations }) => {
  const server = await ownServer();
  try {
    const signIn = async (email: string) => {
      const token = await tokenAt(server.url, email);
      const page = await (await browser.newContext()).newPage();
      await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
      await page.addInitScript(() => performance.setResourceTimingBufferSize(5_000));
      const extraHTTPHeaders = { authorization: `Bearer ${token}` };
      return { page, api: await request.newContext({ baseURL: server.url, extraHTTPHeaders }) };
    };
    const [agent, admin] = [await signIn(demo.agent), await signIn(demo.admin)];
    // Sends replies without an undo delay, so they arrive in the order of sending.
    await undoSendWithin(0, agent);
    const { id } = await addTicket(admin, 'Kettle leaks');
    const address = `${server.url}/tickets/${id}`;
    const ben = agent.page;
    await ben.goto(address);
    await admin.page.goto(address);
    await expect(box(admin.page)).toBeVisible();
    await isReady(ben);
    // A busy machine has little idle time.
    await expect.poll(() => hasAllCode(ben), { timeout: 120_000 }).toBe(true);
    await expect.poll(() => keptIn(ben, 'helpdesk', 'reads')).toContain('About Kettle leaks');

    await server.kill();
    await reply(ben, 'First, a reply');
    await setStatus(ben, 'Resolved');
    await expect(waiting(ben).getByText('Status: Resolved')).toBeVisible();
    await ben.getByText('Internal note', { exact: true }).click();
    await note(ben).fill('Last, a note');
    await ben.getByRole('button', { name: 'Add Note' }).click();
    await expect(waiting(ben).getByRole('listitem')).toHaveCount(3);
    await expect(ben.getByText("The helpdesk can't be reached.")).toBeVisible();
    await expect(ben.getByText('3 messages and changes waiting to be sent.')).toBeVisible();
    expect(await violations(ben)).toEqual([]);

    // The page itself loads from the server, which is back, but API requests still fail.
    await takeAway(ben);
    await server.start();
    await ben.reload();
    await expect(waiting(ben).getByRole('listitem')).toHaveCount(3);
    await expect(ben.getByText('3 messages and changes waiting to be sent.')).toBeVisible();
    await expect(ben.getByRole('button', { name: 'Status: Resolved' })).toBeVisible();
    await ben.getByRole('button', { name: 'Show', exact: true }).click();
    const list = ben.getByRole('dialog', { name: 'Waiting to be sent' });
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await expect(list.getByText('Kettle leaks').first()).toBeVisible();
    expect(await violations(ben)).toEqual([]);
    await ben.keyboard.press('Escape');

    await bringBack(ben);
    await expect(waiting(ben)).toHaveCount(0);
    for (const page of [ben, admin.page]) {
      await expect(messages(page)).toHaveText(['First, a reply', 'Last, a note']);
      await expect(page.getByRole('button', { name: 'Status: Resolved' })).toBeVisible();
    }
    const ticket = await ticketOf(admin, id);
    expect(ticket.messages.map(({ isInternal }) => isInternal)).toEqual([false, true]);
    const changes = ticket.timeline.filter(({ kind }) => kind === 'status');
    expect(changes).toHaveLength(1);
    const times = [ticket.messages[0], changes[0], ticket.messages[1]].map((one) => one?.createdAt);
    expect(times).toEqual(times.toSorted());
  } finally {
    await server.end();
  }
});

for (const [what, seconds] of [
  ['a reply', 0],
  ['a reply that can be undone', 5],
] as const) {
  test(`${what} whose response was lost becomes one message, even with two windows open`, {
    tag: '@full',
  }, async ({ browser }) => {
    const team = await newOrganization();
    await undoSendWithin(seconds, team.agent);
    const { id } = await addTicket(team.admin, 'Lost answer');
    const ben = await openAs(browser, team.agent, `/tickets/${id}`);
    const other = await ben.context().newPage();
    await other.addInitScript(
      (value) => localStorage.setItem('auth_token', value),
      team.agent.token,
    );
    await other.goto(`${helpdeskUrl}/tickets/${id}`);
    await isReady(ben);
    await isReady(other);
    const keys: (string | undefined)[] = [];
    let isLost = true;
    await ben
      .context()
      .route(/\/api\/tickets\/[^/]+\/(messages|scheduled-replies)$/, async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        if (!isLost) return route.continue();
        isLost = false;
        await route.fetch();
        await route.abort('connectionreset');
      });
    await reply(ben, 'Only once');
    await expect.poll(() => keys.length).toBeGreaterThan(1);
    await expect(waiting(ben)).toHaveCount(0);
    await expect(waiting(other)).toHaveCount(0);
    await expect(messages(other)).toHaveText(['Only once']);
    await expect(ben.getByRole('region', { name: 'Not sent yet' })).toHaveCount(0);
    expect(new Set(keys).size).toBe(1);
    expect((await ticketOf(team.admin, id)).messages).toHaveLength(1);
  });
}

test('an agent edits or resends a rejected reply without losing its text, and replies on other tickets are still sent', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const team = await newOrganization();
  const customer = await joinAs('customer', team.admin);
  const asked = await addTicket(customer, 'Answered meanwhile');
  const other = await addTicket(team.admin, 'Not answered');
  const ben = await openAs(browser, team.agent, '/tickets');
  for (const subject of ['Not answered', 'Answered meanwhile']) {
    await ben.getByRole('link', { name: subject }).click();
    await expect(box(ben)).toBeVisible();
    if (subject === 'Not answered') await ben.goBack();
  }
  await isReady(ben);

  await takeAway(ben);
  await reply(ben, 'Does it work by now?');
  await setStatus(ben, 'Resolved');
  await expect(waiting(ben).getByRole('listitem')).toHaveCount(2);
  await ben.goBack();
  await ben.getByRole('link', { name: 'Not answered' }).click();
  await reply(ben, 'On its way');
  await expect(waiting(ben).getByText('On its way')).toBeVisible();
  await ben.goBack();
  await ben.getByRole('link', { name: 'Answered meanwhile' }).click();
  const data = { message: 'It works again' };
  const answered = await customer.api.post(`/api/tickets/${asked.id}/messages`, { data });
  expect(answered.status()).toBe(201);

  await bringBack(ben);
  await expect(waiting(ben).getByText(/^Not sent: Someone else replied/)).toBeVisible();
  await expect(waiting(ben).getByText('Does it work by now?')).toBeVisible();
  await expect(waiting(ben).getByText("Not sent: An earlier item wasn't sent.")).toBeVisible();
  await expect(said(ben).getByText('It works again')).toBeVisible();
  await expect
    .poll(async () => (await ticketOf(team.admin, other.id)).messages)
    .toMatchObject([{ message: 'On its way' }]);
  await expect(ben.getByText("2 messages and changes couldn't be sent.")).toBeVisible();
  expect(await violations(ben)).toEqual([]);
  expect(await ticketOf(team.admin, asked.id)).toMatchObject({ status: 'open' });

  await waiting(ben).getByRole('button', { name: 'Edit' }).click();
  await expectWritten(box(ben), 'Does it work by now?');
  await waiting(ben).getByRole('button', { name: 'Discard' }).click();
  await expect(waiting(ben)).toHaveCount(0);
  await expect(box(ben)).toBeFocused();
  await ben.keyboard.press('Escape');
  await ben.keyboard.press('Control+z');
  await waiting(ben).getByRole('button', { name: 'Send anyway' }).click();
  await expect(waiting(ben)).toHaveCount(0);
  await expect
    .poll(() => ticketOf(team.admin, asked.id))
    .toMatchObject({ status: 'resolved', messages: [{ message: 'It works again' }] });
});

test('an agent must confirm log-out to discard unsent replies, and an ended session keeps them for that agent only', {
  tag: '@full',
}, async ({ browser }) => {
  const team = await newOrganization();
  const { id } = await addTicket(team.admin, 'Kept for Ben');
  const ben = await (await browser.newContext()).newPage();
  const becomes = (token: string) =>
    ben.evaluate((value) => localStorage.setItem('auth_token', value), token);
  const open = () => ben.goto(`${helpdeskUrl}/tickets/${id}`);
  await ben.goto(`${helpdeskUrl}/login`);
  await becomes(team.agent.token);
  await open();
  await expect(box(ben)).toBeVisible();
  await isReady(ben);
  await takeAway(ben);
  await reply(ben, 'For later');
  await expect(waiting(ben).getByText('For later')).toBeVisible();
  await ben.getByRole('button', { name: 'Log out' }).click();
  const asks = ben.getByRole('dialog', { name: 'Log out?' });
  await expect(asks.getByText(/^Not sent yet: 1 message\./)).toBeVisible();
  await asks.getByRole('button', { name: 'Cancel' }).click();
  await expect(waiting(ben).getByText('For later')).toBeVisible();

  // Ben's session ends elsewhere, and a colleague signs in with this browser.
  await team.agent.api.post('/api/auth/logout');
  await bringBack(ben);
  await expect(ben).toHaveURL(/login/);
  await becomes(team.admin.token);
  await open();
  await expect(box(ben)).toBeVisible();
  await isReady(ben);
  await expect(waiting(ben)).toHaveCount(0);
  expect(await unsent(ben)).toContain('For later');
  expect((await ticketOf(team.admin, id)).messages).toEqual([]);

  const { email, password } = team.agent;
  const again = await ben.request.post(`${helpdeskUrl}/api/auth/login`, {
    data: { email, password },
  });
  await becomes(((await again.json()) as { token: string }).token);
  await open();
  await expect(messages(ben)).toHaveText(['For later']);
  await expect.poll(() => unsent(ben)).toBe('[]');

  await takeAway(ben);
  await reply(ben, 'Thrown away');
  await ben.getByRole('button', { name: 'Log out' }).click();
  await asks.getByRole('button', { name: 'Discard and log out' }).click();
  await expect(ben).toHaveURL(/login/);
  await expect.poll(() => unsent(ben)).toBe('[]');
});

test('an agent whose browser has no storage sees that a reply failed, and its text stays in the editor', {
  tag: '@full',
}, async ({ browser }) => {
  const team = await newOrganization();
  const { id } = await addTicket(team.admin, 'Kept nowhere');
  const ben = await openAs(browser, team.agent, `/tickets/${id}`, async (page) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'indexedDB', { value: undefined }),
    );
  });
  await expect(box(ben)).toBeVisible();
  await takeAway(ben);
  await box(ben).fill('Still here');
  await ben.getByRole('button', { name: 'Send Reply' }).click();
  await expect(ben.getByText('Failed to send message').first()).toBeVisible();
  await expectWritten(box(ben), 'Still here');
  await expect(waiting(ben)).toHaveCount(0);
  await bringBack(ben);
  await reply(ben, 'Still here');
  await expect(messages(ben)).toHaveText(['Still here']);
});
