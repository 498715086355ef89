import { expect } from 'playwright/test';
import { idle } from '../hold.ts';
import { box, chatOf, launcher, log, panel, say, test } from './chat-page.ts';
import { meter } from './host-page.ts';

const demo = chatOf('demo');
const trouble =
  "I'm having trouble connecting right now. Please try again or contact our support team.";
const loadFailed = 'Failed to load chat. Please try again.';
const everywhere = { 'access-control-allow-origin': '*' };
const welcome = '**/api/public/chat/demo';

const answers = {
  'a server error': { status: 500, headers: everywhere, body: 'oops' },
  'a page instead of JSON': { status: 200, headers: everywhere, body: '<html>Sign in</html>' },
  'no leave to read it': { status: 200, headers: { 'x-no': 'cors' }, body: '{}' },
};

for (const [what, answer] of Object.entries(answers)) {
  test(`${what} shows one error message, and Try again opens the chat`, { tag: '@full' }, async ({
    page,
    open,
  }) => {
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    await page.route(welcome, (route) => route.fulfill(answer));
    await open({ body: demo });
    await launcher(page).click();
    await expect(page.getByRole('alert')).toContainText(trouble);
    await page.unroute(welcome);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(log(page)).toContainText('Northwind Coffee');
    expect(thrown).toEqual([]);
  });
}

test('a request to a hanging server times out', { tag: '@full' }, async ({ page, open }) => {
  await page.clock.install();
  await page.route(welcome, () => {});
  await open({ body: demo });
  await launcher(page).click();
  await expect(page.getByText('Connecting…')).toBeVisible();
  await page.clock.runFor(25_000);
  await expect(page.getByRole('alert')).toContainText(trouble);
});

