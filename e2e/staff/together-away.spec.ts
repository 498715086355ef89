import { type Browser, expect, type Page, request } from 'playwright/test';
import { test } from '../fixtures.ts';
import { demo, tokenAt } from '../people.ts';
import { expectWritten } from '../written.ts';
import { addTicket, undoSendWithin, withinASecond } from './organizations.ts';
import { ownServer } from './own-server.ts';

const opening = { timeout: 60_000 };
const subject = 'Seal is missing';
const rowOf = (page: Page) => page.getByRole('row', { name: new RegExp(subject) });
const isUnread = (page: Page) => rowOf(page).getByText('Unread', { exact: true }).isVisible();
const needsReply = async (page: Page) => {
  const views = page.getByRole('list', { name: 'Views' });
  const text = await views.getByRole('link', { name: 'Needs reply' }).textContent();
  return Number(text?.replace(/\D/g, '') ?? '0');
};
const bell = (page: Page) =>
  page
    .locator('header')
    .getByRole('link', { name: /^Notifications/ })
    .first();

test('two agents and a visitor see the same turn, unread state and counts, and a killed server neither loses nor duplicates anything', {
  tag: '@full',
}, async ({ browser }) => {
  const server = await ownServer();
  try {
    const ada = await member(browser, server.url, demo.admin);
    const ben = await member(browser, server.url, demo.agent);
    await undoSendWithin(0, ben);
    const { id, ticketNumber } = await addTicket(ada, subject);
    const assigned = await ben.api.patch(`/api/tickets/${id}`, {
      data: { assignedAgentId: ben.id },
    });
    expect(assigned.status()).toBe(200);
    const lists = [await ada.open('/tickets'), await ben.open('/tickets')] as const;
    const [adasList, bensList] = lists;
    const bensTicket = await ben.open(`/tickets/${id}`);
    await expect(bensTicket.getByRole('heading', { name: subject })).toBeVisible(opening);
    for (const page of lists) {
      await expect(rowOf(page)).toBeVisible(opening);
      await expect(page.getByText('Reconnecting...')).toBeHidden();
    }
    // Without a server, a window can still show what it has shown before.
    await rowOf(bensList).getByRole('link', { name: subject }).click();
    await expect(bensList.getByRole('textbox', { name: 'Reply' })).toBeVisible();
    await bensList.getByRole('link', { name: 'Back to Tickets' }).click();
    await expect.poll(() => isUnread(bensList)).toBe(false);
    const before = await needsReply(adasList);

    const vera = await (await browser.newContext()).newPage();
    await vera.goto(`${server.url}/public/ticket/demo`);
    await vera.getByLabel('Email Address').fill('vera@example.com');
    await vera.getByLabel('Ticket Number').fill(ticketNumber);
    await vera.getByRole('button', { name: 'Access Ticket' }).click();
    const box = vera.getByPlaceholder('Type your message here...');
    const send = vera.getByRole('button', { name: 'Send Message' });
    await expect(box).toBeVisible(opening);

    const reply = bensTicket.getByRole('textbox', { name: 'Reply' });
    await reply.fill('Which kettle is it?');
    await bensTicket.getByRole('button', { name: 'Send Reply' }).click();
    for (const page of lists) {
      await withinASecond(() =>
        rowOf(page)
          .getByText(/^Team · /)
          .isVisible(),
      );
      await withinASecond(async () => (await needsReply(page)) === before - 1);
    }
    await expect(vera.getByText('Which kettle is it?')).toBeVisible(opening);
    // Ben opens another page, so new messages are news to him.
    await bensTicket.goto(`${server.url}/profile`);
    await expect(bensTicket.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    // The title appears before the rest of the page, which can't load once the server is dead.
    await expect(bensTicket.getByRole('textbox', { name: 'Signature' })).toBeVisible(opening);

    await server.kill();
    await box.fill('The small one.');
    await send.click();
    await expectWritten(box, 'The small one.');
    await rowOf(bensList).getByRole('link', { name: subject }).click();
    const later = bensList.getByRole('textbox', { name: 'Reply' });
    await later.fill('And how old is it?');
    await bensList.getByRole('button', { name: 'Send Reply' }).click();
    const waiting = bensList.getByRole('region', { name: 'Waiting to be sent' });
    await expect(waiting.getByText('And how old is it?')).toBeVisible();
    for (const page of [adasList, bensList]) {
      await expect(page.getByText(/can't be reached/).first()).toBeVisible(opening);
    }

    await server.start();
    await expect(waiting).toHaveCount(0);
    // Members aren't notified about a ticket they are viewing, so this waits until the server knows that Ben has left.
    const adasTicket = await ada.open(`/tickets/${id}`);
    await expect(adasTicket.getByText('Jonas Lindqvist is viewing')).toBeVisible(opening);
    await expect(vera.getByText('And how old is it?')).toBeVisible(opening);
    await bensList.getByRole('link', { name: 'Back to Tickets' }).click();
    await expect(adasTicket.getByText('Jonas Lindqvist is viewing')).toBeHidden();
    await adasTicket.close();
    for (const page of lists) {
      await expect(page.getByText(/can't be reached/)).toHaveCount(0);
      await expect(page.getByText('Reconnecting...')).toHaveCount(0);
      await expect(rowOf(page).getByText(/^Team · /)).toBeVisible();
    }

    await expectWritten(box, 'The small one.');
    await send.click();
    await expectWritten(box, '');
    for (const page of lists) {
      await withinASecond(() => rowOf(page).getByText('Customer · now').isVisible());
      await withinASecond(() => isUnread(page));
      await withinASecond(async () => (await needsReply(page)) === before);
    }
    // Ben is the assignee, so he is notified on all of his screens.
    for (const page of [bensList, bensTicket]) {
      await expect(bell(page)).toHaveAccessibleName(/, 1 unread$/);
    }
    await expect(bell(adasList)).not.toHaveAccessibleName(/unread/);
    await rowOf(bensList).getByRole('link', { name: subject }).click();
    await expect(bensList.getByText('The small one.').first()).toBeVisible();
    await withinASecond(
      async () => !/unread/.test((await bell(bensTicket).getAttribute('aria-label')) ?? ''),
    );

    const answer = await ada.api.get(`/api/tickets/${id}`);
    const { messages } = (await answer.json()) as { messages: { message: string }[] };
    expect(messages.map(({ message }) => message)).toEqual([
      'Which kettle is it?',
      'And how old is it?',
      'The small one.',
    ]);
  } finally {
    await server.end();
  }
});

/** Signs in a member of the demo team. Returns their API and a way to open windows. */
async function member(browser: Browser, url: string, email: string) {
  const token = await tokenAt(url, email);
  const context = await browser.newContext();
  await context.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  const extraHTTPHeaders = { authorization: `Bearer ${token}` };
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders });
  const { id } = (await (await api.get('/api/auth/user')).json()) as { id: string };
  const open = async (path: string) => {
    const page = await context.newPage();
    await page.goto(url + path);
    return page;
  };
  return { id, api, open };
}
