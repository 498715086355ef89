import { expect } from 'playwright/test';
import { test } from '../host-pages/host-page.ts';
import { addTicket, newOrganization, openAs } from './organizations.ts';
import { somebodyIsHere, startChat, subdomainOf } from './visitor.ts';

const opening = { timeout: 60_000 };

test('an agent sees a waiting chat above the tickets in Needs reply and accepts it by keyboard', async ({
  browser,
  helpdeskUrl,
  violations,
}) => {
  const server = await newOrganization();
  const subdomain = await subdomainOf(server.admin);
  await addTicket(server.admin, 'Kettle leaks');
  const ada = await openAs(browser, server.admin, '/tickets?turn=us');
  const ticket = ada.getByRole('link', { name: 'Kettle leaks', exact: true });
  await expect(ticket).toBeVisible(opening);
  await expect(ada.getByLabel('Sort by')).toHaveValue('waiting');
  await somebodyIsHere(helpdeskUrl, subdomain);
  await startChat(helpdeskUrl, subdomain, 'Eva Early', 'Where is my parcel?');

  const chats = ada.getByRole('region', { name: 'Chats waiting' });
  await expect(chats).toContainText('Where is my parcel?', opening);
  await expect(chats).toContainText(/Waiting \d+ s/);
  expect(await violations(ada)).toEqual([]);
  await ada.keyboard.press('j');
  await expect(chats.getByRole('button', { name: 'Eva Early', exact: true })).toBeFocused();
  await ada.keyboard.press('j');
  await expect(ticket).toBeFocused();
  await ada.keyboard.press('k');
  await ada.keyboard.press('a');
  await expect(ada.getByRole('textbox', { name: 'Message to Eva Early' })).toBeFocused(opening);
  await expect(chats).toHaveCount(0);
});
