import { expect, type Page } from 'playwright/test';
import { times } from '../../packages/api/src/test/deep.ts';
import { test } from '../host-pages/host-page.ts';
import { demo } from '../people.ts';
import { newOrganization, openAs } from './organizations.ts';
import { ownServer } from './own-server.ts';
import {
  chatPage,
  cuttable,
  openChatOf as panel,
  subdomainOf,
  type Visitor,
  visitorOn,
} from './visitor.ts';

const opening = { timeout: 60_000 };
const returning = { timeout: 60_000 };

const words = (page: Page) => panel(page).locator('[data-message]');

async function say(page: Page, text: string) {
  const box = panel(page).getByRole('textbox', { name: 'Message to Vera Visitor' });
  await box.fill(text);
  await box.press('Enter');
}

/** Vera asks for a person, and Ada accepts the chat. */
async function begin(visitor: Visitor, ada: Page) {
  await visitor.open();
  await visitor.askForPerson('Vera Visitor', 'vera@example.com');
  await visitor.say('My grinder stops after a minute.');
  // The row may still move away from the pointer until it shows its last message.
  const list = ada.getByRole('region', { name: 'Chat sessions' });
  await expect(list.getByText('My grinder stops after a minute.')).toBeVisible(opening);
  await ada.getByRole('button', { name: 'Accept the chat with Vera Visitor' }).click(opening);
  await expect(panel(ada).getByText('Active with you')).toBeVisible(opening);
  await say(ada, 'Hello Vera, Ada here.');
  await expect(visitor.words.last()).toHaveText('Hello Vera, Ada here.');
  // Vera may get the message before Ada's browser gets the confirmation. Until then it would be sent again.
  await expect(panel(ada).getByText('Sending...')).toHaveCount(0);
}

/** Ada transfers the chat, and Ben continues it. */
async function handOver(ada: Page, ben: Page) {
  await panel(ada).getByRole('button', { name: 'More' }).click();
  await ada.getByRole('menuitem', { name: 'Transfer to another agent...' }).click();
  await ada.getByRole('button', { name: 'Transfer to Ben Tester' }).click();
  // All at once, because two of these are toasts that close by themselves.
  await Promise.all([
    expect(ada.getByText('Chat transferred to Ben Tester').first()).toBeVisible(),
    expect(panel(ada).getByText('Ben Tester is answering this chat')).toBeVisible(),
    expect(ben.getByText('Chat transferred to you').first()).toBeVisible(),
  ]);
  await ben.getByRole('button', { name: 'Vera Visitor', exact: true }).click();
  await expect(panel(ben).getByText('Active with you')).toBeVisible(opening);
}

/** Ends the chat, after cancelling the confirmation once. */
async function end(agent: Page) {
  const ask = async () => {
    await panel(agent).getByRole('button', { name: 'More' }).click();
    await agent.getByRole('menuitem', { name: 'Close chat...' }).click();
  };
  await ask();
  await agent.getByRole('dialog', { name: 'Close this chat?' }).getByText('Cancel').click();
  await expect(panel(agent).getByText('Active with you')).toBeVisible();
  await ask();
  await agent.getByRole('button', { name: 'Close chat', exact: true }).click();
}

/** Expects everyone to have the same messages in the same order, each once. */
async function expectSame(everybody: { page: Page; is: 'staff' | 'visitor' }[], said: string[]) {
  for (const { page, is } of everybody) {
    const all = is === 'staff' ? words(page) : visitorOn(page).words;
    await expect(async () => {
      const texts = await all.allTextContents();
      expect(texts.filter((text) => said.includes(text))).toEqual(said);
    }).toPass(returning);
  }
}

