import { writeFile } from 'node:fs/promises';
import { expect, type TestInfo } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { chatOf } from '../host-pages/chat-page.ts';
import { mailedWith } from '../mail.ts';
import { manual, picture } from '../staff/files.ts';
import { noAnswer, talkTo, test } from './firefox.ts';
import type { Eyes } from './in-page.ts';

declare const eyes: Eyes;

test.describe.configure({ mode: 'default' });

/** Writes files to the visitor's disk and returns their paths. */
const onDisk = (info: TestInfo, ...files: { name: string; buffer: Buffer }[]) =>
  Promise.all(
    files.map(async ({ name, buffer }) => {
      const path = info.outputPath(name);
      await writeFile(path, buffer);
      return path;
    }),
  );

test('in Firefox, a proactive message appears once, waits until the page closes its dialog, and starts the chat', async ({
  visitor,
  team,
}) => {
  const { panel } = await team.admin.chat.settings();
  const text = 'Questions about prices?';
  const rule = { seconds: 0, scrolled: 0, isForReturning: false };
  const proactiveMessages = [{ id: 'm1', text, ...rule, shownOn: 'all' as const, patterns: [] }];
  await team.admin.chat.updateSettings({ panel: { ...panel, proactiveMessages } });
  const { subdomain } = team;
  await visitor.open({
    body: `<dialog open>Our cookies</dialog><script src="${helpdeskUrl}/widget.js?for=${subdomain}" async></script><helpdesk-chat organization="${subdomain}"></helpdesk-chat>`,
  });
  await visitor.see('button', 'Chat with us');
  await visitor.page.waitForNetworkIdle();
  await visitor.gone('button', text);
  await visitor.page.evaluate(() => document.querySelector('dialog')?.close());
  const bubble = await (await visitor.reach('button', text)).boundingBox();
  const launcher = await (await visitor.see('button', 'Chat with us')).boundingBox();
  expect((bubble?.y ?? 0) + (bubble?.height ?? 0)).toBeLessThan(launcher?.y ?? 0);
  await visitor.click('button', text);
  await visitor.say('Zyxgrf one');
  await visitor.see('text', noAnswer);
  const { visitor: known, messages } = await team.helpdesk.chat.get({ id: (await team.chat()).id });
  expect([known.openedBy, messages[0]?.message]).toEqual([text, text]);
  await visitor.page.reload();
  await visitor.see('dialog', 'Chat with us');
  await visitor.gone('button', text);
  expect(visitor.errors).toEqual([]);
});

test('in Firefox, a visitor gets a copy of the chat by email, and then clears the chat and all stored data', async ({
  visitor,
  team,
}) => {
  const id = await talkTo(team, visitor, 'The kettle leaks');
  await team.helpdesk.chat.send({ id, message: 'At the lid?' });
  await visitor.see('text', 'At the lid?');
  const email = `${team.subdomain}@visitor.example`;
  await visitor.click('button', 'Email me this chat');
  await visitor.fill('Email', email);
  await visitor.press('Enter');
  await visitor.see('text', `Sent to ${email}.`);
  await mailedWith(email, ['The kettle leaks', 'At the lid?']);
  await expect.poll(visitor.focused).toBe('Close');
  await visitor.press('Enter');
  await visitor.gone('text', `Sent to ${email}.`);
  const stored = () =>
    visitor.page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
  expect(await stored()).not.toEqual([0, 0, '']);
  await visitor.click('button', 'Clear chat');
  await visitor.gone('button', 'Email me this chat');
  await expect.poll(visitor.focused).toBe('Clear chat');
  await visitor.press('Enter');
  await visitor.see('text', 'Chat removed from this device.');
  expect(await stored()).toEqual([0, 0, '']);
  await visitor.click('button', 'Start a new chat');
  await expect.poll(visitor.focused).toBe('Message');
  expect(visitor.errors).toEqual([]);
});

test('in Firefox, a visitor with two tabs opened before the first message has one chat', async ({
  visitor,
  team,
}) => {
  await visitor.open({ body: chatOf(team.subdomain) });
  const other = await visitor.anotherTab();
  for (const tab of [other, visitor]) {
    await tab.page.bringToFront();
    await tab.click('button', 'Chat with us');
    await tab.see('field', 'Message');
  }
  await visitor.say('From the one');
  await visitor.see('text', noAnswer);
  await other.page.bringToFront();
  await other.see('text', 'From the one');
  await other.say('From the other');
  await visitor.page.bringToFront();
  await visitor.see('text', 'From the other');
  expect(await team.helpdesk.chat.list({})).toHaveLength(1);
  const both = async () => [await visitor.said(), await other.said()];
  await expect.poll(async () => (await both()).map(({ length }) => length)).toEqual([7, 7]);
  const [its, others] = await both();
  expect(its).toEqual(others);
  expect([...visitor.errors, ...other.errors]).toEqual([]);
});

test('in Firefox, a visitor reads an article from the opening screen in the panel, and Back returns to the chat', async ({
  visitor,
  team,
}) => {
  const { panel } = await team.admin.chat.settings();
  const opening = { isOn: true, showsFaces: true, showsAnswerTime: true, showsArticles: true };
  await team.admin.chat.updateSettings({ panel: { ...panel, opening } });
  await team.admin.helpArticles.create({
    title: 'Descaling',
    slug: 'descaling',
    content: '<p>With <b>vinegar</b>.</p>',
    isPublished: true,
  });
  await visitor.open({ body: chatOf(team.subdomain) });
  await visitor.click('button', 'Chat with us');
  await visitor.click('button', 'Search articles');
  await visitor.fill('Search articles', 'vinegar');
  await visitor.see('option', 'Descaling…');
  await visitor.press('ArrowDown', 'Enter');
  await visitor.see('text', 'With vinegar.');
  await visitor.see('dialog', 'Chat with us');
  await visitor.click('button', 'Back to chat');
  await visitor.say('It did not help');
  await visitor.see('text', noAnswer);
  expect(visitor.errors).toEqual([]);
});

test('in Firefox, a visitor sends a picture, a file and emojis to the agent and sees them in the chat', async ({
  visitor,
  team,
}, info) => {
  const id = await talkTo(team, visitor, 'It looks like this 🫖👩‍🔧');
  await team.helpdesk.chat.send({ id, message: 'Oh 🙈' });
  await visitor.see('text', 'Oh 🙈');
  await visitor.see('button', 'Attach files');
  await visitor.attach(
    'helpdesk-chat >>> input[type=file]',
    ...(await onDisk(info, picture, manual)),
  );
  await visitor.uploaded(2);
  await visitor.say('Here 📎');
  const sent = async () =>
    (await team.helpdesk.chat.get({ id })).messages.map(({ message, files }) => [
      message,
      files.map(({ name }) => name),
    ]);
  await expect.poll(sent).toContainEqual(['Here 📎', ['Kettle.png', 'Manual.pdf']]);
  expect(await sent()).toContainEqual(['It looks like this 🫖👩‍🔧', []]);
  const widths = () =>
    visitor.page.evaluate(() =>
      eyes.all('img[alt="Kettle.png"]').map((one) => (one as HTMLImageElement).naturalWidth),
    );
  await expect.poll(widths).toContain(60);
  await visitor.see('link', 'Manual.pdf…');
  expect(visitor.errors).toEqual([]);
});
