import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'playwright/test';
import { fromWord } from '../../packages/console/src/ui/paste/samples.ts';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { isInert } from '../inert.ts';
import { newOrganization, type Organization, openAs } from './organizations.ts';
import { somebodyIsHere, subdomainOf, visitorOn } from './visitor.ts';
import { addArticle, paste } from './writing.ts';

// XS-04: the content security policy of our own pages, with connect-src and Trusted Types as a browser enforces them.
let server: Organization;
let complaints: string[];

test.beforeAll(async () => {
  server = await newOrganization();
  await addArticle(server.agent, { content: '<p>Use <strong>lemon acid</strong>.</p>' });
});
test.beforeEach(() => {
  complaints = [];
});

async function open(browser: Parameters<typeof openAs>[0], path: string) {
  return openAs(browser, server.admin, path, async (page) => {
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      const isHostile = /inline event handler/.test(message.text());
      if (message.type() === 'error' && !isHostile) complaints.push(message.text());
    });
  });
}

const hostile =
  '<p onclick="document.title=1">Boil<img src=x onerror="document.title=2"></p><script>document.title=3</script>';

test('XS-04: a member pastes into an article, previews, saves and reads it with Trusted Types', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await open(browser, '/help-center');
  await page.getByRole('button', { name: 'Edit Descaling' }).click();
  const editor = page.getByRole('textbox', { name: 'Content' });
  await expect(editor.locator('strong')).toHaveText('lemon acid');
  await editor.click();
  await page.keyboard.press('Control+End');
  await paste(page, { html: hostile, text: 'x' });
  await expect(editor).toContainText('Boil');
  await paste(page, { html: fromWord, text: 'x' });
  await expect(editor.locator('h2').first()).toBeVisible();
  await paste(page, { html: `<div data-pm-slice="0 0 []">${hostile}</div>`, text: 'x' });
  await isInert(page, 'the editor');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.locator('.article-text strong').first()).toHaveText('lemon acid');
  await isInert(page, 'the preview');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'View Descaling' }).click();
  await expect(page.getByRole('heading', { name: 'Descaling', level: 1 })).toBeVisible();
  await isInert(page, 'the saved article');
  expect(complaints).toEqual([]);
});

test('XS-04: a visitor and an agent chat, and an admin previews the branding, with Trusted Types', {
  tag: '@full',
}, async ({ browser }) => {
  const agent = await open(browser, '/live-chat');
  const subdomain = await subdomainOf(server.admin);
  const contact = await open(browser, `/public/contact/${subdomain}`);
  await expect(contact.locator('helpdesk-form').getByLabel('Email')).toBeVisible();
  await somebodyIsHere(helpdeskUrl, subdomain);
  const visitor = visitorOn(await open(browser, `/public/help/${subdomain}`));
  await visitor.open();
  await visitor.askForPerson('Vera Visitor', 'vera@example.com');
  await visitor.say(hostile);
  await agent.getByRole('button', { name: 'Accept the chat with Vera Visitor' }).click();
  const panel = agent.getByRole('region', { name: 'Vera Visitor', exact: true });
  await expect(panel.getByText(hostile)).toBeVisible();
  await panel.getByRole('textbox', { name: 'Message to Vera Visitor' }).fill('Ada here.');
  await agent.keyboard.press('Enter');
  await expect(visitor.words.last()).toHaveText('Ada here.');
  await agent.goto(`${helpdeskUrl}/branding`);
  await expect(agent.locator('helpdesk-form').first()).toBeAttached();
  expect(complaints).toEqual([]);
});

test('XS-04: the console turns no text into HTML or a script', async ({ browser }) => {
  const page = await open(browser, '/');
  await expect(page.getByText(/Welcome back/)).toBeVisible();
  await expect(
    page.evaluate(() => void (document.createElement('p').innerHTML = '<b>x</b>')),
  ).rejects.toThrow(/makes no HTML out of text/);
  await expect(
    page.evaluate(() => void (document.createElement('script').src = '/evil.js')),
  ).rejects.toThrow(/is no script of this page/);
  await expect(
    page.evaluate(() => void (document.createElement('script').text = '1')),
  ).rejects.toThrow(/TrustedScript/);

  // On article pages, sanitized text may become HTML.
  await page.goto(`${helpdeskUrl}/help-center`);
  await page.getByRole('button', { name: 'View Descaling' }).click();
  await expect(page.getByRole('heading', { name: 'Descaling', level: 1 })).toBeVisible();
  const made = await page.evaluate((html) => {
    const box = document.createElement('div');
    box.innerHTML = html;
    return box.innerHTML;
  }, hostile);
  expect(made).toBe('<p>Boil<img src="x"></p>');
});

test('XS-04: the browser refuses every connection from the console to another origin', {
  tag: '@full',
}, async ({ browser }) => {
  const heard: string[] = [];
  const stranger = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*').end();
  });
  await new Promise<void>((resolve) => stranger.listen(0, resolve));
  const { port } = stranger.address() as AddressInfo;
  const page = await open(browser, '/');
  await expect(page.getByText(/Welcome back/)).toBeVisible();
  const refused = await page.evaluate(async (address) => {
    const directives: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      directives.push(`${effectiveDirective} ${new URL(blockedURI).pathname}`),
    );
    const failed = (opened: EventTarget) =>
      new Promise((resolve) => opened.addEventListener('error', resolve));
    await fetch(`http://${address}/fetch`, { mode: 'no-cors' }).catch(() => {});
    navigator.sendBeacon(`http://${address}/beacon`, 'x');
    await failed(new EventSource(`http://${address}/events`));
    await failed(new WebSocket(`ws://${address}/ws`));
    // The violation may be reported after the error.
    while (directives.length < 4) await new Promise((next) => setTimeout(next, 10));
    return directives;
  }, `localhost:${port}`);
  stranger.close();
  expect(refused).toEqual([
    'connect-src /fetch',
    'connect-src /beacon',
    'connect-src /events',
    'connect-src /ws',
  ]);
  expect(heard).toEqual([]);
});