test('an agent sees the heading, four figures and a status filter on the live chat screen', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const server = await newOrganization();
  const page = await openAs(browser, server.agent, '/live-chat');
  await expect(page.getByRole('heading', { name: 'Live Chat', level: 1 })).toBeVisible(opening);
  await expect(page.getByText('Manage real-time customer conversations')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Chats by status' }).getByRole('button')).toHaveText([
    'Total Sessions0',
    'Waiting0',
    'Active0',
    'Closed0',
  ]);
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(status.getByRole('option')).toHaveText([
    'All Sessions',
    'Waiting',
    'Active',
    'Closed',
  ]);
  await expect(page.getByText('No chat sessions')).toBeVisible();
  await status.selectOption('Closed');
  await expect(page).toHaveURL(/\?status=closed$/);
  await page.reload();
  await expect(status).toHaveValue('closed', opening);
  expect(await violations(page)).toEqual([]);
});

test('a member without permission sees no live chat, and their browser makes no request for it', {
  tag: '@full',
}, async ({ page, helpdeskUrl }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const answer = await page.request.post(`${helpdeskUrl}/api/auth/login`, {
    data: { email: demo.customer, password: demo.password },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  await page.goto(`${helpdeskUrl}/live-chat`);
  await expect(page.getByText("You don't have access to this page")).toBeVisible(opening);
  await expect(page.getByRole('link', { name: 'Live Chat' })).toBeHidden();
  expect(asked.filter((path) => path.startsWith('/api/chat') || path === '/ws')).toEqual([]);
});

test('a visitor chats with the bot and two agents, and rates the ended chat', async ({
  browser,
  page,
  open,
  helpdeskUrl,
  violations,
}) => {
  const server = await newOrganization();
  const taught = await server.admin.api.post('/api/chatbot/queries', {
    data: { query: 'Do you ship to Norway?', response: 'Yes, to all of Europe.' },
  });
  expect(taught.status()).toBe(201);
  const ada = await openAs(browser, server.admin, '/live-chat');
  const ben = await openAs(browser, server.agent, '/live-chat');
  await expect(ada.getByText('No chat sessions')).toBeVisible(opening);
  await expect(ben.getByText('No chat sessions')).toBeVisible(opening);

  const visitor = visitorOn(page);
  await open({ body: await chatPage(helpdeskUrl, await subdomainOf(server.admin)) });
  await visitor.open();
  await visitor.say('Do you ship to Norway?');
  await expect(visitor.words.last()).toHaveText('Yes, to all of Europe.', opening);
  await expect(ada.getByRole('button', { name: 'Anonymous Customer' })).toBeVisible();
  await expect(ada.getByRole('heading', { name: 'With the bot' })).toBeVisible();

  await visitor.askForPerson('Vera Visitor', 'vera@example.com');
  const accept = ada.getByRole('button', { name: 'Accept the chat with Vera Visitor' });
  await expect(accept).toBeVisible(opening);
  await expect(ada.getByText(/^Waiting \d+ (s|min)$/)).toBeVisible();
  const turns = () => Promise.all([ada, ben].map((one) => one.getByText('Your turn').count()));
  await expect.poll(async () => (await turns()).toSorted()).toEqual([0, 1]);
  await accept.click();
  await expect(panel(ada).getByText('Active with you')).toBeVisible(opening);
  await expect(ada.getByRole('link', { name: /Live Chat/ })).toHaveText('Live Chatactive');
  await expect(ben.getByText('Active with Ada Tester')).toBeVisible();
  expect(await violations(ada)).toEqual([]);

  await say(ada, 'Hello Vera, what else can I do?');
  await expect(visitor.words.last()).toHaveText('Hello Vera, what else can I do?');
  await expect(panel(ada).getByText('Seen')).toBeVisible();
  await expect(async () => {
    await page.getByRole('textbox', { name: 'Message', exact: true }).press('h');
    const typing = panel(ada).getByText('Vera Visitor is typing...');
    await expect(typing).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await visitor.say('My grinder stops after a minute.');
  await expect(words(ada).last()).toHaveText('My grinder stops after a minute.');

  const about = ada.getByRole('region', { name: 'Visitor', exact: true });
  await expect(about.getByRole('link', { name: /^127\.0\.0\.1/ })).toBeVisible();
  await expect(about.getByText(/Chrom/)).toBeVisible();
  await panel(ada).getByRole('button', { name: 'About the visitor' }).click();
  await expect(about).toBeHidden();

  await handOver(ada, ben);
  await say(ben, 'Ben here: we replace it.');
  await expect(visitor.words.last()).toHaveText('Ben here: we replace it.');

  await panel(ben).getByRole('button', { name: 'More' }).click();
  await ben.getByRole('menuitem', { name: 'Convert to ticket' }).click();
  await expect(ben.getByText('Ticket created successfully').first()).toBeVisible();
  await end(ben);

  await visitor.rate(4);
  for (const agent of [ada, ben]) {
    const stars = panel(agent).getByRole('img', { name: 'Rated 4 of 5 stars' });
    await expect(stars.locator('svg')).toHaveCount(5);
    await expect(panel(agent).getByRole('textbox')).toBeDisabled();
    await expect(panel(agent).getByRole('button', { name: 'Send' })).toBeDisabled();
  }
  await expectSame(
    [
      { page: ada, is: 'staff' },
      { page: ben, is: 'staff' },
      { page, is: 'visitor' },
    ],
    [
      'Do you ship to Norway?',
      'Yes, to all of Europe.',
      'Hello Vera, what else can I do?',
      'My grinder stops after a minute.',
      'Ben here: we replace it.',
    ],
  );
});

test('an agent keeps a chat in a panel on all screens, minimizes it, reloads the page and reopens it by keyboard', async ({
  browser,
  page,
  open,
  helpdeskUrl,
}) => {
  const server = await newOrganization();
  const ada = await openAs(browser, server.admin, '/live-chat');
  await expect(ada.getByText('No chat sessions')).toBeVisible(opening);
  const visitor = visitorOn(page);
  await open({ body: await chatPage(helpdeskUrl, await subdomainOf(server.admin)) });
  await begin(visitor, ada);

  const box = panel(ada).getByRole('textbox');
  await box.fill('Half a sentence');
  await ada.getByRole('link', { name: 'Dashboard' }).click();
  await expect(ada.getByRole('heading', { name: /Welcome back/ })).toBeVisible();
  await expect(box).toHaveValue('Half a sentence');

  await panel(ada).getByRole('button', { name: 'Minimize' }).click();
  await expect(panel(ada)).toBeHidden();
  await visitor.say('Are you still there?');
  const tab = ada.getByRole('button', { name: 'Open the chat with Vera Visitor' });
  await expect(tab).toContainText('1 unread');
  await ada.reload();
  await tab.click(opening);
  await expect(box).toHaveValue('Half a sentence');
  await expect(box).toBeFocused();
  await expect(words(ada).last()).toHaveText('Are you still there?');

  await ada.getByRole('link', { name: /^Live Chat/ }).click();
  await expect(ada.getByRole('combobox', { name: 'Status' })).toBeVisible();
  const row = ada.getByRole('button', { name: 'Vera Visitor', exact: true });
  await expect(row).toBeVisible();
  await box.press('Escape');
  await expect(row).toBeFocused();
  await expect(box).toHaveValue('Half a sentence');
  await ada.keyboard.press('k');
  await ada.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await panel(ada).getByRole('button', { name: 'Close' }).click();
  await expect(panel(ada)).toBeHidden();
  await expect(tab).toBeHidden();

  await ada.setViewportSize({ width: 390, height: 844 });
  await row.click();
  const whole = { x: 0, y: 0, width: 390, height: 844 };
  await expect.poll(() => panel(ada).boundingBox()).toEqual(whole);
});

test(`WS-07: an agent is offline for ${times(12, 30)} s and then a visitor, and each message arrives once and in order`, {
  tag: '@full',
}, async ({ browser, page, context, open, helpdeskUrl }) => {
  const server = await newOrganization();
  let tunnel: Awaited<ReturnType<typeof cuttable>> | undefined;
  const ada = await openAs(browser, server.admin, '/live-chat', async (prepared) => {
    tunnel = await cuttable(prepared);
  });
  const ben = await openAs(browser, server.agent, '/live-chat');
  await expect(ada.getByText('No chat sessions')).toBeVisible(opening);
  await expect(ben.getByText('No chat sessions')).toBeVisible(opening);
  const visitor = visitorOn(page);
  await open({ body: await chatPage(helpdeskUrl, await subdomainOf(server.admin)) });
  await begin(visitor, ada);

  tunnel?.cut();
  await say(ada, 'Agent, in the tunnel 1');
  await say(ada, 'Agent, in the tunnel 2');
  await expect(panel(ada).getByText('Disconnected')).toBeVisible(opening);
  await say(ada, 'Agent, in the tunnel 3');
  await expect(panel(ada).getByText('Waiting for the connection')).toHaveCount(3);
  for (const n of [1, 2, 3]) await visitor.say(`Visitor, meanwhile ${n}`);
  await expect(visitor.unsent).toHaveCount(0);
  await page.waitForTimeout(times(2_000, 20_000));
  await tunnel?.heal();
  const tunnelled = [1, 2, 3].map((n) => `Agent, in the tunnel ${n}`);
  await expect(visitor.words.last()).toHaveText('Agent, in the tunnel 3', returning);
  await expect(panel(ada).getByText('Active with you')).toBeVisible(returning);
  await expect(panel(ada).getByText('Waiting for the connection')).toHaveCount(0);
  await handOver(ada, ben);

  await context.setOffline(true);
  await expect(page.getByText('Disconnected')).toBeVisible();
  for (const n of [1, 2, 3]) await visitor.say(`Visitor, offline ${n}`);
  for (const n of [1, 2]) await say(ben, `Agent, meanwhile ${n}`);
  await expect(panel(ben).getByText('Sending...')).toHaveCount(0);
  await page.waitForTimeout(times(1_000, 5_000));
  await context.setOffline(false);
  await expect(words(ben).last()).toHaveText('Visitor, offline 3', returning);

  await end(ben);
  await visitor.rate(5);
  await expect(panel(ben).getByRole('img', { name: 'Rated 5 of 5 stars' })).toBeVisible();
  await expectSame(
    [
      { page: ada, is: 'staff' },
      { page: ben, is: 'staff' },
      { page, is: 'visitor' },
    ],
    [
      'My grinder stops after a minute.',
      'Hello Vera, Ada here.',
      ...[1, 2, 3].map((n) => `Visitor, meanwhile ${n}`),
      ...tunnelled,
      ...[1, 2].map((n) => `Agent, meanwhile ${n}`),
      ...[1, 2, 3].map((n) => `Visitor, offline ${n}`),
    ],
  );
});

test('a server restart during a chat neither loses nor duplicates messages', {
  tag: '@full',
}, async ({ browser, page, open }) => {
  const server = await ownServer();
  try {
    const signedIn = await page.request.post(`${server.url}/api/auth/login`, {
      data: { email: demo.admin, password: demo.password },
    });
    const { token } = (await signedIn.json()) as { token: string };
    const ada = await (await browser.newContext()).newPage();
    await ada.addInitScript((value) => localStorage.setItem('auth_token', value), token);
    await ada.goto(`${server.url}/live-chat`);
    await expect(ada.getByRole('heading', { name: 'Live Chat', level: 1 })).toBeVisible(opening);
    await expect(ada.getByRole('list', { name: 'Chats by status' })).toContainText(/Waiting\d/);
    const visitor = visitorOn(page);
    await open({ body: await chatPage(server.url, 'demo') });
    await begin(visitor, ada);

    await server.stop();
    await expect(panel(ada).getByText(/Disconnected|Connecting/)).toBeVisible(opening);
    await expect(page.getByText('Disconnected')).toBeVisible(opening);
    await say(ada, 'Agent, while it was down');
    await server.start();
    await expect(visitor.words.last()).toHaveText('Agent, while it was down', returning);
    await visitor.say('Visitor, after it was down');
    await expect(words(ada).last()).toHaveText('Visitor, after it was down', returning);
    await expectSame(
      [
        { page: ada, is: 'staff' },
        { page, is: 'visitor' },
      ],
      [
        'My grinder stops after a minute.',
        'Hello Vera, Ada here.',
        'Agent, while it was down',
        'Visitor, after it was down',
      ],
    );
  } finally {
    await server.end();
  }
});
