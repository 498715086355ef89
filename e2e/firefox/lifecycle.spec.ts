import { expect } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { chatOf } from '../host-pages/chat-page.ts';
import { twoLines } from '../host-pages/host-page.ts';
import { noAnswer, test, type Visitor } from './firefox.ts';
import type { Eyes } from './in-page.ts';

declare const eyes: Eyes;

test.describe.configure({ mode: 'default' });

/** Returns the values of all fields that match the selector. */
const typed = (visitor: Visitor, selector: string) =>
  visitor.page.evaluate(
    (of) => eyes.all(of).map((one) => (one as HTMLInputElement).value),
    selector,
  );

test('in Firefox, form and chat keep typed text when the page moves, removes and adds them again', async ({
  visitor,
  team,
}) => {
  await visitor.open({
    body: `${chatOf(team.subdomain)}<helpdesk-form organization="demo"></helpdesk-form><aside></aside>`,
  });
  await visitor.fill('Subject', 'Half a subject');
  await visitor.click('button', 'Chat with us');
  await visitor.see('text', `${team.name}…`);
  await visitor.say('Zyxgrf qwertz');
  await visitor.see('text', noAnswer);
  await visitor.page.type('helpdesk-chat >>> textarea', 'Half a sentence');
  await visitor.page.evaluate(async () => {
    for (const name of ['helpdesk-form', 'helpdesk-chat']) {
      const element = document.querySelector(name) as HTMLElement;
      document.querySelector('aside')?.append(element);
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 100));
      document.body.prepend(element);
    }
  });
  await visitor.see('text', 'Zyxgrf qwertz');
  await expect.poll(() => typed(visitor, 'textarea')).toContain('Half a sentence');
  expect(await typed(visitor, '[name=subject]')).toEqual(['Half a subject']);
  expect(visitor.errors).toEqual([]);
});

test('in Firefox, a page that replaces its body continues the chat and gets an empty form', async ({
  visitor,
  team,
}) => {
  const { subdomain } = team;
  const both = `<helpdesk-chat organization="${subdomain}"></helpdesk-chat><helpdesk-form organization="demo"></helpdesk-form>`;
  await visitor.open({ body: `{{script}}${both}` });
  await visitor.fill('Subject', 'Of the old page');
  await visitor.click('button', 'Chat with us');
  await visitor.see('text', `${team.name}…`);
  await visitor.say('Zyxgrf qwertz');
  await visitor.see('text', noAnswer);
  await visitor.page.evaluate((html) => {
    const body = document.createElement('body');
    body.innerHTML = `<main><h1>Next</h1>${html}</main>`;
    document.documentElement.replaceChild(body, document.body);
  }, both);
  await visitor.see('dialog', 'Chat with us');
  await visitor.see('text', 'Zyxgrf qwertz');
  await visitor.see('field', 'Subject');
  expect(await typed(visitor, '[name=subject]')).toEqual(['']);
  expect(visitor.errors).toEqual([]);
});

test('in Firefox, Back restores a page with a form and an open chat from the cache, with the typed text', async ({
  visitor,
  team,
}) => {
  const noted =
    '<script>addEventListener("pageshow", ({ persisted }) => (document.title = persisted ? "Kept" : "Loaded"))</script>';
  await visitor.open({
    head: noted,
    body: `${chatOf(team.subdomain)}<helpdesk-form organization="demo"></helpdesk-form>`,
  });
  await visitor.fill('Subject', 'Back again');
  await visitor.click('button', 'Chat with us');
  await visitor.see('text', `${team.name}…`);
  await visitor.visit('/public/help/demo');
  // goBack() waits for a page load, but a page from the cache doesn't load.
  await visitor.page.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(() => visitor.page.title()).toBe('Kept');
  expect(await typed(visitor, '[name=subject]')).toEqual(['Back again']);
  await visitor.say('Zyxgrf one');
  await visitor.see('text', noAnswer);
});

test('in Firefox, a visitor leaves a page with a live chat, returns and continues the chat', async ({
  visitor,
  team,
}) => {
  await visitor.open({ body: chatOf(team.subdomain) });
  await visitor.click('button', 'Chat with us');
  await visitor.see('text', `${team.name}…`);
  await visitor.say('Zyxgrf one');
  await visitor.see('text', noAnswer);
  await visitor.visit('/public/help/demo');
  await visitor.page.goBack();
  await visitor.see('text', 'Zyxgrf one');
  await visitor.say('Zyxgrf two');
  // The greeting, and for each of the two messages: the message, the apology and the offer to leave a message.
  await expect.poll(async () => (await visitor.said()).length).toBe(7);
  expect(visitor.errors).toEqual([]);
});

test('in Firefox, an idle launcher makes one request, and the chat stores nothing before the first message', async ({
  visitor,
  team,
}) => {
  const asked: string[] = [];
  visitor.page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === helpdeskUrl) asked.push(pathname.replace(/-[\w-]{8}\.js/, '.js'));
  });
  const stored = () =>
    visitor.page.evaluate(async () => [
      localStorage.length + sessionStorage.length,
      document.cookie,
      (await indexedDB.databases()).length,
    ]);
  await visitor.open({ body: chatOf(team.subdomain) });
  await visitor.see('button', 'Chat with us');
  await visitor.page.waitForNetworkIdle();
  expect(asked).toEqual(['/widget.js']);
  await visitor.click('button', 'Chat with us');
  await visitor.see('text', `${team.name}…`);
  await expect.poll(() => asked).toContain('/chunks/opening.js');
  await visitor.page.waitForNetworkIdle();
  const api = `/api/public/chat/${team.subdomain}`;
  const chunks = ['chat', 'core', 'opening'].map((name) => `/chunks/${name}.js`);
  expect(asked.toSorted()).toEqual([api, ...chunks, '/widget.js']);
  expect(await stored()).toEqual([0, '', 0]);
  await visitor.say('Zyxgrf now');
  await visitor.see('text', noAnswer);
  expect(await stored()).toEqual([1, '', 0]);
});

test('in Firefox, two chats on a page have separate text boxes, and a second script only logs a warning', async ({
  visitor,
}) => {
  const told: string[] = [];
  visitor.page.on('console', (message) => message.type() === 'warn' && told.push(message.text()));
  await visitor.open({
    body: `${chatOf('demo')}<script src="${helpdeskUrl}/widget.js"></script>
      <helpdesk-chat organization="demo" position="inline"></helpdesk-chat>`,
  });
  await visitor.see('field', 'Message');
  await expect.poll(() => told).toEqual([expect.stringContaining('widget.js loaded twice')]);
  await visitor.page.type('helpdesk-chat[position=inline] >>> textarea', 'Only here');
  await visitor.click('button', 'Chat with us');
  await expect
    .poll(async () => (await typed(visitor, 'textarea')).toSorted())
    .toEqual(['', 'Only here']);
  expect(visitor.errors).toEqual([]);
});

test('in Firefox, a form uses properties set before the script loads and ignores malformed JSON attributes', async ({
  visitor,
}) => {
  await visitor.open({
    body: `<helpdesk-form id="early"></helpdesk-form>
      <helpdesk-form organization="demo" values="{broken"></helpdesk-form>
      <script>Object.assign(early, { organization: 'demo', values: { subject: 'Order 17' } })</script>
      {{script}}${twoLines.replace('{{script}}', '')}`,
  });
  await expect.poll(() => typed(visitor, '[name=subject]')).toEqual(['Order 17', '', '']);
  expect(visitor.errors).toEqual([]);
});
