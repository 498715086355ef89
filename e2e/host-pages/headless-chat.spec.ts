import { expect, type Page } from 'playwright/test';
import WebSocket from 'ws';
import { helpdeskUrl } from '../addresses.ts';
import { box, log, say, type Team, test } from './chat-page.ts';
import { cuttable } from './cuttable.ts';

const status = (page: Page) => page.getByRole('region', { name: 'Night desk' }).locator('#status');
const said = (page: Page) => log(page).locator('.message p').allTextContents();

const open = (page: Page, origin: string, { subdomain }: Team) =>
  page.goto(`${origin}/headless?organization=${subdomain}`);

test('a visitor chats on a headless page across a lost connection and a reload, and each message arrives once', async ({
  page,
  hostPagesUrl,
  team,
  pageErrors,
  violations,
}) => {
  const network = await cuttable(page);
  await team.comes();
  await open(page, hostPagesUrl, team);
  await expect(log(page)).toContainText(team.name);
  await expect(status(page)).toHaveText("We're online");
  expect(await page.evaluate(() => customElements.get('helpdesk-chat'))).toBeUndefined();

  await say(page, 'Which berth is quiet?');
  await expect(status(page)).toHaveText("You're next in line");
  const { id } = await team.chat();
  await team.helpdesk.chat.accept({ id });
  await expect(status(page)).toHaveText(/^You're chatting with Ben/);
  await team.helpdesk.chat.send({ id, message: 'Number 34, over the middle.' });
  await expect(log(page)).toContainText('Number 34, over the middle.');

  await network.reset();
  await expect(status(page)).toHaveText(
    "Disconnected. Your messages will send when you're back online.",
  );
  for (const text of ['And the bicycle?', 'It folds.']) await say(page, text);
  await expect(page.getByText('Not sent yet')).toHaveCount(2);
  await team.helpdesk.chat.send({ id, message: 'Are you still there?' });
  network.restore();
  await expect(status(page)).toHaveText(/^You're chatting with Ben/);
  await expect(page.locator('.unsent')).toHaveCount(0);
  const stored = (await team.helpdesk.chat.get({ id })).messages.map(({ message }) => message);
  expect(stored.slice(-3).toSorted()).toEqual([
    'And the bicycle?',
    'Are you still there?',
    'It folds.',
  ]);
  await expect.poll(() => said(page)).toEqual(stored);

  await page.reload();
  await expect(status(page)).toHaveText(/^You're chatting with Ben/);
  await expect.poll(() => said(page)).toEqual(stored);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'End chat' }).click();
  await expect(status(page)).toHaveText('This chat has ended');
  await page.getByRole('radio', { name: '4' }).check();
  await page.getByLabel('Anything to add?').fill('A window seat');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send rating' }).click();
  await expect(page.getByText('Thank you. Sleep well.')).toBeVisible();
  expect(await team.chat()).toMatchObject({ rating: 4, ratingComment: 'A window seat' });
  await page.getByRole('button', { name: 'Start a new chat' }).click();
  await expect(box(page)).toBeFocused();
  await say(page, 'One more thing');
  await expect.poll(async () => (await team.chat()).id).not.toBe(id);
  await expect.poll(async () => (await said(page)).includes('One more thing')).toBe(true);
  // The browser logs its own error for each blocked request.
  expect(pageErrors.filter((error) => !/ERR_FAILED|WebSocket/.test(error))).toEqual([]);
});

test('agent and visitor each see that the other is typing', { tag: '@full' }, async ({
  page,
  hostPagesUrl,
  team,
}) => {
  await team.comes();
  await open(page, hostPagesUrl, team);
  await say(page, 'A riddle');
  await expect(status(page)).toHaveText("You're next in line");
  const { id } = await team.chat();
  await team.helpdesk.chat.accept({ id });
  await expect(status(page)).toHaveText(/^You're chatting with Ben/);
  const { socket, frames } = await lineOfAgent(team, id);
  socket.send(JSON.stringify({ type: 'typing', isTyping: true }));
  await expect(page.getByText('Ben Tester is writing…')).toBeVisible();
  await box(page).pressSequentially('It is');
  const typed = { type: 'typing', senderType: 'customer', isTyping: true };
  await expect.poll(() => frames).toContainEqual(expect.objectContaining(typed));
  socket.close();
});

/** Opens the chat's socket as the agent. */
async function lineOfAgent(team: Team, id: string) {
  const { ticket } = await team.helpdesk.realtime.ticket();
  const url = `${helpdeskUrl.replace('http', 'ws')}/ws?sessionId=${id}`;
  const socket = new WebSocket(url, ['helpdesk.v1', `token.${ticket}`]);
  const frames: object[] = [];
  socket.on('message', (data) => frames.push(JSON.parse(String(data))));
  await expect.poll(() => frames).toContainEqual(expect.objectContaining({ type: 'hello' }));
  return { socket, frames };
}

test('a visitor who finds no agent online leaves a message and gets a ticket number', {
  tag: '@full',
}, async ({ page, hostPagesUrl, team }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, hostPagesUrl, team);
  await expect(status(page)).toHaveText("We're away, but our bot can help");
  await page.getByRole('button', { name: 'Talk to a person' }).click();
  const form = page.getByRole('form', { name: 'How can we reach you if we get cut off?' });
  await form.getByLabel('Name').fill('Vera Visitor');
  await form.getByLabel('Email').fill('vera@example.com');
  await form.getByLabel('Your message').fill('My bicycle is still on the train');
  await form.getByRole('button', { name: 'Leave a message' }).click();
  await expect(status(page)).toHaveText(/Your ticket number is TK-\d{4}-\d{6}/);
  expect(await team.helpdesk.tickets.list({})).toHaveLength(1);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});
