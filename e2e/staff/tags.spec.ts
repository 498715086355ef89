import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { idle } from '../hold.ts';
import { addTicket, newOrganization, type Organization, openAs } from './organizations.ts';

const opening = { timeout: 60_000 };
let team: Organization;

test.beforeEach(async () => {
  team = await newOrganization();
});

async function addTag(name: string, color = 'blue') {
  const answer = await team.admin.api.post('/api/tags', { data: { name, color } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** The button with the open ticket's tags: in its details, or in its header if there is no room for the details. */
const tagsOf = (page: Page) => page.locator('[data-pick="tags"]:visible');
const picker = (page: Page) => page.getByRole('combobox', { name: /^Tags of/ });
const option = (page: Page, name: RegExp | string) => page.getByRole('option', { name });

async function openTicket(page: Page, subject: string) {
  await expect(page.getByRole('heading', { name: subject })).toBeVisible(opening);
  await expect(page.getByText('Reconnecting...')).toBeHidden();
}

test('an agent creates a tag while typing, and an admin sees it at once, renames and merges it', async ({
  browser,
  violations,
}) => {
  const broken = await addTag('Broken on arrival', 'red');
  await addTicket(team.admin, 'The zebracorn grinder arrived broken', { tagIds: [broken] });
  const ticket = await addTicket(team.admin, 'My zebracorn grinder is broken');
  const ada = await openAs(browser, team.admin, `/tickets/${ticket.id}`);
  await openTicket(ada, 'My zebracorn grinder is broken');
  const ben = await openAs(browser, team.agent, `/tickets/${ticket.id}`);
  await openTicket(ben, 'My zebracorn grinder is broken');

  // Tags of similar tickets come first: one key opens the picker, the next adds the tag.
  await ben.keyboard.press('t');
  await expect(picker(ben)).toBeFocused();
  await expect(option(ben, /Broken on arrival/)).toBeVisible();
  expect(await violations(ben)).toEqual([]);
  await ben.keyboard.press('Enter');
  await expect(tagsOf(ben)).toHaveAccessibleName('Tags: Broken on arrival');
  await expect(tagsOf(ada)).toHaveAccessibleName('Tags: Broken on arrival');
  await ben.keyboard.type('Wants refund');
  await expect(option(ben, 'Create “Wants refund”')).toBeVisible();
  await ben.keyboard.press('Enter');
  await expect(tagsOf(ben)).toHaveAccessibleName('Tags: Broken on arrival, Wants refund');
  await ben.keyboard.press('Escape');
  await expect(picker(ben)).toBeHidden();
  await expect(tagsOf(ben)).toBeFocused();
  await expect(tagsOf(ada)).toHaveAccessibleName('Tags: Broken on arrival, Wants refund');
  await expect(ada.getByText('Ben Tester added the tag Wants refund')).toBeVisible();

  // Only members who manage settings can rename and merge tags.
  await ada.goto(`${helpdeskUrl}/settings/tags`);
  await ada.getByRole('button', { name: 'Edit Wants refund' }).click();
  const edit = ada.getByRole('dialog', { name: 'Edit Tag' });
  await edit.getByLabel('Name').fill('Refund');
  await edit.getByText('Green').click();
  expect(await violations(ada)).toEqual([]);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(tagsOf(ben)).toHaveAccessibleName('Tags: Broken on arrival, Refund');

  await ada.getByRole('button', { name: 'Actions for Refund' }).click();
  await ada.getByRole('menuitem', { name: /Merge/ }).click();
  const merge = ada.getByRole('dialog', { name: 'Merge “Refund”' });
  await merge.getByLabel('Into').selectOption(broken);
  await expect(merge.getByRole('status')).toHaveText(/replaces “Refund” on 1 ticket\./);
  expect(await violations(ada)).toEqual([]);
  await merge.getByRole('button', { name: 'Merge' }).click();
  await expect(ada.getByText('Tags merged').first()).toBeVisible();
  await expect(tagsOf(ben)).toHaveAccessibleName('Tags: Broken on arrival');
  await expect(ada.getByRole('button', { name: 'Edit Refund' })).toBeHidden();
  await ada.keyboard.press('Control+z');
  await expect(tagsOf(ben)).toHaveAccessibleName('Tags: Broken on arrival, Refund');

  await ada.getByRole('button', { name: 'Actions for Refund' }).click();
  await ada.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(ada.getByText('Tag deleted').first()).toBeVisible();
  await expect(tagsOf(ben)).toHaveAccessibleName('Tags: Broken on arrival');
  await ada.keyboard.press('Control+z');
  await expect(tagsOf(ben)).toHaveAccessibleName('Tags: Broken on arrival, Refund');

  await ben.goto(`${helpdeskUrl}/settings/tags`);
  await expect(ben.getByText('Access Denied')).toBeVisible();
});

test('an agent filters tickets by tag, and adds and removes tags on selected tickets', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const [late, vip] = [await addTag('Late delivery', 'orange'), await addTag('VIP', 'purple')];
  await addTicket(team.admin, 'Kettle is late', { tagIds: [late] });
  await addTicket(team.admin, 'Lamp is late', { tagIds: [late, vip] });
  await addTicket(team.admin, 'Pot leaks');
  const ada = await openAs(browser, team.admin, '/tickets');
  const rows = ada.locator('a[data-open]');
  await expect(rows).toHaveCount(3, opening);

  await ada.getByRole('button', { name: 'Filter by tags' }).click();
  const none = ada.getByText('None', { exact: true });
  const before = await none.boundingBox();
  await option(ada, /Late delivery/).click();
  await expect(rows).toHaveText(['Lamp is late', 'Kettle is late']);
  await expect(ada.getByRole('button', { name: 'Save view' })).toBeVisible();
  // The option under the pointer doesn't move.
  await idle(ada);
  expect(await none.boundingBox()).toEqual(before);
  await none.click();
  await option(ada, /VIP/).click();
  await expect(rows).toHaveText(['Kettle is late']);
  expect(await violations(ada)).toEqual([]);
  await ada.keyboard.press('Escape');
  await ada.reload();
  await expect(rows).toHaveText(['Kettle is late']);
  await ada.getByRole('button', { name: /: None of the tags VIP/ }).click();
  await expect(rows).toHaveCount(2);
  await ada.getByRole('button', { name: /: All of the tags/ }).click();
  await expect(rows).toHaveCount(3);
  const search = ada.getByRole('searchbox', { name: 'Search tickets' });
  await search.fill('tag:vip,latedelivery lamp');
  await search.press('Enter');
  await expect(rows).toHaveText(['Lamp is late']);
  await expect(ada.getByRole('button', { name: /: Any of the tags/ })).toHaveText(
    'Any of VIP, Late delivery',
  );

  await ada.goto(`${helpdeskUrl}/tickets`);
  await ada.getByRole('checkbox', { name: 'Select all tickets shown' }).check();
  await ada.getByRole('button', { name: 'Tags', exact: true }).click();
  const choices = ada.getByRole('combobox', { name: 'Tags, 3 tickets' });
  await expect(option(ada, /Late delivery/)).toContainText('On 2 of 3');
  await option(ada, /Late delivery/).click();
  await option(ada, /Late delivery/).click();
  await expect(option(ada, /Late delivery/)).toContainText('Remove');
  await choices.fill('On the way');
  await option(ada, 'Create “On the way”').click();
  await expect(option(ada, /On the way/)).toContainText('Add');
  expect(await violations(ada)).toEqual([]);
  await ada.getByRole('button', { name: 'Apply to 3 tickets' }).click();
  await expect(ada.getByText('3 tickets updated').first()).toBeVisible();
  const row = (subject: string) => ada.getByRole('row', { name: new RegExp(subject) });
  await expect(row('Pot leaks')).toContainText('On the way');
  await expect(row('Lamp is late')).not.toContainText('Late delivery');
  await ada.keyboard.press('Control+z');
  await expect(row('Pot leaks')).not.toContainText('On the way');
  await expect(row('Lamp is late')).toContainText('Late delivery');
});

test('an agent on a phone picks the tags of a ticket from its header', { tag: '@full' }, async ({
  browser,
  violations,
}) => {
  const ids = [await addTag('Late delivery', 'orange'), await addTag('VIP', 'purple')];
  const ticket = await addTicket(team.admin, 'Kettle is late', { tagIds: ids.slice(0, 1) });
  const ben = await openAs(browser, team.agent, `/tickets/${ticket.id}`, (page) =>
    page.setViewportSize({ width: 390, height: 780 }),
  );
  await openTicket(ben, 'Kettle is late');
  await ben.emulateMedia({ colorScheme: 'dark' });
  await tagsOf(ben).click();
  await option(ben, /VIP/).click();
  await expect(tagsOf(ben)).toHaveAccessibleName('Tags: Late delivery, VIP');
  expect(await violations(ben)).toEqual([]);
  const box = await ben.getByRole('dialog', { name: /^Tags of/ }).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  await ben.keyboard.press('Escape');
  await expect(picker(ben)).toBeHidden();
  // The details show all tags, and the same picker changes them.
  await ben.getByRole('button', { name: 'Details' }).click();
  const details = ben.getByRole('dialog', { name: 'Details' });
  await details.getByRole('button', { name: 'Tags: Late delivery, VIP' }).click();
  await expect(picker(ben)).toBeFocused();
  await ben.keyboard.press('Backspace');
  await expect(details.getByRole('button', { name: 'Tags: Late delivery' })).toBeVisible();
  await ben.keyboard.press('Escape');
  await expect(picker(ben)).toBeHidden();
  await expect(details).toBeVisible();
});
