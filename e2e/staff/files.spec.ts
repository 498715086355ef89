import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { launchWhole } from '../browser.ts';
import { test } from '../fixtures.ts';
import { mailedWith } from '../mail.ts';
import { demo, tokenAt } from '../people.ts';
import { expectWritten } from '../written.ts';
import { manual, pasteFile, pdf, picture, png, savedFrom } from './files.ts';
import {
  addTicket,
  newOrganization,
  type Organization,
  openAs,
  undoSendWithin,
} from './organizations.ts';
import { ownServer } from './own-server.ts';
import { refuse } from './shows.ts';
import { subdomainOf } from './visitor.ts';

let team: Organization;
test.beforeAll(async () => {
  team = await newOrganization();
});

const box = (page: Page) => page.getByRole('textbox', { name: 'Reply' });
const attached = (page: Page) => page.getByRole('list', { name: 'Attached files' });
const chooser = (page: Page) => page.locator('[data-attach]');
const send = (page: Page) => page.getByRole('button', { name: 'Send Reply' });

/** Pastes a picture once the editor has replaced the text area. */
async function paste(page: Page, name?: string) {
  await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();
  await pasteFile(box(page), name);
}

const saved = (page: Page, name: RegExp) =>
  savedFrom(page, page.getByRole('link', { name }).first());

/** Expects a picture to be rendered, not just present. */
const isDrawn = (page: Page, name: string) =>
  expect
    .poll(() =>
      page.getByRole('img', { name }).evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(1);

test('an agent replies with a picture and a document, and the customer gets both unchanged on the ticket page and by email', async ({
  browser,
  violations,
}) => {
  const { id, ticketNumber } = await addTicket(team.admin, 'Show me');
  const ben = await openAs(browser, team.agent, `/tickets/${id}`);
  await box(ben).fill('Here is how');
  await expect(ben.getByRole('button', { name: 'Attach files' })).toBeVisible();
  await paste(ben);
  await chooser(ben).setInputFiles([manual]);
  await expect(attached(ben).getByRole('listitem')).toHaveCount(2);
  await expect(attached(ben).getByRole('progressbar')).toHaveCount(0);
  expect(await violations(ben)).toEqual([]);
  // Attached files and typed text survive a reload.
  await ben.reload();
  await expect(attached(ben).getByRole('listitem')).toHaveCount(2);
  // The text includes the picture.
  await expectWritten(box(ben), /^Here is how/);
  await send(ben).click();
  await expect(attached(ben)).toHaveCount(0);
  await isDrawn(ben, 'Kettle.png');
  expect(await saved(ben, /Manual\.pdf/)).toEqual(pdf);
  expect(await violations(ben)).toEqual([]);

  await mailedWith('vera@example.com', [ticketNumber, png, pdf]);

  const vera = await (await browser.newContext()).newPage();
  await vera.goto(`${helpdeskUrl}/public/ticket/${await subdomainOf(team.admin)}`);
  await vera.getByLabel('Email Address').fill('vera@example.com');
  await vera.getByLabel('Ticket Number').fill(ticketNumber);
  await vera.getByRole('button', { name: 'Access Ticket' }).click();
  await isDrawn(vera, 'Kettle.png');
  expect(await saved(vera, /Manual\.pdf/)).toEqual(pdf);
  const shown = await vera.getByRole('img', { name: 'Kettle.png' }).getAttribute('src');
  const got = await vera.request.get(`${helpdeskUrl}${shown}`);
  expect(await got.body()).toEqual(png);
  expect(await violations(vera)).toEqual([]);
});

test('an agent uploads a large file in chunks, and the upload resumes by itself after a connection loss', {
  tag: '@full',
}, async ({ browser }) => {
  const { id } = await addTicket(team.admin, 'The film of it');
  const ben = await openAs(browser, team.agent, `/tickets/${id}`);
  const film = Buffer.alloc(11 * 1024 * 1024, 'film ');
  let sent = 0;
  await ben.route('**/api/files/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    sent += 1;
    return sent === 2 ? route.abort('connectionreset') : route.continue();
  });
  await box(ben).fill('Here is the film');
  const file = { name: 'Film.txt', mimeType: 'text/plain', buffer: film };
  await chooser(ben).setInputFiles([file]);
  await expect(attached(ben).getByText('11 MB')).toBeVisible({ timeout: 60_000 });
  // Three chunks, one of them sent twice.
  expect(sent).toBe(4);
  await send(ben).click();
  await expect(attached(ben)).toHaveCount(0);
  expect((await saved(ben, /Film\.txt/)).equals(film)).toBe(true);
});

