import { expect, type Page } from 'playwright/test';
import { test } from '../host-pages/host-page.ts';
import { newOrganization, openAs } from './organizations.ts';
import { chatPage, openChatOf, strictPolicy, subdomainOf, visitorOn } from './visitor.ts';

const slow = { timeout: 60_000 };

/** Opens the settings for the chat on the team's site. */
async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Live chat settings' }).click(slow);
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chat on your site' });
  await expect(dialog.getByLabel('Position')).toBeVisible();
  return dialog;
}

const host = (page: Page) => page.locator('helpdesk-chat');

test('an admin sets up the launcher and opening screen without code, and a visitor on another site starts with a quick reply', async ({
  browser,
  page,
  open,
  helpdeskUrl,
  pageErrors,
}) => {
  test.slow();
  const { admin, agent } = await newOrganization();
  const subdomain = await subdomainOf(admin);
  const [ada, ben] = [
    await openAs(browser, admin, '/live-chat'),
    await openAs(browser, agent, '/live-chat'),
  ];
  const dialog = await openPanel(ada);
  await dialog.getByLabel('Button', { exact: true }).selectOption('text');
  await dialog.getByLabel('Button text').fill('Ask us');
  await dialog.getByLabel('Position').selectOption('bottom-left');
  await dialog.getByLabel('Bottom spacing').fill('90');
  await expect(dialog.getByRole('switch', { name: /^Show an opening screen/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Add quick reply' }).click();
  await dialog.getByLabel('Label').fill('My order');
  await dialog.getByLabel('Message to send').fill('Where is my order?');
  for (const name of [/^Show when an agent joins/, /^Show the unread count/]) {
    await expect(dialog.getByRole('switch', { name })).toBeChecked();
  }
  // The preview is the real element with the unsaved settings.
  const preview = dialog.getByTestId('panel-preview');
  await expect(preview.getByText('My order')).toBeVisible(slow);
  await expect(preview.getByText('Ask us')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();

  const tag = await chatPage(helpdeskUrl, subdomain);
  await open({ body: tag.replace('/widget.js', `/widget.js?for=${subdomain}`) });
  const launcher = page.getByRole('button', { name: 'Ask us' });
  await expect(launcher).toBeVisible();
  const { x, y, height } = (await launcher.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const { height: all } = page.viewportSize() ?? { height: 0 };
  expect([x, all - y - height]).toEqual([20, 90]);
  await launcher.click();
  const faces = host(page).getByRole('list', { name: 'Online' });
  await expect(faces.getByText('Ada')).toBeVisible();
  await expect(faces.getByText('Ben')).toBeVisible();
  await host(page).getByRole('button', { name: 'My order' }).click();
  const visitor = visitorOn(page);
  await expect(visitor.log).toContainText('Where is my order?');
  await expect(host(page).getByRole('button', { name: 'My order' })).toBeHidden();
  // The bot had no answer and handed the chat over.
  await host(page).getByRole('button', { name: 'Add your email' }).click();
  await page.getByLabel('Name').fill('Vera Visitor');
  await page.getByLabel('Email').fill('vera@example.com');
  await page.getByRole('button', { name: 'Talk to a person' }).click();
  await ben.getByRole('button', { name: 'Accept the chat with Vera Visitor' }).click(slow);
  await expect(visitor.log).toContainText('Ben joined', slow);

  // The page title counts messages that arrive while the panel is closed.
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('Host');
  const box = openChatOf(ben).getByRole('textbox', { name: 'Message to Vera Visitor' });
  await box.fill('It comes tomorrow.');
  await box.press('Enter');
  await expect(page).toHaveTitle('(1) Host', slow);
  await launcher.click();
  await expect(page).toHaveTitle('Host');

  // Clearing the chat removes everything from this browser.
  await host(page).getByRole('button', { name: 'Clear chat' }).click();
  await host(page).getByRole('form').getByRole('button', { name: 'Clear chat' }).click();
  await expect(host(page).getByRole('button', { name: 'My order' })).toBeVisible();
  const { origins } = await page.context().storageState();
  expect(origins).toEqual([]);
  expect(pageErrors).toEqual([]);
  await Promise.all([ada, ben].map((one) => one.context().close()));
});

test('an agent cannot change the site settings, and a visitor sees the chat only on pages that the admin chose', {
  tag: '@full',
}, async ({ browser, page, open, helpdeskUrl }) => {
  const { admin, agent } = await newOrganization();
  const subdomain = await subdomainOf(admin);
  const ben = await openAs(browser, agent, '/live-chat');
  await expect(ben.getByRole('switch').first()).toBeVisible(slow);
  await expect(ben.getByRole('button', { name: 'Live chat settings' })).toHaveCount(0);
  const before = await (await admin.api.get('/api/chat/settings')).json();
  const panel = { ...before.panel, pages: { shownOn: 'only', patterns: ['/shop/*'] } };
  expect((await agent.api.patch('/api/chat/settings', { data: { panel } })).status()).toBe(403);
  expect((await admin.api.patch('/api/chat/settings', { data: { panel } })).status()).toBe(200);
  const body = `<script src="${helpdeskUrl}/widget.js?for=${subdomain}" async></script><helpdesk-chat organization="${subdomain}"></helpdesk-chat>`;
  await open({ body });
  await expect(host(page)).toBeHidden();
  await expect(host(page)).toHaveAttribute('hidden', '');
  // The page changes its URL without a page load.
  await page.evaluate(() => history.pushState(null, '', '/shop/kettles'));
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/about'));
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeHidden();
  await ben.context().close();
});

test('an idle launcher with team settings makes one request, even on the strictest page', {
  tag: '@full',
}, async ({ page, open, helpdeskUrl, pageErrors }) => {
  const { admin } = await newOrganization();
  const subdomain = await subdomainOf(admin);
  const before = await (await admin.api.get('/api/chat/settings')).json();
  const panel = {
    ...before.panel,
    launcher: { look: 'text', text: 'Ask us' },
    opening: { ...before.panel.opening, isOn: true },
    quickReplies: [{ label: 'My order', message: 'Where is my order?', formId: null }],
  };
  expect((await admin.api.patch('/api/chat/settings', { data: { panel } })).status()).toBe(200);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(helpdeskUrl)) asked.push(new URL(request.url()).pathname);
  });
  const policy = strictPolicy(helpdeskUrl);
  await open({
    body: `<script src="${helpdeskUrl}/widget.js?for=${subdomain}" async></script><helpdesk-chat organization="${subdomain}"></helpdesk-chat>`,
    headers: { 'content-security-policy': policy },
  });
  const launcher = page.getByRole('button', { name: 'Ask us' });
  await expect(launcher).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['/widget.js']);
  expect((await page.context().storageState()).origins).toEqual([]);
  await launcher.click();
  await host(page).getByRole('button', { name: 'My order' }).click();
  await expect(visitorOn(page).log).toContainText('Where is my order?');
  expect(pageErrors).toEqual([]);
});
