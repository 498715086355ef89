import { createHelpdesk } from '@helpdesk/sdk';
import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { addTicket, newOrganization, type Organization, openAs } from './organizations.ts';
import { unfold } from './unfold.ts';

let team: Organization;

test.beforeEach(async () => {
  team = await newOrganization();
});

const card = (page: Page) => page.getByRole('region', { name: 'Time spent' });
const time = (page: Page) => card(page).getByRole('textbox', { name: 'Time' });
const note = (page: Page) => card(page).getByRole('textbox', { name: 'Note' });
const stop = (page: Page) => card(page).getByRole('button', { name: 'Stop your timer' });
const start = (page: Page) => card(page).getByRole('button', { name: 'Start timer' });
const toast = (page: Page) => page.getByRole('region', { name: /Notification/ });
const timeline = (page: Page) => page.locator('[data-change]');
const nameOf = ({ firstName, lastName }: Organization['admin']) => `${firstName} ${lastName}`;

test('one member logs time, another sees it at once, and it is edited, deleted and restored with Undo', async ({
  browser,
  violations,
}) => {
  const { id } = await addTicket(team.admin, 'A long call');
  const ada = await openAs(browser, team.admin, `/tickets/${id}`);
  await unfold(ada, 'Time spent');
  const ben = await openAs(browser, team.agent, `/tickets/${id}`);
  await unfold(ben, 'Time spent');
  await expect(start(ben)).toBeVisible();

  await time(ada).fill('an hour');
  await ada.keyboard.press('Enter');
  await expect(card(ada).getByText(/^Enter a time such as 1h 20m/)).toBeVisible();
  expect(await violations(ada)).toEqual([]);
  await time(ada).fill('1h 20m');
  await note(ada).fill('On the phone');
  await ada.reload();
  await expect(time(ada)).toHaveValue('1h 20m');
  await expect(note(ada)).toHaveValue('On the phone');
  await note(ada).press('Enter');
  await expect(time(ada)).toHaveValue('');
  await expect(time(ada)).toBeFocused();
  await ada.keyboard.type('90m');
  await ada.keyboard.press('Enter');
  for (const page of [ada, ben]) {
    await expect(card(page).getByText('2h 50m in total')).toBeVisible();
    await expect(card(page).getByText('On the phone')).toBeVisible();
  }
  await expect(timeline(ben).filter({ hasText: 'logged 1h 20m of time' })).toHaveCount(1);
  // Agents can only edit their own time entries.
  await expect(card(ben).getByRole('button', { name: /^Edit time/ })).toHaveCount(0);
  expect(await violations(ben)).toEqual([]);

  const edit = card(ada).getByRole('button', { name: /^Edit time: ?1h 20m/ });
  await edit.click();
  await expect(time(ada).first()).toHaveValue('1h 20m');
  expect(await violations(ada)).toEqual([]);
  await time(ada).first().fill('1:05');
  await card(ada).getByLabel('Day').fill('2026-01-05');
  await ada.keyboard.press('Enter');
  await expect(card(ben).getByText(`${nameOf(team.admin)}, Jan 5`)).toBeVisible();
  await expect(card(ben).getByText('2h 35m in total')).toBeVisible();

  await card(ada)
    .getByRole('button', { name: /^Edit time: ?1h 5m/ })
    .press('Enter');
  await card(ada).getByRole('button', { name: 'Delete' }).click();
  // A toast stays open while the pointer is over it.
  await toast(ada).getByRole('button', { name: 'Undo' }).hover();
  await expect(card(ben).getByText('1h 30m in total')).toBeVisible();
  await toast(ada).getByRole('button', { name: 'Undo' }).click();
  await expect(card(ben).getByText('2h 35m in total')).toBeVisible();

  await ada.goto(`${helpdeskUrl}/metrics?tab=agents`);
  await expect(ada.getByRole('row').filter({ hasText: nameOf(team.admin) })).toContainText(
    '1h 30m',
  );
});

