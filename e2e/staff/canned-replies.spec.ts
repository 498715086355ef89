import { expect, type Page } from 'playwright/test';
import { test } from '../host-pages/host-page.ts';
import { expectWritten } from '../written.ts';
import { addTicket, newOrganization, openAs } from './organizations.ts';
import { chatPage, subdomainOf, visitorOn } from './visitor.ts';

/** Creates a canned reply for the team. */
async function write(page: Page, reply: { title: string; shortcut: string; text: string }) {
  await page.getByRole('button', { name: 'New Canned Reply' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New Canned Reply' });
  await dialog.getByLabel('Title').fill(reply.title);
  await dialog.getByLabel('Shortcut').fill(reply.shortcut);
  await dialog.getByLabel('Text', { exact: true }).fill(reply.text);
  await dialog.getByLabel('Who can use it').selectOption('The team');
  await expect(dialog.getByText('Hello Ada, I look after [order number].')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `Edit ${reply.title}` })).toBeVisible();
}

/** Inserts the canned reply with a slash and answers its question. */
async function use(page: Page, box: ReturnType<Page['getByRole']>, order: string) {
  await box.pressSequentially('/ord');
  await expect(page.getByRole('option', { name: /Order taken/ })).toBeVisible();
  await box.press('Enter');
  await page.getByLabel('order number').fill(order);
  const counted = page.waitForResponse(/\/api\/canned-replies\/[^/]+\/use$/);
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await counted;
}

test('an agent uses a team canned reply on a ticket and in a chat, with the name of each customer', async ({
  page: visitorPage,
  browser,
  open,
  helpdeskUrl,
  violations,
}) => {
  const team = await newOrganization();
  const ticket = await addTicket(team.admin, 'Where is my grinder?');
  const ada = await openAs(browser, team.admin, '/settings/canned-replies');
  const text = 'Hello {customer.firstName|there}, I look after {?order number}.';
  await write(ada, { title: 'Order taken', shortcut: 'order', text });
  expect(await violations(ada)).toEqual([]);

  const ben = await openAs(browser, team.agent, `/tickets/${ticket.id}`);
  const reply = ben.getByRole('textbox', { name: 'Reply' });
  await reply.click();
  await reply.pressSequentially('/');
  await expect(ben.getByRole('option', { name: /Order taken/ })).toBeVisible();
  expect(await violations(ben)).toEqual([]);
  await reply.press('Backspace');
  await use(ben, reply, 'A-17');
  await expectWritten(reply, 'Hello Vera, I look after A-17.');
  await ben.getByRole('button', { name: 'Send Reply' }).click();
  await expect(ben.getByRole('main').getByText('Hello Vera, I look after A-17.')).toBeVisible();
  await expectWritten(reply, '');

  await ben.goto(`${helpdeskUrl}/live-chat`);
  await open({ body: await chatPage(helpdeskUrl, await subdomainOf(team.admin)) });
  const visitor = visitorOn(visitorPage);
  await visitor.open();
  await visitor.askForPerson('Zoe Visitor', 'zoe@example.com');
  await visitor.say('Does the kettle whistle?');
  const chats = ben.getByRole('region', { name: 'Chat sessions' });
  await expect(chats.getByText('Does the kettle whistle?')).toBeVisible();
  await ben.getByRole('button', { name: 'Accept the chat with Zoe Visitor' }).click();
  const message = ben.getByRole('textbox', { name: 'Message to Zoe Visitor' });
  await message.click();
  await use(ben, message, 'B-2');
  await expect(message).toHaveValue('Hello Zoe, I look after B-2.');
  await message.press('Enter');
  await expect(visitor.words.last()).toHaveText('Hello Zoe, I look after B-2.');

  await ada.reload();
  await expect(ada.getByText('Used 2 times')).toBeVisible();
});
