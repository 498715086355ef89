import { expect } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../host-pages/host-page.ts';
import { newOrganization, openAs } from './organizations.ts';
import { chatPage, openChatOf as panel, subdomainOf, visitorOn } from './visitor.ts';

const opening = { timeout: 60_000 };
const called = 'Anonymous Customer';

test('a blocked visitor cannot chat in this browser until an admin unblocks them in the settings', {
  tag: '@full',
}, async ({ browser, page, open, violations }) => {
  const team = await newOrganization();
  const ada = await openAs(browser, team.admin, '/live-chat');
  await expect(ada.getByText('No chat sessions')).toBeVisible(opening);
  const visitor = visitorOn(page);
  await open({ body: await chatPage(helpdeskUrl, await subdomainOf(team.admin)) });
  await visitor.open();
  await visitor.say('Buy my watches');
  await ada.getByRole('button', { name: called, exact: true }).click(opening);

  await panel(ada, called).getByRole('button', { name: 'More' }).click();
  await ada.getByRole('menuitem', { name: 'Block visitor...' }).click();
  const dialog = ada.getByRole('dialog', { name: 'Block this visitor?' });
  await expect(dialog).toBeVisible();
  expect(await violations(ada)).toEqual([]);
  await dialog.getByRole('button', { name: 'Block visitor' }).click();
  const toast = ada.getByRole('region', { name: /Notification/ });
  await expect(toast.getByText(/is blocked$/)).toBeVisible();
  await expect(panel(ada, called).getByText('Closed', { exact: true })).toBeVisible();

  await expect(page.getByText('This chat has ended')).toBeVisible(opening);
  await page.getByRole('button', { name: 'Start a new chat' }).click();
  await visitor.say('Buy them now');
  await expect(page.getByText("You can't start a chat here")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // After a reload the rejected message is still there, and the visitor is still blocked.
  await page.reload();
  const rejected = page.waitForResponse((response) => response.url().endsWith('/sessions'));
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await rejected).status()).toBe(403);
  await expect(page.getByText("You can't start a chat here")).toBeVisible();

  const settings = await openAs(browser, team.admin, '/settings/blocked-senders');
  const list = settings.getByRole('list', { name: 'Blocked senders' });
  await expect(list.getByText('Chat visitor')).toBeVisible(opening);
  await list.getByRole('button', { name: /^Unblock/ }).click();
  await expect(settings.getByText('No blocked senders')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText("You can't start a chat here")).toHaveCount(0);
  await expect(ada.getByRole('button', { name: called, exact: true })).toHaveCount(2, opening);
});
