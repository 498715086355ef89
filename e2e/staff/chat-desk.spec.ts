import { expect } from 'playwright/test';
import { test } from '../host-pages/host-page.ts';
import { demo } from '../people.ts';
import { newOrganization, openAs } from './organizations.ts';
import { ownServer } from './own-server.ts';
import { openChatOf as panel, somebodyIsHere, startChat, subdomainOf } from './visitor.ts';

const opening = { timeout: 60_000 };
const asEva = { name: 'Eva Early', email: 'eva@example.com' };

test('an agent accepts, answers and leaves three chats by keyboard without losing text', async ({
  browser,
  helpdeskUrl,
  violations,
}) => {
  const server = await newOrganization();
  const subdomain = await subdomainOf(server.admin);
  const ada = await openAs(browser, server.admin, '/live-chat');
  await expect(ada.getByText('Try it as a visitor')).toBeVisible(opening);
  expect(await violations(ada)).toEqual([]);
  await somebodyIsHere(helpdeskUrl, subdomain);
  const names = ['Eva Early', 'Max Middle', 'Lea Late'];
  for (const name of names) await startChat(helpdeskUrl, subdomain, name, `I am ${name}`);
  const list = ada.getByRole('region', { name: 'Chat sessions' });
  await expect(list.getByRole('button', { name: /^Accept/ })).toHaveCount(3, opening);

  for (const name of names) {
    await ada.keyboard.press('a');
    const box = ada.getByRole('textbox', { name: `Message to ${name}` });
    await expect(box).toBeFocused(opening);
    // Waits until the row has moved to the agent's own chats, because a replaced row loses the focus.
    await expect(ada.getByRole('button', { name: `Accept the chat with ${name}` })).toHaveCount(0);
    await box.fill(`Hello ${name}`);
    if (name !== 'Lea Late') await box.press('Enter');
    await box.press('Escape');
    await expect(ada.getByRole('button', { name, exact: true })).toBeFocused();
  }
  const yours = list.getByRole('region', { name: 'Yours 3' });
  await expect(yours.getByText(/^You, \d+ (s|min)$/)).toHaveCount(2);
  await expect(yours.getByText(/^Visitor, \d+ (s|min)$/)).toHaveCount(1);

  await ada.getByRole('button', { name: 'Eva Early', exact: true }).click();
  const eva = ada.getByRole('region', { name: 'Eva Early', exact: true });
  await expect(eva.locator('[data-message]').last()).toHaveText('Hello Eva Early');
  const about = ada.getByRole('region', { name: 'Visitor', exact: true });
  await expect(about.getByText('eva@example.com')).toBeVisible();
  expect(await violations(ada)).toEqual([]);
  await ada.reload();
  await expect(eva).toBeVisible(opening);
  await ada.getByRole('button', { name: 'Lea Late', exact: true }).click();
  await expect(ada.getByRole('textbox', { name: 'Message to Lea Late' })).toHaveValue(
    'Hello Lea Late',
  );

  const send = ada.getByRole('button', { name: 'Send', exact: true });
  for (const [width, height] of [
    [1280, 640],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await ada.setViewportSize({ width, height });
    await expect(send).toBeInViewport({ ratio: 1 });
  }
});

test('an accepted chat without an answer alerts its agent, returns to the queue and becomes a ticket', {
  tag: '@full',
}, async ({ browser, page }) => {
  const server = await ownServer({ CHAT_ANSWER_SECONDS: '3' });
  try {
    const signedIn = await page.request.post(`${server.url}/api/auth/login`, {
      data: { email: demo.admin, password: demo.password },
    });
    const { token } = (await signedIn.json()) as { token: string };
    const ada = await (await browser.newContext()).newPage();
    await ada.addInitScript((value) => localStorage.setItem('auth_token', value), token);
    await ada.goto(`${server.url}/live-chat`);
    await expect(ada.getByRole('list', { name: 'Chats by status' })).toContainText(/Waiting\d/);
    const id = await startChat(server.url, 'demo', asEva.name, 'My kettle is cold');
    await ada.getByRole('button', { name: `Accept the chat with ${asEva.name}` }).click(opening);
    const eva = panel(ada, asEva.name);
    // The chat stays with the agent for only three seconds. Afterwards only the conversation shows it.
    await expect(eva.getByText(/was reminded to answer/)).toBeVisible(opening);
    await expect(eva.getByText(/^Returned to the queue from/)).toBeVisible(opening);
    await expect(eva.getByText(/You're next in line/)).toBeVisible();
    await expect(eva.getByRole('button', { name: 'Accept' })).toBeVisible();

    const headers = { authorization: `Bearer ${token}` };
    await page.request.post(`${server.url}/api/chat/sessions/${id}/close`, { headers, data: {} });
    await expect(eva.getByText(/^Ticket: /)).toBeVisible(opening);
    const found = await page.request.get(
      `${server.url}/api/tickets?customerEmail=${encodeURIComponent(asEva.email)}`,
      { headers },
    );
    expect(await found.json()).toMatchObject([{ subject: 'My kettle is cold', status: 'open' }]);
  } finally {
    await server.end();
  }
});
