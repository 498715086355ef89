import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../host-pages/host-page.ts';
import { mailedWith } from '../mail.ts';
import { expectDraft } from '../written.ts';
import { isDrawn, pasteFile, png } from './files.ts';
import { addTicket, newOrganization, openAs, undoSendWithin } from './organizations.ts';
import { chatPage, openChatOf as panel, strictPolicy, subdomainOf, visitorOn } from './visitor.ts';

const opening = { timeout: 60_000 };
const attached = (page: Page) => page.getByRole('list', { name: 'Attached files' });

/** Places the caret after these words in the reply. */
const caretAfter = (page: Page, words: string) =>
  page.getByRole('textbox', { name: 'Reply' }).evaluate((box, before) => {
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const at = texts.currentNode.textContent?.indexOf(before) ?? -1;
      if (at >= 0) getSelection()?.collapse(texts.currentNode, at + before.length);
    }
  }, words);

test('an agent pastes a picture into a reply, and it keeps its place after a reload, an undo, on the ticket page and in the email', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const team = await newOrganization();
  await undoSendWithin(60, team.agent);
  const { id, ticketNumber } = await addTicket(team.admin, 'Where is it?');
  const ben = await openAs(browser, team.agent, `/tickets/${id}`);
  const box = ben.getByRole('textbox', { name: 'Reply' });
  await box.click();
  await expect(ben.getByRole('button', { name: 'Bold' })).toBeVisible();
  await box.pressSequentially('Press here: .\n\nThen **wait** a minute.');
  await expect(ben.getByRole('button', { name: 'Attach files' })).toBeVisible();
  await caretAfter(ben, 'here: ');
  await pasteFile(box, 'Switch.png');
  await expect(attached(ben).getByRole('progressbar')).toHaveCount(0);
  const written = /^Press here: !\[Switch\.png\]\(file:[\w-]+\)\.\n\nThen \*\*wait\*\* a minute\.$/;
  await expectDraft(ben, written);
  await expect(box).toBeFocused();
  await isDrawn(box.locator('p').first().getByRole('img', { name: 'Switch.png' }));
  expect(await violations(ben)).toEqual([]);

  await ben.reload();
  await expectDraft(ben, written);
  await expect(attached(ben).getByRole('listitem')).toHaveText([/Switch\.png/]);
  await ben.getByRole('button', { name: 'Send Reply' }).click();
  const waiting = ben.getByRole('region', { name: 'Not sent yet' });
  await isDrawn(waiting.locator('p').first().getByRole('img', { name: 'Switch.png' }));
  await waiting.getByRole('button', { name: 'Undo' }).click();
  await expectDraft(ben, written);
  await undoSendWithin(0, team.agent);
  await ben.reload();
  await ben.getByRole('button', { name: 'Send Reply' }).click();
  const said = ben.locator('.formatted-text').filter({ hasText: 'a minute' });
  await isDrawn(said.locator('p').first().getByRole('img', { name: 'Switch.png' }));
  await expect(ben.getByRole('list', { name: 'Pictures' })).toHaveCount(0);

  await mailedWith('vera@example.com', [ticketNumber, png, 'cid:', 'Press here: Switch.png.']);

  const vera = await (await browser.newContext()).newPage();
  await vera.goto(`${helpdeskUrl}/public/ticket/${await subdomainOf(team.admin)}`);
  await vera.getByLabel('Email Address').fill('vera@example.com');
  await vera.getByLabel('Ticket Number').fill(ticketNumber);
  await vera.getByRole('button', { name: 'Access Ticket' }).click();
  const read = vera.locator('p', { hasText: 'Press here:' });
  await isDrawn(read.getByRole('img', { name: 'Switch.png' }));
  await expect(vera.getByRole('img', { name: 'Switch.png' })).toHaveCount(1);
  expect(await violations(vera)).toEqual([]);
});

