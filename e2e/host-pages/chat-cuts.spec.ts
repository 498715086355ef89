import { expect, type Page } from 'playwright/test';
import { times } from '../../packages/api/src/test/deep.ts';
import { box, chatOf, launcher, log, said, say, status, type Team, test } from './chat-page.ts';
import { cuttable } from './cuttable.ts';
import { openProxy } from './proxy.ts';

/** Seconds that the page stays offline after the chat shows that it is disconnected. */
const unnoticed = times(2, 20);

const trouble =
  "I'm having trouble connecting right now. Please try again or contact our support team.";

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Message of zyxgrf ${from + index}`);

test('WS-07 twenty messages written offline arrive once each and in order', {
  tag: '@full',
}, async ({ page, open, team }) => {
  const network = await cuttable(page);
  await team.comes();
  await open({ body: chatOf(team.subdomain) });
  await launcher(page).click();
  await say(page, 'Message of zyxgrf 0');
  await expect(page.getByRole('log')).toContainText("I don't have an answer");
  const { id } = await team.chat();
  await team.helpdesk.chat.accept({ id });
  await network.reset();
  await expect(status(page)).toHaveText('Disconnected');
  for (const text of numbered(1, 20)) await say(page, text);
  await expect(page.getByText("Sends when you're back online")).toBeVisible();
  await team.helpdesk.chat.send({ id, message: 'Are you still there?' });
  network.restore();
  await expect(status(page)).toHaveText(/^You're chatting with/);
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  const { messages } = await team.helpdesk.chat.get({ id });
  const words = messages.map(({ message }) => message);
  expect(words.filter((text) => text.startsWith('Message'))).toEqual(numbered(0, 20));
  await expect.poll(() => said(page)).toEqual(words);
});

test(`${unnoticed + 10} seconds offline without a close event neither lose nor duplicate messages`, {
  tag: '@full',
}, async ({ page, open, team }) => {
  const network = await cuttable(page);
  await team.comes();
  await open({ body: chatOf(team.subdomain) });
  await launcher(page).click();
  await say(page, 'Before the tunnel');
  await expect(log(page)).toContainText("I don't have an answer");
  const { id } = await team.chat();
  await team.helpdesk.chat.accept({ id });
  await expect(status(page)).toHaveText(/^You're chatting with/);
  network.cut();
  await say(page, 'In the tunnel');
  await team.helpdesk.chat.send({ id, message: 'Hello?' });
  await expect(status(page)).toHaveText(/Disconnected|Connecting…/);
  await say(page, 'Still in the tunnel');
  await page.waitForTimeout(unnoticed * 1_000);
  network.restore();
  await expect(status(page)).toHaveText(/^You're chatting with/);
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  const words = (await team.helpdesk.chat.get({ id })).messages.map(({ message }) => message);
  expect(words.slice(-3).toSorted()).toEqual(['Hello?', 'In the tunnel', 'Still in the tunnel']);
  await expect.poll(() => said(page)).toEqual(words);
});

/** Pages and networks without working sockets: a page policy blocks them, or a proxy never answers them. */
const walls = {
  'the policy of the page blocks sockets': {
    headers: (helpdeskUrl: string) => ({
      'content-security-policy': `default-src 'none'; script-src ${helpdeskUrl}; connect-src ${helpdeskUrl}; style-src 'none'`,
    }),
    before: async () => {},
  },
  'a proxy swallows sockets': {
    headers: () => ({}),
    before: (page: Page) => page.routeWebSocket(/\/ws\?/, () => {}),
  },
};

/** Lets bot, agent and visitor send messages, and expects each message to arrive once. */
async function everythingOnce(page: Page, team: Team) {
  await launcher(page).click();
  await say(page, 'Through a wall');
  await expect(log(page)).toContainText("I don't have an answer");
  await say(page, 'And again');
  const { id } = await team.chat();
  const words = async () =>
    (await team.helpdesk.chat.get({ id })).messages.map(({ message }) => message);
  await expect.poll(words).toContain('And again');
  await team.helpdesk.chat.accept({ id });
  await team.helpdesk.chat.send({ id, message: 'I can hear you' });
  await expect(log(page)).toContainText('I can hear you');
  await expect(status(page)).toHaveText(/^You're chatting with/);
  await say(page, 'So can I');
  await expect.poll(words).toContain('So can I');
  await expect(page.locator('helpdesk-chat .unsent')).toHaveCount(0);
  await expect.poll(async () => said(page)).toEqual(await words());
  const theirs = (await words()).filter((text) => /wall|again|So can I/.test(text));
  expect(theirs).toEqual(['Through a wall', 'And again', 'So can I']);
}

for (const [wall, { headers, before }] of Object.entries(walls)) {
  test(`WS-09: if ${wall}, the chat with bot and agent falls back to HTTP`, {
    tag: '@full',
  }, async ({ page, open, team, helpdeskUrl }) => {
    await team.comes();
    await before(page);
    await open({ body: chatOf(team.subdomain), headers: headers(helpdeskUrl) });
    await everythingOnce(page, team);
  });
}

test('WS-09: if a proxy refuses sockets, the chat with bot and agent falls back to HTTP', async ({
  page,
  open,
  team,
}) => {
  const proxy = await openProxy('refused');
  await team.comes();
  await open({ body: chatOf(team.subdomain).replace('{{script}}', proxy.script) });
  await everythingOnce(page, team);
  expect(proxy.upgrades()).toBeGreaterThan(0);
  proxy.close();
});

test('WS-09: if sockets are slow, messages arrive once and in order', {
  tag: '@full',
}, async ({ page, open, team }) => {
  const later = 1_500;
  await page.routeWebSocket(/\/ws\?/, async (socket) => {
    await new Promise((done) => setTimeout(done, later));
    const server = socket.connectToServer();
    socket.onMessage((frame) => void setTimeout(() => server.send(frame), later));
    server.onMessage((frame) => void setTimeout(() => socket.send(frame), later));
  });
  await team.comes();
  await open({ body: chatOf(team.subdomain) });
  await everythingOnce(page, team);
});

test('the chat reports an unreachable helpdesk, keeps the first message and sends it once on retry', {
  tag: '@full',
}, async ({ page, open, team }) => {
  await open({ body: chatOf(team.subdomain) });
  await launcher(page).click();
  await expect(log(page)).toContainText(team.name);
  await page.route('**/sessions', (route) => route.abort());
  await say(page, 'Does zyxgrf answer?');
  await expect(page.getByRole('alert')).toContainText(trouble);
  await page.unroute('**/sessions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(log(page)).toContainText("I don't have an answer");
  await expect(page.getByRole('alert')).toBeHidden();
  expect((await said(page)).filter((text) => text === 'Does zyxgrf answer?')).toHaveLength(1);
  await expect(box(page)).toHaveValue('');
});

test('a visitor who reloads before the server answers their first message continues the one chat', async ({
  page,
  open,
  team,
}) => {
  await open({ body: chatOf(team.subdomain) });
  await launcher(page).click();
  // The server starts the chat, and the page never sees the response.
  await page.route('**/sessions', async (route) => void (await route.fetch()));
  await say(page, 'Does zyxgrf answer?');
  const chats = () => team.helpdesk.chat.list({});
  await expect.poll(async () => (await chats()).length).toBe(1);
  await page.unroute('**/sessions');
  await page.reload();
  await expect(log(page)).toContainText("I don't have an answer");
  expect((await said(page)).filter((text) => text === 'Does zyxgrf answer?')).toHaveLength(1);
  expect(await chats()).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
