import { expect, type Page, type Route } from 'playwright/test';
import { test } from '../fixtures.ts';
import { expectWritten } from '../written.ts';
import { addTicket, newOrganization, openAs } from './organizations.ts';

const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting to be sent' });
const tagsOf = (page: Page) => page.locator('[aria-keyshortcuts="t"]').filter({ visible: true });

/** Waits for the code that stores unsent changes, which loads after the first screen. */
const isReady = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('helpdesk_unsent');

const refuse = (route: Route) => route.abort('connectionrefused');

test("an agent's tag change waits through a reload while the server is down, and the selection is kept", {
  tag: '@full',
}, async ({ browser, violations }) => {
  const team = await newOrganization();
  const tag = await team.admin.api.post('/api/tags', { data: { name: 'Spare part' } });
  expect(tag.status()).toBe(201);
  const { id } = await addTicket(team.admin, 'Lid is lost');
  const ben = await openAs(browser, team.agent, '/tickets');
  await ben.getByRole('link', { name: 'Lid is lost' }).click();
  await expect(ben.getByRole('heading', { name: 'Lid is lost' })).toBeVisible();
  await isReady(ben);
  // Loads the tags before the server goes away.
  await ben.keyboard.press('t');
  await expect(ben.getByRole('option', { name: /Spare part/ })).toBeVisible();

  await ben.route('**/api/**', refuse);
  await ben.getByRole('option', { name: /Spare part/ }).click();
  await ben.keyboard.press('Escape');
  await expect(waiting(ben).getByText('Tag Spare part')).toBeVisible();
  await expect(tagsOf(ben)).toHaveAccessibleName('Tags: Spare part');
  expect(await violations(ben)).toEqual([]);
  await ben.reload();
  await expect(waiting(ben).getByText('Tag Spare part')).toBeVisible();
  await expect(tagsOf(ben)).toHaveAccessibleName('Tags: Spare part');

  await ben.getByRole('link', { name: 'Back to Tickets' }).click();
  await ben.getByRole('checkbox', { name: /^Select TK-/ }).check();
  const bar = ben.getByRole('region', { name: 'Selected tickets' });
  await bar.getByRole('button', { name: 'Priority' }).click();
  await ben.getByRole('menuitem', { name: 'Urgent' }).click();
  await expect(
    ben.getByText(/reach the helpdesk. The tickets stay selected/).first(),
  ).toBeVisible();
  await expect(bar).toBeVisible();

  await ben.unroute('**/api/**', refuse);
  await expect(ben.getByText('1 change waiting to be sent.')).toBeHidden();
  await bar.getByRole('button', { name: 'Priority' }).click();
  await ben.getByRole('menuitem', { name: 'Urgent' }).click();
  await expect(ben.getByText('1 ticket updated').first()).toBeVisible();
  const answer = await team.admin.api.get(`/api/tickets/${id}`);
  expect(await answer.json()).toMatchObject({ priority: 'urgent', tags: [{ name: 'Spare part' }] });
});

test('a reply is sent once even if the page reloads before the response arrives', {
  tag: '@full',
}, async ({ browser }) => {
  const team = await newOrganization();
  const { id } = await addTicket(team.admin, 'Slow line');
  const ben = await openAs(browser, team.agent, `/tickets/${id}`);
  const box = ben.getByRole('textbox', { name: 'Reply' });
  await expect(box).toBeVisible();
  await isReady(ben);
  const keys: (string | undefined)[] = [];
  let isDone = () => {};
  const done = new Promise<void>((resolve) => {
    isDone = resolve;
  });
  await ben.route(/\/api\/tickets\/[^/]+\/messages$/, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // The server handles the request, but its response never arrives.
    await route.fetch();
    isDone();
  });
  await box.fill('Said once');
  await ben.getByRole('button', { name: 'Send Reply' }).click();
  await done;
  await ben.reload();
  await expect(ben.getByRole('listitem', { name: 'Reply' })).toHaveCount(1);
  await expectWritten(box, 'Said once');
  await ben.getByRole('button', { name: 'Send Reply' }).click();
  await expectWritten(box, '');
  await expect(ben.getByRole('listitem', { name: 'Reply' })).toHaveCount(1);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  const answer = await team.admin.api.get(`/api/tickets/${id}`);
  expect(((await answer.json()) as { messages: object[] }).messages).toHaveLength(1);
});
