import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../host-pages/host-page.ts';
import { isDrawn, manual, pasteFile, pdf, picture, savedFrom } from './files.ts';
import { newOrganization, openAs } from './organizations.ts';
import {
  attachedBy as attached,
  chatPage,
  openChatOf as panel,
  strictPolicy,
  subdomainOf,
  visitorOn,
} from './visitor.ts';

const opening = { timeout: 60_000 };

const chooser = (page: Page) => page.locator('helpdesk-chat input[type=file]');

const policy = strictPolicy(helpdeskUrl, { hasPictures: true });

test('visitor and agent exchange pictures and files in a chat, with sockets and over HTTP', async ({
  browser,
  page,
  open,
  violations,
  pageErrors,
}) => {
  const team = await newOrganization();
  const ada = await openAs(browser, team.admin, '/live-chat');
  await expect(ada.getByText('No chat sessions')).toBeVisible(opening);
  const visitor = visitorOn(page);
  const body = await chatPage(helpdeskUrl, await subdomainOf(team.admin));
  await open({ body, headers: { 'content-security-policy': policy } });
  await visitor.open();
  await expect(page.getByRole('button', { name: 'Attach files' })).toHaveCount(0);
  await visitor.askForPerson('Vera Visitor', 'vera@example.com');
  await visitor.say('My kettle looks like this.');
  await ada.getByRole('button', { name: 'Accept the chat with Vera Visitor' }).click(opening);
  await expect(panel(ada).getByText('Active with you')).toBeVisible(opening);

  await expect(page.getByRole('button', { name: 'Attach files' })).toBeVisible();
  await pasteFile(page.getByRole('textbox', { name: 'Message', exact: true }));
  await expect(attached(page).getByRole('listitem')).toHaveText([/Kettle\.png/]);
  await chooser(page).setInputFiles([manual]);
  await expect(attached(page).getByRole('progressbar')).toHaveCount(0);
  await expect(attached(page).getByRole('listitem')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await visitor.say('Here');
  await expect(attached(page)).toBeHidden();
  await isDrawn(visitor.log.getByRole('img', { name: 'Kettle.png' }));
  await isDrawn(panel(ada).getByRole('img', { name: 'Kettle.png' }));
  expect(await savedFrom(ada, panel(ada).getByRole('link', { name: /Manual\.pdf/ }))).toEqual(pdf);
  expect(await violations(ada)).toEqual([]);

  // The agent answers with a pasted picture and a file, without text.
  await pasteFile(panel(ada).getByRole('textbox', { name: /Message to/ }), 'Where.png');
  await ada
    .locator('form[data-composer] input[type=file]')
    .setInputFiles([{ ...manual, name: 'Steps.pdf' }]);
  await expect(ada.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(
    2,
  );
  await expect(ada.getByRole('progressbar')).toHaveCount(0);
  expect(await violations(ada)).toEqual([]);
  await panel(ada).getByRole('button', { name: 'Send', exact: true }).click();
  await isDrawn(visitor.log.getByRole('img', { name: 'Where.png' }));
  const row = visitor.log.getByRole('link', { name: /Steps\.pdf/ });
  expect(await savedFrom(page, row)).toEqual(pdf);
  await expect(visitor.words.last()).toHaveText('Here');
  expect(await violations(page)).toEqual([]);

  // Another page of the site blocks sockets, so its chat uses only HTTP.
  const noSockets = policy.replace(helpdeskUrl.replace('http', 'ws'), '');
  await open({ body, headers: { 'content-security-policy': noSockets } });
  await isDrawn(visitor.log.getByRole('img', { name: 'Where.png' }));
  await chooser(page).setInputFiles([{ ...picture, name: 'Again.png' }]);
  await expect(attached(page).getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await isDrawn(panel(ada).getByRole('img', { name: 'Again.png' }));
  await isDrawn(visitor.log.getByRole('img', { name: 'Again.png' }));
  expect(pageErrors.filter((error) => !/WebSocket|Content Security Policy/.test(error))).toEqual(
    [],
  );

  // The ticket made from the chat has all the files.
  await panel(ada).getByRole('button', { name: 'More' }).click();
  await ada.getByRole('menuitem', { name: 'Convert to ticket' }).click();
  await panel(ada).getByRole('button', { name: 'More' }).click();
  await ada.getByRole('menuitem', { name: 'View ticket' }).click();
  for (const name of ['Kettle.png', 'Where.png', 'Again.png']) {
    await isDrawn(
      ada.getByRole('article').or(ada.getByRole('main')).getByRole('img', { name }).first(),
    );
  }
});

test('a visitor sees an error for a file that is too large, retries a failed upload, and keeps the typed message', {
  tag: '@full',
}, async ({ browser, page, open }) => {
  const team = await newOrganization();
  const ada = await openAs(browser, team.admin, '/live-chat');
  await expect(ada.getByText('No chat sessions')).toBeVisible(opening);
  const visitor = visitorOn(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await open({ body: await chatPage(helpdeskUrl, await subdomainOf(team.admin)) });
  await visitor.open();
  await visitor.askForPerson('Vera Visitor', 'vera@example.com');
  const box = page.getByRole('textbox', { name: 'Message', exact: true });
  await box.fill('My words');
  const large = { name: 'Film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(26 * 1024 * 1024) };
  await chooser(page).setInputFiles([large]);
  await expect(attached(page).getByRole('alert')).toHaveText('A file can be up to 25 MB', opening);
  await page.getByRole('button', { name: 'Remove Film.mp4' }).click();
  await page.route(/\/files\?name=/, (route) => route.abort());
  await chooser(page).setInputFiles([picture]);
  await expect(attached(page).getByRole('alert')).toHaveText("Couldn't send the file");
  await expect(page.locator('helpdesk-chat').first()).toHaveJSProperty('scrollLeft', 0);
  await page.unroute(/\/files\?name=/);
  await page.getByRole('button', { name: 'Try Kettle.png again' }).click();
  await expect(attached(page).getByRole('alert')).toHaveCount(0);
  await expect(attached(page).getByRole('progressbar')).toHaveCount(0);
  await expect(box).toHaveValue('My words');
  // A long file name is truncated and pushes nothing off a phone's screen.
  const long = { ...picture, name: `${'A picture from the phone '.repeat(4)}.png` };
  await chooser(page).setInputFiles([long]);
  const remove = page.getByRole('button', { name: `Remove ${long.name}` });
  await expect(attached(page).getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({
    ratio: 1,
  });
  await expect(remove).toBeInViewport({ ratio: 1 });
  await remove.click();
  await box.press('Enter');
  await isDrawn(visitor.log.getByRole('img', { name: 'Kettle.png' }));
});