test.describe('a chunk that', () => {
  const tampered = {
    headers: { ...everywhere, 'content-type': 'text/javascript' },
    body: 'document.title = "taken over"; export const draw = () => {}, connectChat = () => {}, People = () => {}',
  };

  test('was tampered with does not run', { tag: '@full' }, async ({ page, open }) => {
    await page.route('**/chunks/chat-*.js', (route) => route.fulfill(tampered));
    await open({ body: demo });
    await launcher(page).click();
    await expect(page.getByRole('button', { name: loadFailed })).toBeVisible();
    await expect(page).toHaveTitle('Host');
    await page.unroute('**/chunks/chat-*.js');
    await page.getByRole('button', { name: loadFailed }).click();
    await expect(log(page)).toContainText('Northwind Coffee');
  });

  test('others import and that loads late never runs if it was tampered with, even on retry', {
    tag: '@full',
  }, async ({ page, open }) => {
    await page.route('**/core-*.js', async (route) => {
      await new Promise((later) => setTimeout(later, 1_000));
      await route.fulfill(tampered);
    });
    await open({ body: demo });
    await page.evaluate(() =>
      addEventListener('helpdesk-error', () => {
        document.title += '!';
      }),
    );
    await launcher(page).click();
    await expect(page).toHaveTitle('Host!');
    await page.getByRole('button', { name: loadFailed }).click();
    await expect(page).toHaveTitle('Host!!');
  });

  test('is blocked when the panel opens leaves the launcher in place and shows the fallback link and a retry button', {
    tag: '@full',
  }, async ({ page, open }) => {
    await page.route('**/chunks/**', (route) => route.abort());
    const link = '<a href="#contact">Contact us</a></helpdesk-chat>';
    await open({ body: demo.replace('</helpdesk-chat>', link) });
    const before = await launcher(page).boundingBox();
    await launcher(page).click();
    await expect(page.getByRole('button', { name: loadFailed })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact us' })).toBeVisible();
    expect(await launcher(page).boundingBox()).toEqual(before);
    await page.unroute('**/chunks/**');
    await page.getByRole('button', { name: loadFailed }).click();
    await expect(log(page)).toContainText('Northwind Coffee');
    await expect(page.getByRole('button', { name: loadFailed })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Contact us' })).toBeHidden();
  });

  test('is missing when the visitor sends a message keeps the text until the chunk loads', {
    tag: '@full',
  }, async ({ page, open }) => {
    await page.route('**/chunks/connection-*.js', (route) => route.fulfill(tampered));
    await open({ body: demo });
    await launcher(page).click();
    await say(page, 'Zyxgrf qwertz');
    await expect(page.getByRole('alert')).toContainText(trouble);
    await expect(box(page)).toHaveValue('Zyxgrf qwertz');
    await expect(page).toHaveTitle('Host');
    await page.unroute('**/chunks/connection-*.js');
    await box(page).press('Enter');
    await expect(log(page)).toContainText('Zyxgrf qwertz');
    await expect(log(page)).toContainText("I don't have an answer");
  });
});

test('a closed chat loads one script, and an open one three chunks and no socket until the first message', async ({
  page,
  open,
  helpdeskUrl,
  context,
}) => {
  const { paths, bytes } = meter(page, helpdeskUrl);
  let sockets = 0;
  page.on('websocket', () => {
    sockets += 1;
  });
  await open({ body: demo });
  await expect(launcher(page)).toBeVisible();
  await idle(page);
  expect(paths).toEqual(['/widget.js']);
  await launcher(page).click();
  await expect(log(page)).toContainText('Northwind Coffee');
  await expect(page.getByRole('button', { name: 'Search articles' })).toBeVisible();
  await expect
    .poll(() => paths.toSorted())
    .toEqual([
      '/api/public/chat/demo',
      '/chunks/chat.js',
      '/chunks/core.js',
      '/chunks/opening.js',
      '/widget.js',
    ]);
  // The size with gzip, because browsers use brotli only over TLS. With brotli it is about 20.2 kB (budget.test.ts).
  expect(await bytes()).toBeLessThan(24_000);
  expect(sockets).toBe(0);
  const before = await context.storageState({ indexedDB: true });
  expect(before).toEqual({ cookies: [], origins: [] });
  await say(page, 'Zyxgrf now');
  await expect(log(page)).toContainText("I don't have an answer");
  expect(sockets).toBe(1);
  const { cookies, origins } = await context.storageState();
  expect(cookies).toEqual([]);
  expect(origins[0]?.localStorage.map(({ name }) => name)).toEqual(['helpdesk-chat-demo']);
});

test('moving, removing and re-adding the element keep the chat and the typed text', {
  tag: '@full',
}, async ({ page, open }) => {
  await open({ body: `${demo}<aside></aside>` });
  await launcher(page).click();
  await say(page, 'Zyxgrf one');
  await expect(log(page)).toContainText("I don't have an answer");
  await box(page).fill('Half a sentence');
  await page.evaluate(async () => {
    const chat = document.querySelector('helpdesk-chat') as HTMLElement;
    document.querySelector('aside')?.append(chat);
    chat.remove();
    await new Promise((resolve) => setTimeout(resolve, 100));
    document.body.prepend(chat);
  });
  await expect(box(page)).toHaveValue('Half a sentence');
  await expect(log(page)).toContainText('Zyxgrf');
  await box(page).press('Enter');
  await expect(log(page)).toContainText('Half a sentence');
});

test('a page that replaces its body continues the chat', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open({ body: demo });
  await launcher(page).click();
  await say(page, 'Zyxgrf swap');
  await expect(log(page)).toContainText("I don't have an answer");
  await page.evaluate(() => {
    const body = document.createElement('body');
    body.innerHTML =
      '<main><h1>Next</h1><helpdesk-chat organization="demo"></helpdesk-chat></main>';
    document.documentElement.replaceChild(body, document.body);
  });
  await expect(panel(page)).toBeVisible();
  await expect(log(page)).toContainText('Zyxgrf swap');
});

test('a second script warns, two chats on a page are separate, and an inline chat has no launcher', {
  tag: '@full',
}, async ({ page, open, helpdeskUrl }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await open({
    body: `${demo}<script src="${helpdeskUrl}/widget.js"></script>
      <helpdesk-chat organization="demo" position="inline"></helpdesk-chat>`,
  });
  await expect(box(page)).toHaveCount(1);
  await expect(log(page)).toContainText('Northwind Coffee');
  expect(warnings).toEqual([expect.stringContaining('widget.js loaded twice')]);
  await launcher(page).click();
  await expect(box(page)).toHaveCount(2);
  await box(page).first().fill('Only here');
  await expect(box(page).last()).toHaveValue('');
});
