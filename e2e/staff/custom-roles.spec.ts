import { expect } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { newOrganization, openAs } from './organizations.ts';

test('an admin creates a role and assigns it to an agent, who gets exactly its permissions', async ({
  browser,
  violations,
}) => {
  const team = await newOrganization();
  const admin = await openAs(browser, team.admin, '/team');
  const agent = await openAs(browser, team.agent, '/tickets');
  const sidebar = agent.getByRole('navigation', { name: 'Main' });
  await expect(sidebar.getByRole('link', { name: 'Live Chat' })).toBeVisible();

  const table = admin.getByRole('table', { name: 'Permissions by role' });
  await expect(table.getByRole('row', { name: 'Change roles Yes No No' })).toBeVisible();
  await admin.getByRole('button', { name: 'New Role' }).click();
  const dialog = admin.getByRole('dialog', { name: 'New Role' });
  await dialog.getByLabel('Name').fill('Second line');
  for (const name of ['View chats', 'Reply to chats']) await dialog.getByLabel(name).uncheck();
  await dialog.getByLabel('Download reports').check();
  expect(await violations(admin)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save Role' }).click();
  await expect(dialog).toBeHidden();
  await expect(table.getByRole('row', { name: 'View chats Yes Yes No No' })).toBeVisible();
  await expect(table.getByRole('row', { name: 'Download reports Yes No No Yes' })).toBeVisible();

  const members = admin.getByRole('list', { name: 'Members' });
  await members.getByRole('combobox').selectOption('Second line');
  await expect(members.getByText('Second line').first()).toBeVisible();
  await expect(table.getByText('1 member')).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Live Chat' })).toBeHidden();
  await agent.goto(`${helpdeskUrl}/live-chat`);
  await expect(agent.getByText("You don't have access to this page")).toBeVisible();

  await admin.getByRole('button', { name: 'Delete the role Second line' }).click();
  await admin.getByRole('button', { name: 'Delete', exact: true }).click();
  const refusal = 'Give members and invitations with this role another role first';
  await expect(admin.getByText(refusal, { exact: true })).toBeVisible();
  await admin.setViewportSize({ width: 320, height: 640 });
  // Only the table scrolls sideways, not the page or its content.
  const beyond = () =>
    admin.evaluate(() =>
      [document.documentElement, document.querySelector('main')].map(
        (one) => one && one.scrollWidth - one.clientWidth,
      ),
    );
  await expect.poll(beyond).toEqual([0, 0]);
  expect(await violations(admin)).toEqual([]);
});