test('an agent sees failed uploads, retries one, removes the other and keeps the typed text', {
  tag: '@full',
}, async ({ browser }) => {
  const { id } = await addTicket(team.admin, 'Try again');
  const ben = await openAs(browser, team.agent, `/tickets/${id}`);
  await box(ben).fill('My words');
  await expect(ben.getByRole('button', { name: 'Attach files' })).toBeVisible();
  await refuse(ben, /\/api\/files\?/, 'POST', 'The file could not be stored');
  await chooser(ben).setInputFiles([manual, picture]);
  await expect(attached(ben).getByRole('alert')).toHaveCount(2);
  await expect(send(ben)).toBeDisabled();
  await ben.unroute(/\/api\/files\?/);
  await ben.getByRole('button', { name: 'Try Manual.pdf again' }).click();
  await expect(attached(ben).getByRole('alert')).toHaveCount(1);
  await ben.getByRole('button', { name: 'Remove Kettle.png' }).click();
  await expectWritten(box(ben), 'My words');
  await send(ben).click();
  await expect(ben.getByRole('link', { name: /Manual\.pdf/ }).first()).toBeVisible();
  await expect(ben.getByRole('link', { name: /Kettle\.png/ })).toHaveCount(0);
});

test('an agent undoes a reply and gets its text and files back in the editor', {
  tag: '@full',
}, async ({ browser }) => {
  await undoSendWithin(60, team.agent);
  const { id } = await addTicket(team.admin, 'Taken back with its file');
  const ben = await openAs(browser, team.agent, `/tickets/${id}`);
  await box(ben).fill('Not yet');
  await expect(ben.getByRole('button', { name: 'Attach files' })).toBeVisible();
  await chooser(ben).setInputFiles([manual]);
  await expect(attached(ben).getByRole('progressbar')).toHaveCount(0);
  await send(ben).click();
  const waiting = ben.getByRole('region', { name: 'Not sent yet' });
  await expect(waiting.getByRole('link', { name: /Manual\.pdf/ })).toBeVisible();
  await waiting.getByRole('button', { name: 'Undo' }).click();
  await expectWritten(box(ben), 'Not yet');
  await expect(attached(ben).getByRole('listitem')).toHaveText([/Manual\.pdf/]);
  await undoSendWithin(0, team.agent);
});

test('an agent views a photo and a PDF from a customer’s email, and emails a file back', {
  tag: '@full',
}, async () => {
  const token = 'a-token-for-this-journey-alone-0123456789';
  const server = await ownServer({ MAIL_IN_TOKEN: token, MAIL_IN_DOMAIN: 'help.example.com' });
  const browser = await launchWhole();
  try {
    const part = (type: string, name: string, bytes: Buffer) => [
      '--edge',
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      bytes.toString('base64'),
    ];
    const raw = [
      'From: Vera Visitor <vera@visitor.example>',
      'To: demo@help.example.com',
      'Subject: It looks like this',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=edge',
      '',
      '--edge',
      'Content-Type: text/plain',
      '',
      'See the picture.',
      ...part('image/png', 'Kettle.png', png),
      ...part('application/pdf', 'Bill.pdf', pdf),
      '--edge--',
      '',
    ].join('\r\n');
    const kept = await fetch(`${server.url}/api/inbound/mail?to=demo@help.example.com`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'message/rfc822' },
      body: raw,
    });
    expect(kept.status).toBe(202);
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    const agent = await tokenAt(server.url, demo.agent);
    await page.addInitScript((value) => {
      if (window === window.top) localStorage.setItem('auth_token', value);
    }, agent);
    await page.goto(`${server.url}/tickets`);
    await page.getByRole('link', { name: 'It looks like this' }).first().click();
    await isDrawn(page, 'Kettle.png');
    const shown = page.waitForResponse((answer) => answer.url().endsWith('/Bill.pdf'));
    await page.getByRole('button', { name: 'Show Bill.pdf' }).first().click();
    await expect(page.getByTitle('Bill.pdf')).toBeVisible();
    expect((await shown).status()).toBe(200);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Files' })).toBeHidden();

    await box(page).fill('Press here');
    await paste(page, 'Here.png');
    await expect(attached(page).getByRole('progressbar')).toHaveCount(0);
    await expect(attached(page).getByRole('listitem')).toHaveCount(1);
    await box(page).press('Control+Enter');
    await expect(attached(page)).toHaveCount(0);
    await mailedWith('vera@visitor.example', ['Press here', 'Here.png', png], server.mails);
  } finally {
    await browser.close();
    await server.end();
  }
});
