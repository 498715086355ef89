import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { expectWritten } from '../written.ts';
import { addTicket, newOrganization, type Organization, openAs } from './organizations.ts';
import { unfold } from './unfold.ts';

let team: Organization;

test.beforeEach(async () => {
  team = await newOrganization();
});

const view = (page: Page, name: string) =>
  page.getByRole('list', { name: 'More views' }).getByRole('link', { name });
const rows = (page: Page) => page.locator('a[data-open]');
const toast = (page: Page) => page.getByRole('region', { name: /Notification/ });
const timeline = (page: Page) => page.locator('[data-change]');
const followers = (page: Page) => page.getByRole('region', { name: 'Followers' });
const note = (page: Page) => page.getByRole('textbox', { name: 'Internal note' });
const members = (page: Page) => page.getByRole('listbox', { name: 'Members' });

const nameOf = ({ agent }: Organization) => `${agent.firstName} ${agent.lastName}`;

test('a mentioned colleague finds the note in Mentions, reads it and follows the ticket', async ({
  browser,
  violations,
}) => {
  const { id, ticketNumber } = await addTicket(team.admin, 'Ask somebody');
  const name = nameOf(team);
  const ben = await openAs(browser, team.agent, '/tickets');
  await expect(rows(ben)).toHaveCount(1);
  await ben.getByRole('button', { name: 'More', exact: true }).click();
  await expect(view(ben, 'Mentions')).toHaveText('Mentions');

  const ada = await openAs(browser, team.admin, `/tickets/${id}`);
  await expect(ada.getByRole('heading', { name: 'Ask somebody' })).toBeVisible();
  await ada.keyboard.press('n');
  await expect(note(ada)).toBeFocused();
  await ada.keyboard.type('What do you think, @be');
  await expect(members(ada).getByRole('option')).toHaveText([new RegExp(`^.*${name}`)]);
  expect(await violations(ada)).toEqual([]);
  await ada.keyboard.press('Enter');
  await expectWritten(note(ada), `What do you think, @${name} `);
  await ada.keyboard.type('?');
  await ada.keyboard.press('Control+Enter');
  await expect(ada.getByRole('listitem', { name: 'Internal note' }).locator('mark')).toHaveText(
    `@${name}`,
  );
  await unfold(ada, 'Followers');
  await expect(followers(ada).getByText(name)).toBeVisible();

  await expect(view(ben, 'Mentions')).toHaveText('Mentions1');
  await view(ben, 'Mentions').click();
  await expect(ben.getByRole('button', { name: 'Unread only' })).toBeVisible();
  await expect(rows(ben)).toHaveText(['Ask somebody']);
  await ben.goto(`${helpdeskUrl}/notifications`);
  await expect(ben.getByText(`mentioned you on ${ticketNumber}: Ask somebody`)).toBeVisible();
  await expect(ben.getByText(`What do you think, @${name} ?`)).toBeVisible();
  await view(ben, 'Mentions').click();
  await expect(rows(ben)).toHaveText(['Ask somebody']);
  await ben.goto(`${helpdeskUrl}/tickets/${id}`);
  await expect(ben.locator('mark')).toHaveText(`@${name}`);
  expect(await violations(ben)).toEqual([]);
  // The note is read, but stays in Mentions.
  await expect(view(ben, 'Mentions')).toHaveText('Mentions');
  await view(ben, 'Mentions').click();
  await expect(rows(ben)).toHaveText(['Ask somebody']);
  await ben.getByRole('button', { name: 'Unread only' }).click();
  await expect(rows(ben)).toHaveCount(0);
});