test('an agent adds a picture to a plain reply, removes it with its file, and inserts a canned reply with its own picture', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const team = await newOrganization();
  await undoSendWithin(0, team.agent);
  const { id } = await addTicket(team.admin, 'Where is it?');
  const ada = await openAs(browser, team.admin, '/settings/canned-replies');
  await ada.getByRole('button', { name: 'New Canned Reply' }).first().click();
  const dialog = ada.getByRole('dialog', { name: 'New Canned Reply' });
  await dialog.getByLabel('Title').fill('The switch');
  await dialog.getByLabel('Who can use it').selectOption('The team');
  const text = dialog.getByRole('textbox', { name: 'Text' });
  await text.fill('Look: ');
  await pasteFile(text, 'Switch.png');
  await dialog.getByRole('button', { name: 'Insert Switch.png into the text' }).click();
  // Expects the ID of the file. Before the upload ends, the text has a temporary ID with hyphens.
  await expect(text).toHaveValue(/^Look: !\[Switch\.png\]\(file:\w{20,}\)$/);
  expect(await violations(ada)).toEqual([]);
  // Uses the Enter key, because the preview grows with its picture and moves the button below it.
  await dialog.getByLabel('Title').press('Enter');
  await expect(dialog).toBeHidden();

  const ben = await openAs(browser, team.agent, `/tickets/${id}`);
  const box = ben.getByRole('textbox', { name: 'Reply' });
  await box.fill('2 * 3 * 4');
  // Waits until the editor has replaced the text area.
  await expect(ben.getByRole('button', { name: 'Bold' })).toBeVisible();
  await pasteFile(box, 'Lid.png');
  await expectDraft(ben, /^2 \\\* 3 \\\* 4!\[Lid\.png\]\(file:[\w-]+\)$/);
  await ben.getByRole('button', { name: 'Remove Lid.png' }).click();
  await expectDraft(ben, '2 * 3 * 4');
  await box.press('End');
  await box.pressSequentially(' /switch');
  await expect(ben.getByRole('option', { name: /The switch/ })).toBeVisible();
  await box.press('Enter');
  await expect(attached(ben).getByRole('listitem')).toHaveText([/Switch\.png/]);
  await box.press('Control+Enter');
  const said = ben.locator('.formatted-text').filter({ hasText: 'Look:' });
  await isDrawn(said.getByRole('img', { name: 'Switch.png' }));
  await expect(said).toContainText('2 * 3 * 4');
});

test('an agent pastes a picture into a chat message, and both sides see it inside the text', {
  tag: '@full',
}, async ({ browser, page, open, violations, pageErrors }) => {
  const team = await newOrganization();
  const ada = await openAs(browser, team.admin, '/live-chat');
  await expect(ada.getByText('No chat sessions')).toBeVisible(opening);
  const visitor = visitorOn(page);
  const body = await chatPage(helpdeskUrl, await subdomainOf(team.admin));
  const policy = strictPolicy(helpdeskUrl, { hasPictures: true });
  await open({ body, headers: { 'content-security-policy': policy } });
  await visitor.open();
  await visitor.askForPerson('Vera Visitor', 'vera@example.com');
  await visitor.say('Where is the switch?');
  await ada.getByRole('button', { name: 'Accept the chat with Vera Visitor' }).click(opening);
  await expect(panel(ada).getByText('Active with you')).toBeVisible(opening);
  await panel(ada).getByRole('button', { name: 'Formatting' }).click();
  const box = ada.getByRole('textbox', { name: 'Message to Vera Visitor' });
  await box.fill('Look: ');
  await pasteFile(box, 'Switch.png');
  await expect(attached(ada).getByRole('progressbar')).toHaveCount(0);
  await box.press('End');
  await box.pressSequentially(' there');
  await box.press('Enter');
  for (const log of [visitor.log, panel(ada).getByRole('log')]) {
    const words = log.locator('p', { hasText: 'Look:' });
    await isDrawn(words.getByRole('img', { name: 'Switch.png' }));
    await expect(words).toContainText('there');
    await expect(log.getByRole('img', { name: 'Switch.png' })).toHaveCount(1);
  }
  expect(await violations(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
});