test('a timer keeps running after a reload and on another ticket, where a member stops it', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const first = await addTicket(team.admin, 'Where it runs');
  const other = await addTicket(team.admin, 'Where it does not');
  const ben = await openAs(browser, team.agent, `/tickets/${first.id}`);
  await unfold(ben, 'Time spent');
  const ada = await openAs(browser, team.admin, `/tickets/${first.id}`);
  await unfold(ada, 'Time spent');
  await start(ben).click();
  await expect(stop(ben)).toBeVisible();
  await expect(start(ben)).toHaveCount(0);
  await expect(card(ada).getByText(`${nameOf(team.agent)}'s timer`)).toBeVisible();
  await expect(stop(ada)).toHaveCount(0);
  await ben.reload();
  await expect(card(ben).getByText('Your timer')).toBeVisible();
  expect(await violations(ben)).toEqual([]);

  await ben.goto(`${helpdeskUrl}/tickets/${other.id}`);
  await expect(card(ben).getByRole('link', { name: first.ticketNumber })).toBeVisible();
  expect(await violations(ben)).toEqual([]);
  await start(ben).click();
  await expect(
    toast(ben).getByText(
      `Timer started. Your timer on ${first.ticketNumber} was stopped and its time logged.`,
    ),
  ).toBeVisible();
  await expect(card(ada).getByText('1m in total')).toBeVisible();
  await ben.goto(`${helpdeskUrl}/tickets/${first.id}`);
  await expect(card(ben).getByText('1m in total')).toBeVisible();
  await stop(ben).click();
  await expect(toast(ben).getByText('Timer stopped, 1m logged')).toBeVisible();
  await expect(start(ben)).toBeVisible();
});

test('a member logs time in the details on a phone of 320 px, and nothing is cut off', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const { id } = await addTicket(team.admin, 'On the way');
  const page = await openAs(browser, team.admin, `/tickets/${id}`);
  await unfold(page, 'Time spent');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Details' }).click();
  await time(page).fill('15m');
  await note(page).fill('Averylongwordthatdoesnotfitintoonelineofanarrowscreenatall');
  await page.keyboard.press('Enter');
  await expect(card(page).getByText('15m in total')).toBeVisible();
  await start(page).click();
  await expect(stop(page)).toBeInViewport();
  const { scroll, client } = await card(page).evaluate((node) => ({
    scroll: node.scrollWidth,
    client: node.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
  expect(await violations(page)).toEqual([]);
});

test('an agent and the SDK find tickets with a file by has:file', { tag: '@full' }, async ({
  browser,
}) => {
  const { id } = await addTicket(team.admin, 'With a picture');
  await addTicket(team.admin, 'Without one');
  const helpdesk = createHelpdesk({ baseUrl: helpdeskUrl, token: team.agent.token });
  const upload = await team.agent.api.post('/api/files?name=a.txt', {
    headers: { 'content-type': 'application/octet-stream' },
    data: Buffer.from('A kettle'),
  });
  const file = (await upload.json()) as { id: string };
  const ada = await openAs(browser, team.admin, '/tickets');
  const rows = ada.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(2);
  const box = ada.getByRole('searchbox', { name: 'Search tickets' });
  await box.fill('has:file');
  await box.press('Enter');
  await expect(ada.getByRole('button', { name: 'Remove filter: With a file' })).toBeVisible();
  await expect(ada.getByText('With a picture')).toHaveCount(0);
  await helpdesk.tickets.reply({ id, message: 'See', isInternal: true, fileIds: [file.id] });
  await expect(ada.getByRole('link', { name: 'With a picture' })).toBeVisible();
  await expect(ada.getByText('Without one')).toHaveCount(0);
  const items = await helpdesk.tickets.list({ hasFile: true });
  expect(items.map((one) => one.id)).toEqual([id]);
});