test("a follower is notified of a colleague's reply, and both members see the followers", {
  tag: '@full',
}, async ({ browser }) => {
  const { id } = await addTicket(team.admin, 'Follow me');
  const ben = await openAs(browser, team.agent, `/tickets/${id}`);
  const ada = await openAs(browser, team.admin, `/tickets/${id}`);
  for (const page of [ada, ben]) await unfold(page, 'Followers');
  await expect(followers(ben).getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await ben.keyboard.press('f');
  await expect(followers(ben).getByText('(you)')).toBeVisible();
  await expect(followers(ada).getByText(nameOf(team))).toBeVisible();

  await expect(ada.getByText('Ben Tester is viewing')).toBeVisible();
  // Members aren't notified about a ticket that they are viewing.
  await ben.goto(`${helpdeskUrl}/notifications`);
  await expect(ada.getByText('Ben Tester is viewing')).toBeHidden();
  const answer = await team.admin.api.post(`/api/tickets/${id}/messages`, {
    data: { message: 'It is on its way' },
  });
  expect(answer.status()).toBe(201);
  await expect(ben.getByText('Ada Tester replied')).toBeVisible();

  await followers(ada)
    .getByRole('button', { name: /^Remove follower Ben/ })
    .click();
  // A toast stays open while the pointer is over it.
  await toast(ada).getByRole('button', { name: 'Undo' }).hover();
  await expect(followers(ada).getByText(nameOf(team))).toHaveCount(0);
  await toast(ada).getByRole('button', { name: 'Undo' }).click();
  await expect(followers(ada).getByText(nameOf(team))).toBeVisible();
  await expect(timeline(ada).filter({ hasText: /added .+ as a follower/ })).toHaveCount(1);
});

test('an agent changes subject and requester by keyboard, both members see it, and undo works', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const { id, ticketNumber } = await addTicket(team.admin, 'Wrong person');
  const ben = await openAs(browser, team.agent, `/tickets/${id}`);
  const ada = await openAs(browser, team.admin, `/tickets/${id}`);
  await expect(ben.getByRole('heading', { name: 'Wrong person' })).toBeVisible();
  await expect(ada.getByRole('heading', { name: 'Wrong person' })).toBeVisible();
  await ben.keyboard.press('Shift+E');
  const dialog = ben.getByRole('dialog', { name: `Edit ${ticketNumber}` });
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Right person');
  await dialog.getByRole('combobox', { name: 'Requester email' }).fill('hugo@example.com');
  await dialog.getByRole('textbox', { name: 'Requester name' }).fill('Hugo Host');
  expect(await violations(ben)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Requester name' }).press('Enter');
  await toast(ben).getByText(`Hugo Host is now the requester of ${ticketNumber}`).hover();
  await expect(ada.getByRole('heading', { name: 'Right person' })).toBeVisible();
  await expect(ada.getByRole('region', { name: 'Customer', exact: true })).toContainText(
    'hugo@example.com',
  );
  await expect(
    timeline(ada).filter({ hasText: 'made Hugo Host (hugo@example.com) the requester' }),
  ).toHaveCount(1);
  await toast(ben).getByRole('button', { name: 'Undo' }).click();
  await expect(ada.getByRole('heading', { name: 'Wrong person' })).toBeVisible();
  await expect(ada.getByRole('region', { name: 'Customer', exact: true })).toContainText(
    'vera@example.com',
  );
});

test('an agent hands over a ticket with a note and the draft reply', { tag: '@full' }, async ({
  browser,
  violations,
}) => {
  const { id, ticketNumber } = await addTicket(team.admin, 'Go on with it');
  const ada = await openAs(browser, team.admin, `/tickets/${id}`);
  await expect(ada.getByRole('heading', { name: 'Go on with it' })).toBeVisible();
  await ada.keyboard.press('r');
  await ada.getByRole('textbox', { name: 'Reply', exact: true }).fill('Hello Vera, the part');
  await ada.keyboard.press('Escape');
  await ada.keyboard.press('Shift+H');
  const dialog = ada.getByRole('dialog', { name: `Hand over ${ticketNumber}` });
  await dialog.getByRole('combobox', { name: 'Colleague' }).selectOption({ label: nameOf(team) });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Can you go on?');
  expect(await violations(ada)).toEqual([]);
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(toast(ada).getByText('Ticket handed over')).toBeVisible();
  await expectWritten(ada.getByRole('textbox', { name: 'Reply', exact: true }), '');

  const ben = await openAs(browser, team.agent, '/notifications');
  await expect(ben.getByText(`handed ${ticketNumber}: Go on with it over to you`)).toBeVisible();
  await ben.goto(`${helpdeskUrl}/tickets/${id}`);
  const draft = ben.getByRole('region', { name: /^Draft from / });
  await expect(draft).toContainText('Hello Vera, the part');
  expect(await violations(ben)).toEqual([]);
  await draft.getByRole('button', { name: 'Use draft' }).click();
  await expectWritten(
    ben.getByRole('textbox', { name: 'Reply', exact: true }),
    'Hello Vera, the part',
  );
  await expect(draft).toBeHidden();
  await ben.reload();
  await expect(ben.getByText('Can you go on?')).toBeVisible();
  await expect(draft).toBeHidden();
  await ben.getByRole('button', { name: 'Add Cc recipient' }).click();
  await ben.getByRole('textbox', { name: 'Add Cc recipient' }).fill('carl@example.com');
  await ben.keyboard.press('Enter');
  await expect(ben.getByRole('list', { name: 'Cc' }).getByText('carl@example.com')).toBeVisible();
  expect(await violations(ben)).toEqual([]);
  await expect(timeline(ada).filter({ hasText: 'added carl@example.com to Cc' })).toHaveCount(1);
});
