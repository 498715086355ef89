import { expect } from 'playwright/test';
import { chatOf } from '../host-pages/chat-page.ts';
import { twoLines } from '../host-pages/host-page.ts';
import { manual } from '../staff/files.ts';
import { noAnswer, talkTo, test } from './firefox.ts';
import type { Eyes } from './in-page.ts';

declare const eyes: Eyes;

test.describe.configure({ mode: 'default' });

test('in Firefox, a visitor opens a chat, writes, asks for a person and closes the chat with the keyboard', async ({
  visitor,
  team,
}) => {
  await visitor.open({ body: chatOf(team.subdomain) });
  await visitor.see('button', 'Chat with us');
  await visitor.press('Tab');
  await expect.poll(visitor.focused).toBe('Before');
  await visitor.press('Tab');
  await expect.poll(visitor.focused).toBe('Chat with us');
  await visitor.press('Enter');
  await expect.poll(visitor.focused).toBe('Message');
  await visitor.page.keyboard.type('Only keys');
  await visitor.press('Enter');
  await visitor.see('text', noAnswer);
  await visitor.press('Tab', 'Tab');
  await expect.poll(visitor.focused).toBe('Leave a message');
  await visitor.press('Enter');
  await expect.poll(visitor.focused).toBe('Name');
  await visitor.press('Escape');
  await expect.poll(visitor.focused).toBe('Message');
  await visitor.see('dialog', 'Chat with us');
  await visitor.press('Escape');
  await visitor.gone('dialog', 'Chat with us');
  await expect.poll(visitor.focused).toBe('Chat with us');
});

test('in Firefox, the message log exists before the first message', async ({ visitor, team }) => {
  const isBack = await visitor.answerInstead(/\/api\/public\/chat\/[\w-]+$/, 'never');
  await visitor.open({ body: chatOf(team.subdomain) });
  await visitor.click('button', 'Chat with us');
  const log = () =>
    visitor.page.evaluate(() => eyes.all('[role=log]').map(({ textContent }) => textContent));
  await expect.poll(log).toEqual(['']);
  isBack();
  await visitor.page.reload();
  await visitor.click('button', 'Chat with us');
  await expect.poll(log).toEqual([expect.stringContaining(team.name)]);
});

test('in Firefox, axe finds no violations in a form, a chat, its message sheet and its error', async ({
  visitor,
  team,
}) => {
  await visitor.open({ body: twoLines });
  await visitor.click('button', 'Send Message');
  await visitor.see('text', 'Name is required');
  expect(await visitor.violations()).toEqual([]);
  await visitor.open({ body: chatOf(team.subdomain) });
  await visitor.see('button', 'Chat with us');
  expect(await visitor.violations()).toEqual([]);
  await visitor.click('button', 'Chat with us');
  await visitor.say('Accessible zyxgrf');
  await visitor.see('text', noAnswer);
  expect(await visitor.violations()).toEqual([]);
  await visitor.click('button', 'Leave a message');
  await visitor.see('field', 'Email');
  expect(await visitor.violations()).toEqual([]);
  await visitor.answerInstead(/\/api\/public\//, { status: 500, headers: {}, body: '' });
  await visitor.page.reload();
  await visitor.see('button', 'Try again');
  expect(await visitor.violations()).toEqual([]);
});

test('in Firefox, the focus stays in the panel when the agent ends the chat, and each star has its own name', async ({
  visitor,
  team,
}) => {
  const id = await talkTo(team, visitor, 'The lid is stuck');
  await visitor.see('text', "You're chatting with Ben…");
  await team.helpdesk.chat.send({ id, message: 'Turn it to the left' });
  await visitor.see('text', 'Turn it to the left');
  await (await visitor.see('field', 'Message')).focus();
  await team.helpdesk.chat.close({ id });
  await visitor.see('text', 'This chat has ended');
  await visitor.see('button', 'Start a new chat');
  await expect.poll(visitor.focused).toBe('This chat has ended');
  const names = () =>
    visitor.page.evaluate(() =>
      eyes.all('[type=radio]').map((one) => one.getAttribute('aria-label')),
    );
  expect(await names()).toEqual([
    '1 out of 5',
    '2 out of 5',
    '3 out of 5',
    '4 out of 5',
    '5 out of 5',
  ]);
  await visitor.click('field', '5 out of 5');
  await visitor.click('button', 'Send');
  await visitor.see('text', 'Thanks for your feedback.');
  await visitor.page.reload();
  // The button appears together with the rating, if there were one.
  await visitor.see('button', 'Start a new chat');
  await visitor.page.waitForNetworkIdle();
  await visitor.gone('field', '5 out of 5');
});

test('in Firefox with reduced motion, nothing moves in a chat, and the text box stays visible above a phone keyboard', async ({
  visitor,
  team,
}) => {
  await visitor.size(390, 700);
  await visitor.open({ body: chatOf(team.subdomain) });
  await visitor.click('button', 'Chat with us');
  await visitor.see('field', 'Message');
  const box = await (await visitor.see('dialog', 'Chat with us')).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 700 });
  await visitor.size(390, 360);
  for (const name of ['Send', 'Close', 'Leave a message']) await visitor.reach('button', name);
  await visitor.answerInstead(/\/sessions$/, 'never');
  await visitor.say('Slow');
  const moving = () =>
    visitor.page.evaluate(() =>
      eyes.all('[role=img] i').map((one) => getComputedStyle(one).animationName),
    );
  await expect.poll(moving).toEqual(['none', 'none', 'none']);
});

