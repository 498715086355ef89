import { expect, type Page } from 'playwright/test';
import { test } from '../host-pages/host-page.ts';
import { newOrganization, openAs } from './organizations.ts';
import { chatPage, openChatOf as panel, subdomainOf, visitorOn } from './visitor.ts';

const opening = { timeout: 60_000 };
const words = 'Is that the recalled one';

/** Records every frame and every response that the visitor's browser receives. */
function heardBy(page: Page) {
  const heard: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void heard.push(String(payload))),
  );
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) heard.push(await response.text().catch(() => ''));
  });
  return heard;
}

test('an agent mentions a colleague in a chat note, and the visitor never receives it', {
  tag: '@full',
}, async ({ browser, page, open, helpdeskUrl, violations }) => {
  const team = await newOrganization();
  const name = `${team.agent.firstName} ${team.agent.lastName}`;
  const ada = await openAs(browser, team.admin, '/live-chat');
  const ben = await openAs(browser, team.agent, '/notifications');
  await expect(ada.getByText('No chat sessions')).toBeVisible(opening);
  const visitor = visitorOn(page);
  const heard = heardBy(page);
  await open({ body: await chatPage(helpdeskUrl, await subdomainOf(team.admin)) });
  await visitor.open();
  await visitor.askForPerson('Vera Visitor', 'vera@example.com');
  await visitor.say('My grinder stops after a minute.');
  await ada.getByRole('button', { name: 'Accept the chat with Vera Visitor' }).click(opening);
  await expect(panel(ada).getByText('Active with you')).toBeVisible(opening);

  const box = ada.getByRole('textbox', { name: 'Message to Vera Visitor' });
  await expect(box).toBeFocused();
  await box.press('Escape');
  await ada.keyboard.press('n');
  const note = ada.getByRole('textbox', { name: 'Internal note' });
  await expect(note).toBeFocused();
  await ada.keyboard.type(`${words}, @be`);
  await expect(ada.getByRole('listbox', { name: 'Members' }).getByRole('option')).toHaveText([
    new RegExp(`^.*${name}`),
  ]);
  expect(await violations(ada)).toEqual([]);
  await ada.keyboard.press('Enter');
  await expect(note).toHaveValue(`${words}, @${name} `);
  await ada.keyboard.press('Enter');
  await expect(panel(ada).getByRole('listitem', { name: 'Internal note' })).toContainText(words);
  await expect(panel(ada).locator('mark')).toHaveText(`@${name}`);
  expect(await violations(ada)).toEqual([]);

  await expect(ben.getByText(/mentioned you in the chat with Vera Visitor/)).toBeVisible(opening);
  await expect(ben.getByText(`${words}, @${name}`)).toBeVisible();
  await ben.getByRole('link', { name: 'Open chat' }).first().click();
  await expect(panel(ben).getByRole('listitem', { name: 'Internal note' })).toContainText(words);

  // The visitor gets this message after the note was sent, so a leaked note would have arrived by then.
  await ada.getByRole('radio', { name: 'Reply' }).check({ force: true });
  await ada.getByRole('textbox', { name: 'Message to Vera Visitor' }).fill('One moment, please.');
  await ada.keyboard.press('Enter');
  await expect(visitor.words.last()).toHaveText('One moment, please.');
  await page.reload();
  await expect(visitor.words.last()).toHaveText('One moment, please.', opening);
  await expect(visitor.log).not.toContainText(words);
  await expect(page.getByText(words)).toHaveCount(0);
  expect(heard.join('\n')).toContain('One moment, please.');
  expect(heard.join('\n')).not.toContain(words);

  await panel(ada).getByRole('button', { name: 'More' }).click();
  await ada.getByRole('menuitem', { name: 'Convert to ticket' }).click();
  await panel(ada).getByRole('button', { name: 'More' }).click();
  await ada.getByRole('menuitem', { name: 'View ticket' }).click();
  // The chat stays on the screen for a moment, so this looks at the ticket's messages only.
  const messages = ada.getByRole('region', { name: 'Messages' });
  await expect(messages.getByRole('listitem', { name: 'Internal note' })).toContainText(words);
});
