import { expect } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../host-pages/host-page.ts';
import { isInert, watch } from '../inert.ts';
import { newOrganization, openAs } from './organizations.ts';
import { chatPage, openChatOf as panel, strictPolicy, subdomainOf, visitorOn } from './visitor.ts';

const opening = { timeout: 60_000 };

const policy = strictPolicy(helpdeskUrl);

const attack = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) <script>alert(1)</script>';

test("a visitor on the strictest page sees an agent's formatting, and the chat's ticket has it too", {
  tag: '@full',
}, async ({ browser, page, open, violations, pageErrors }) => {
  const team = await newOrganization();
  const ada = await openAs(browser, team.admin, '/live-chat');
  await expect(ada.getByText('No chat sessions')).toBeVisible(opening);
  const [hers, theirs] = [await watch(ada), await watch(page)];
  const visitor = visitorOn(page);
  const body = await chatPage(helpdeskUrl, await subdomainOf(team.admin));
  await open({ body, headers: { 'content-security-policy': policy } });
  await visitor.open();
  await visitor.askForPerson('Vera Visitor', 'vera@example.com');
  await visitor.say('My **kettle** is cold.');
  await ada.getByRole('button', { name: 'Accept the chat with Vera Visitor' }).click(opening);
  await expect(panel(ada).getByText('Active with you')).toBeVisible(opening);

  await panel(ada).getByRole('button', { name: 'Formatting' }).click();
  await expect(panel(ada).getByRole('group', { name: 'Formatting' })).toBeVisible();
  const box = ada.getByRole('textbox', { name: 'Message to Vera Visitor' });
  await box.fill(`Press the **red** switch\n\n- once\n- twice\n\n${attack}`);
  expect(await violations(ada)).toEqual([]);
  await box.press('Enter');
  await expect(box).toHaveValue('');
  for (const log of [visitor.log, panel(ada).getByRole('log')]) {
    await expect(log.locator('strong')).toHaveText('red', opening);
    await expect(log.locator('li').filter({ hasText: /^once$/ })).toBeVisible();
    await expect(log).toContainText('My **kettle** is cold.');
    await expect(log.locator('img, script, a[href^="javascript"]')).toHaveCount(0);
  }
  expect(await violations(page)).toEqual([]);
  expect(await violations(ada)).toEqual([]);
  await isInert(ada, 'the live chat');
  await isInert(page, 'the host page');
  expect([hers, theirs, pageErrors]).toEqual([[], [], []]);

  await panel(ada).getByRole('button', { name: 'More' }).click();
  await ada.getByRole('menuitem', { name: 'Convert to ticket' }).click();
  await panel(ada).getByRole('button', { name: 'More' }).click();
  await ada.getByRole('menuitem', { name: 'View ticket' }).click();
  // The ticket's description contains the chat's messages.
  const said = ada.getByRole('region', { name: 'Description' });
  await expect(said.locator('strong')).toHaveText('red', opening);
  await expect(said).toContainText('My **kettle** is cold.');
});
