import { expect } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { makeArticle, randomWord } from '../articles.ts';
import { makeForm } from '../forms.ts';
import { chatOf } from '../host-pages/chat-page.ts';
import { twoLines } from '../host-pages/host-page.ts';
import { handedOver, noAnswer, test, type Visitor } from './firefox.ts';
import type { Eyes } from './in-page.ts';

declare const eyes: Eyes;

// The journeys share one Firefox and run one after another, because each start takes seconds.
test.describe.configure({ mode: 'default' });

const strict = (more = '') =>
  `default-src 'none'; script-src ${helpdeskUrl}; connect-src ${helpdeskUrl}${more}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
const sockets = ` ${helpdeskUrl.replace('http', 'ws')}`;
const popup = (more = '') =>
  `<script src="${helpdeskUrl}/widget.js" data-organization="demo" ${more}></script>`;

async function fillIn(visitor: Visitor) {
  await visitor.fill('Name', 'Vera Visitor');
  await visitor.fill('Email', 'vera@example.com');
  await visitor.fill('Subject', 'Grinder');
  await visitor.fill('Message', 'It stops after a minute.');
}

test('in Firefox, a visitor sends a form on a page with the strictest policy', async ({
  visitor,
}) => {
  await visitor.open({ body: twoLines, headers: { 'content-security-policy': strict() } });
  await visitor.click('button', 'Send Message');
  await visitor.see('text', 'Name is required');
  await expect.poll(visitor.focused).toBe('Name');
  await fillIn(visitor);
  await visitor.click('button', 'Send Message');
  await visitor.see('text', 'Your ticket number is…');
  expect(visitor.errors).toEqual([]);
});

test('in Firefox, a chat on a page whose policy blocks sockets falls back to HTTP and shows each message once', async ({
  visitor,
  team,
}) => {
  await team.comes();
  await visitor.open({
    body: chatOf(team.subdomain),
    headers: { 'content-security-policy': strict() },
  });
  await visitor.click('button', 'Chat with us');
  await visitor.say('Through a wall');
  await visitor.see('text', handedOver);
  const { id } = await team.chat();
  await team.helpdesk.chat.accept({ id });
  await team.helpdesk.chat.send({ id, message: 'I can hear you' });
  await visitor.see('text', 'I can hear you');
  await visitor.say('So can I');
  const words = async () =>
    (await team.helpdesk.chat.get({ id })).messages.map(({ message }) => message);
  await expect.poll(words).toContain('So can I');
  await expect.poll(visitor.said).toEqual(await words());
  expect(visitor.errors).toEqual([]);
});

test('in Firefox, a visitor sees an agent join over the socket, reloads the page and rates the chat', async ({
  visitor,
  team,
}) => {
  await team.comes();
  await visitor.open({
    body: chatOf(team.subdomain),
    headers: { 'content-security-policy': strict(sockets) },
  });
  await visitor.click('button', 'Chat with us');
  await visitor.say('The kettle leaks');
  await visitor.see('text', handedOver);
  const { id } = await team.chat();
  await team.helpdesk.chat.accept({ id });
  await visitor.see('text', "You're chatting with Ben…");
  await team.helpdesk.chat.send({ id, message: 'I am' });
  await visitor.see('text', 'I am');
  await visitor.page.reload();
  await visitor.see('text', 'I am');
  await team.helpdesk.chat.close({ id });
  await visitor.see('text', 'This chat has ended');
  await visitor.click('field', '4 out of 5');
  await visitor.click('button', 'Send');
  await visitor.see('text', 'Thanks for your feedback.');
  expect((await team.chat()).rating).toBe(4);
  expect(visitor.errors).toEqual([]);
});

test('in Firefox, a visitor searches for an article and reads it in place', async ({
  visitor,
  request,
}) => {
  const word = randomWord();
  const title = `Descaling the ${word}`;
  await makeArticle(request, { title, content: `<p>Vinegar for the <b>${word}</b>.</p>` });
  await visitor.open({
    body: '{{script}}<helpdesk-search organization="demo"></helpdesk-search>',
    headers: {
      'content-security-policy': strict().replace("types 'none'", 'types helpdesk'),
    },
  });
  await visitor.fill('Search articles', word);
  await visitor.see('option', `${title}…`);
  await visitor.press('ArrowDown', 'Enter');
  await visitor.see('text', `Vinegar for the ${word}.`);
  await expect.poll(visitor.focused).toBe(title);
  await visitor.click('button', 'Back');
  await expect.poll(visitor.focused).toBe('Search articles');
  expect(visitor.errors).toEqual([]);
});

const fields = Array.from({ length: 8 }, (_, index) => ({
  id: `f${index}`,
  name: `q${index}`,
  label: `Question ${index + 1}`,
  type: 'text',
  required: true,
}));

/** 1280 × 1024 at 400 % zoom, 1200 × 800 at 200 % zoom, a phone in landscape, a laptop and a wide screen. */
const sizes = [
  [320, 256, 4],
  [600, 400, 2],
  [568, 320, 1],
  [1280, 720, 1],
  [1920, 1080, 1],
] as const;

for (const [width, height, zoom] of sizes) {
  test(`in Firefox at ${width} × ${height}, a visitor can reach every control in a popup form and in the sheets of a chat`, async ({
    visitor,
    request,
    team,
  }) => {
    await visitor.size(width, height, zoom);
    const form = await makeForm(request, { fields });
    await visitor.open({ body: popup(`data-form-id="${form}"`) });
    await visitor.click('button', 'Contact us');
    await visitor.click('button', 'Send Message');
    await visitor.see('text', 'Question 8 is required');
    await expect.poll(visitor.focused).toBe('Question 1');
    await visitor.fill('Question 8', 'Kept');
    await visitor.reach('button', 'Send Message');
    await visitor.click('button', 'Close');
    await visitor.gone('dialog', 'Contact us');
    await expect.poll(visitor.focused).toBe('Contact us');

    await visitor.open({ body: chatOf(team.subdomain) });
    await visitor.click('button', 'Chat with us');
    await visitor.say('The kettle leaks');
    await visitor.see('text', noAnswer);
    await visitor.click('button', 'Leave a message');
    for (const name of ['Name', 'Email', 'Message']) await visitor.reach('field', name);
    for (const name of ['Leave a message', 'Cancel']) await visitor.reach('button', name);
    await visitor.press('Escape');
    await expect.poll(visitor.focused).toBe('Message');
    await visitor.see('dialog', 'Chat with us');
    await visitor.press('Escape');
    await visitor.gone('dialog', 'Chat with us');
    await expect.poll(visitor.focused).toBe('Chat with us');
    const beside = await visitor.page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    );
    expect(beside).toBeLessThanOrEqual(0);
  });
}

test('in Firefox, Tab stays inside a chat that fills the window, and moves on to the page otherwise', async ({
  visitor,
  team,
}) => {
  const walk = async () => {
    await expect.poll(visitor.focused).toBe('Message');
    const seen: string[] = [];
    for (let step = 0; step < 12; step += 1) {
      await visitor.press('Tab');
      seen.push(await visitor.focused());
    }
    return seen;
  };
  await visitor.size(390, 700);
  await visitor.open({ body: `${chatOf(team.subdomain)}<a href="#top">After</a>` });
  await visitor.click('button', 'Chat with us');
  await visitor.see('field', 'Message');
  const inside = await walk();
  expect(inside).toContain('Close');
  expect(inside).not.toContain('Before');
  expect(inside).not.toContain('After');
  expect(inside).not.toContain('the page');
  await visitor.press('Escape');
  await visitor.gone('dialog', 'Chat with us');
  await visitor.size(1280, 720);
  await visitor.click('button', 'Chat with us');
  await visitor.see('field', 'Message');
  expect((await walk()).slice(0, 4)).toEqual(['Send', 'Leave a message', 'Chat with us', 'After']);
});

test('in Firefox, form and chat are right-to-left and dark on a page that is', async ({
  visitor,
  team,
}) => {
  const html = 'dir="rtl" lang="ar"';
  const head = '<meta name="color-scheme" content="dark">';
  await visitor.open({ html, head, body: twoLines });
  expect(await visitor.style('field', 'Subject', 'direction', 'color')).toEqual([
    'rtl',
    'rgb(236, 238, 242)',
  ]);
  await visitor.open({ html, head, body: chatOf(team.subdomain) });
  await visitor.click('button', 'Chat with us');
  await visitor.say('A riddle');
  await visitor.see('text', noAnswer);
  const [theirs, ours] = await visitor.lefts();
  expect(ours).toBeLessThan(theirs ?? 0);
});

test('in Firefox, a visitor with custom browser colors sees borders, the Send arrow and the number of stars', async ({
  visitorWith,
  team,
}) => {
  const visitor = await visitorWith('colors');
  await team.comes();
  await visitor.open({ body: twoLines });
  for (const [kind, name] of [
    ['button', 'Send Message'],
    ['field', 'Subject'],
  ] as const) {
    expect(await visitor.style(kind, name, 'border-top-style', 'border-top-width')).toEqual([
      'solid',
      '1px',
    ]);
  }
  await visitor.open({ body: chatOf(team.subdomain) });
  await visitor.click('button', 'Chat with us');
  await visitor.say('A riddle');
  await visitor.see('text', handedOver);
  expect(await visitor.style('button', 'Send', 'border-top-style')).toEqual(['solid']);
  const [ink, paper] = await visitor.style('button', 'Send', 'color', 'background-color');
  expect(ink).not.toBe(paper);
  const { id } = await team.chat();
  await team.helpdesk.chat.accept({ id });
  await team.helpdesk.chat.send({ id, message: 'The answer' });
  await team.helpdesk.chat.close({ id });
  await visitor.click('field', '4 out of 5');
  // Compares the shape, because all stars have the same color.
  const stars = () =>
    visitor.page.evaluate(() =>
      eyes.all('[type=radio]').map((one) => getComputedStyle(one, '::before').content),
    );
  await expect.poll(stars).toEqual(['"★"', '"★"', '"★"', '"★"', '"☆"']);
});

test('in Firefox, a hostile page with three copies of the script changes nothing in the form, and the form nothing in the page', async ({
  visitor,
}) => {
  const hostile =
    '* { color: red !important; font: 40px cursive !important; padding: 50px !important; letter-spacing: 9px !important }';
  const old = 'Array.prototype.each = function () {}; Object.prototype.extend = function () {};';
  const copy = `<script src="${helpdeskUrl}/widget.js"></script>`;
  await visitor.open({
    head: `<script>${old}</script><style>html { font-size: 62.5% !important } ${hostile}</style>`,
    body: copy + twoLines + copy,
  });
  expect(
    await visitor.style('field', 'Subject', 'font-size', 'height', 'color', 'letter-spacing'),
  ).toEqual(['16px', '44px', 'rgb(22, 25, 31)', 'normal']);
  await fillIn(visitor);
  await visitor.click('button', 'Send Message');
  await visitor.see('text', 'Your ticket number is…');
  const added = await visitor.page.evaluate(() => ({
    styles: document.querySelectorAll('style').length,
    stored: localStorage.length,
    cookies: document.cookie,
  }));
  expect(added).toEqual({ styles: 1, stored: 0, cookies: '' });
  expect(visitor.errors).toEqual([]);
});

test('in Firefox, the launchers of a form and a chat are side by side above a consent bar, and only one opens at a time', async ({
  visitor,
  team,
}) => {
  await visitor.size(390, 844);
  const lift = '<style>helpdesk-chat, helpdesk-form { --helpdesk-inset-y: 120px }</style>';
  await visitor.open({ head: lift, body: chatOf(team.subdomain) + popup() });
  const boxOf = async (name: string) => (await visitor.see('button', name)).boundingBox();
  const [chat, form] = [await boxOf('Chat with us'), await boxOf('Contact us')];
  expect(chat?.y).toBe(844 - 120 - 56);
  expect(form?.y).toBe(chat?.y);
  expect(Math.abs((chat?.x ?? 0) - (form?.x ?? 0))).toBeGreaterThanOrEqual(56);
  await visitor.click('button', 'Contact us');
  await visitor.see('field', 'Subject');
  await visitor.page.evaluate(() => document.querySelector('helpdesk-chat')?.show());
  await visitor.see('dialog', 'Chat with us');
  await visitor.gone('dialog', 'Contact us');
  expect(visitor.errors).toEqual([]);
});

test('in Firefox, a tampered chunk never runs, and the page shows its fallback', async ({
  visitor,
}) => {
  await visitor.answerInstead(/\/chunks\/form-/, {
    status: 200,
    contentType: 'text/javascript',
    headers: { 'access-control-allow-origin': '*' },
    body: 'document.title = "taken over"; export const draw = () => {}',
  });
  await visitor.open({
    body: '{{script}}<helpdesk-form organization="demo"><a href="#write">Write to us</a></helpdesk-form>',
  });
  await expect.poll(() => visitor.errors.join()).toContain('integrity');
  await visitor.see('link', 'Write to us');
  expect(await visitor.page.title()).toBe('Host');
});
