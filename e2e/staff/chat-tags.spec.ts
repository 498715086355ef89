import { expect } from 'playwright/test';
import { test } from '../host-pages/host-page.ts';
import { newOrganization, openAs } from './organizations.ts';
import { openChatOf as panel, somebodyIsHere, startChat, subdomainOf } from './visitor.ts';

const opening = { timeout: 60_000 };

test('an agent tags a chat, a colleague sees and filters by the tag, and the ticket has it', {
  tag: '@full',
}, async ({ browser, helpdeskUrl, violations }) => {
  const team = await newOrganization();
  const subdomain = await subdomainOf(team.admin);
  const ada = await openAs(browser, team.admin, '/live-chat');
  const ben = await openAs(browser, team.agent, '/live-chat');
  await expect(ada.getByText('Try it as a visitor')).toBeVisible(opening);
  await somebodyIsHere(helpdeskUrl, subdomain);
  for (const name of ['Eva Early', 'Max Middle'])
    await startChat(helpdeskUrl, subdomain, name, `I am ${name}`);

  await ada.getByRole('button', { name: 'Eva Early', exact: true }).click(opening);
  const about = ada.getByRole('region', { name: 'Visitor', exact: true });
  await about.getByRole('button', { name: 'Add tag' }).click();
  const field = ada.getByRole('combobox', { name: 'Tags of the chat with Eva Early' });
  await expect(field).toBeFocused();
  await field.fill('warranty');
  await expect(ada.getByRole('option', { name: 'Create “warranty”' })).toBeVisible();
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(ada.getByRole('option', { name: /warranty/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(await violations(ada)).toEqual([]);
  await field.press('Escape');
  const tags = about.getByRole('button', { name: 'Tags: warranty' });
  await expect(tags).toBeFocused();

  // The colleague sees the tag in the list and filters the chats by it.
  const list = ben.getByRole('region', { name: 'Chat sessions' });
  await expect(list.getByText('warranty')).toBeVisible(opening);
  await ben.getByRole('button', { name: 'Filter by tag', exact: true }).click();
  await ben.getByRole('option', { name: 'warranty' }).click();
  await expect(list.getByRole('button', { name: 'Max Middle', exact: true })).toHaveCount(0);
  await expect(list.getByRole('button', { name: 'Eva Early', exact: true })).toBeVisible();
  expect(await violations(ben)).toEqual([]);
  await ben.reload();
  await expect(list.getByRole('button', { name: 'Eva Early', exact: true })).toBeVisible(opening);
  await expect(list.getByRole('button', { name: 'Max Middle', exact: true })).toHaveCount(0);

  await panel(ada, 'Eva Early').getByRole('button', { name: 'More' }).click();
  await ada.getByRole('menuitem', { name: 'Convert to ticket' }).click();
  await panel(ada, 'Eva Early').getByRole('button', { name: 'More' }).click();
  await ada.getByRole('menuitem', { name: 'View ticket' }).click();
  await expect(ada.getByRole('button', { name: 'Tags: warranty' }).first()).toBeVisible(opening);
});