test('in Firefox, a form and a chat use the language of the page, unless their own attribute sets another', async ({
  visitor,
  team,
}) => {
  await team.admin.organization.updateGeneral({ languages: ['en', 'de', 'ar'] });
  const { subdomain } = team;
  await visitor.open({
    html: 'lang="de"',
    body: `${chatOf(subdomain)}<helpdesk-form organization="${subdomain}"></helpdesk-form>`,
  });
  await visitor.see('button', 'Nachricht senden');
  // The chat loads its texts only when it is opened.
  await visitor.click('button', 'Chat with us');
  await visitor.see('dialog', 'Mit uns chatten');
  await visitor.open({ html: 'lang="de"', body: chatOf(subdomain, 'lang="ar"') });
  await visitor.page.evaluate(() => document.querySelector('helpdesk-chat')?.show());
  await expect
    .poll(() =>
      visitor.page.evaluate(() =>
        eyes.all('textarea').map((one) => getComputedStyle(one).direction),
      ),
    )
    .toEqual(['rtl']);
});

test('in Firefox, a page that switches the organization of a chat shows the other chat, and the first one again after switching back', async ({
  visitor,
  team,
}) => {
  await visitor.open({ body: chatOf(team.subdomain) });
  await visitor.click('button', 'Chat with us');
  await visitor.say('Of the first');
  await visitor.see('text', noAnswer);
  const change = (to: string) =>
    visitor.page.evaluate(
      (organization) =>
        document.querySelector('helpdesk-chat')?.setAttribute('organization', organization),
      to,
    );
  await change('demo');
  await visitor.see('text', 'Northwind Coffee…');
  await visitor.gone('text', 'Of the first');
  await change(team.subdomain);
  await visitor.see('text', 'Of the first');
  expect(visitor.errors).toEqual([]);
});

test('in Firefox, a visitor sees a file from the agent in the chat and downloads it', async ({
  visitor,
  team,
}) => {
  const id = await talkTo(team, visitor, 'Where is the manual?');
  const file = await team.helpdesk.files.upload({
    name: manual.name,
    file: new Blob([new Uint8Array(manual.buffer)]),
  });
  await team.helpdesk.chat.send({ id, message: 'Here', fileIds: [file.id] });
  const link = await visitor.see('link', 'Manual.pdf…');
  const address = await link.evaluate((one) => (one as HTMLAnchorElement).href);
  const fetched = await fetch(address);
  expect([fetched.status, Buffer.from(await fetched.arrayBuffer()).equals(manual.buffer)]).toEqual([
    200,
    true,
  ]);
  expect(visitor.errors).toEqual([]);
});
