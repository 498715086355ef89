import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { launchWhole } from '../browser.ts';
import { test } from '../fixtures.ts';
import { pdf, png, sound } from './files.ts';
import { addTicket, newOrganization, type Organization, openAs } from './organizations.ts';

let team: Organization;
test.beforeAll(async () => {
  team = await newOrganization();
});

async function upload(name: string, bytes: Buffer) {
  const response = await team.agent.api.post(`/api/files?name=${encodeURIComponent(name)}`, {
    headers: { 'content-type': 'application/octet-stream' },
    data: bytes,
  });
  return ((await response.json()) as { id: string }).id;
}

/** Creates a ticket with three pictures in two messages, and a document. */
async function ticketWithFiles() {
  const { id } = await addTicket(team.admin, 'Show me');
  const names = ['Red.png', 'Green.png', 'Blue.png'];
  const ids = await Promise.all(names.map((name) => upload(name, png)));
  const manual = await upload('Manual.pdf', pdf);
  for (const fileIds of [ids.slice(0, 2), [...ids.slice(2), manual]]) {
    const data = { message: 'Look', isInternal: false, fileIds };
    const replied = await team.agent.api.post(`/api/tickets/${id}/messages`, { data });
    expect(replied.status()).toBe(201);
  }
  return id;
}

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Files' });
const widthOf = (page: Page, name: string) =>
  viewer(page)
    .getByRole('img', { name })
    .evaluate((image) => image.getBoundingClientRect().width);

/** Waits until the viewer has loaded a picture, which only then has a width. */
const isDrawn = (page: Page, name: string) =>
  expect
    .poll(() =>
      viewer(page)
        .getByRole('img', { name })
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(1);

test('an agent views the pictures of a conversation one after the other with the keyboard', async ({
  browser,
  violations,
}) => {
  const id = await ticketWithFiles();
  const page = await openAs(browser, team.agent, `/tickets/${id}`);
  const first = page.getByRole('list', { name: 'Pictures' }).first().getByRole('link').first();
  await first.focus();
  await first.press('Enter');
  await expect(viewer(page).getByRole('status')).toHaveText('Red.png1 of 3');
  await expect(viewer(page).getByRole('button', { name: 'Previous file' })).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByRole('status')).toHaveText('Blue.png3 of 3');
  await page.keyboard.press('ArrowLeft');
  await isDrawn(page, 'Green.png');
  const fitting = await widthOf(page, 'Green.png');
  await page.keyboard.press('+');
  await expect.poll(() => widthOf(page, 'Green.png')).toBeGreaterThan(fitting * 1.2);
  await page.keyboard.press('0');
  await expect.poll(() => widthOf(page, 'Green.png')).toBe(fitting);
  expect(await violations(page)).toEqual([]);
  // The focus stays in the viewer.
  for (let at = 0; at < 10; at += 1) {
    await page.keyboard.press('Tab');
    const isInside = await viewer(page).evaluate((box) => box.contains(document.activeElement));
    expect(isInside).toBe(true);
  }
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    viewer(page).getByRole('link', { name: 'Download Green.png' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('Green.png');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(first).toBeFocused();
});

test('an agent sees all files of a ticket in its details, newest first', { tag: '@full' }, async ({
  browser,
}) => {
  const id = await ticketWithFiles();
  const page = await openAs(browser, team.agent, `/tickets/${id}`);
  const files = page
    .getByRole('complementary', { name: 'About this ticket' })
    .getByRole('list', { name: 'Files on this ticket' });
  await expect(files.getByRole('listitem')).toHaveText([
    /^Manual\.pdf/,
    /^Blue\.png/,
    /^Green\.png/,
    /^Red\.png/,
  ]);
  await files.getByRole('link', { name: /^Show Green\.png/ }).click();
  await expect(viewer(page).getByRole('status')).toHaveText('Green.png2 of 3');
});

test('an agent views a PDF, a text and a sound in a sandbox, and sees an error for a broken file', {
  tag: '@full',
}, async ({ violations }) => {
  // The browser of the other journeys can't show PDFs.
  const browser = await launchWhole();
  const { id } = await addTicket(team.admin, 'Read me');
  const fileIds = [
    await upload('Manual.pdf', pdf),
    await upload('Log.txt', Buffer.from('It dripped at nine.\nIt dripped at ten.\n')),
    await upload('Drip.wav', sound),
    await upload('Broken.wav', sound.subarray(0, 20)),
  ];
  const data = { message: 'Look', isInternal: false, fileIds };
  await team.agent.api.post(`/api/tickets/${id}/messages`, { data });
  const refused: string[] = [];
  const page = await openAs(browser, team.agent, `/tickets/${id}`, async (opened) => {
    opened.on(
      'console',
      (said) => void (/Security Policy/.test(said.text()) && refused.push(said.text())),
    );
    opened.on('download', (file) => refused.push(`saved ${file.suggestedFilename()}`));
  });
  const shown = page.waitForResponse(
    (answer) => answer.url().includes('Manual.pdf') && answer.status() === 200,
  );
  const show = page
    .getByRole('region', { name: 'Messages' })
    .getByRole('button', { name: 'Show Manual.pdf' });
  await show.click();
  const { 'content-security-policy': policy, 'content-type': type } = await (
    await shown
  ).allHeaders();
  expect([type, policy]).toEqual(['application/pdf', "sandbox; default-src 'none'"]);
  await expect(viewer(page).getByRole('status')).toHaveText('Manual.pdf1 of 4');
  await expect(viewer(page).getByTitle('Manual.pdf')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const next = viewer(page).getByRole('button', { name: 'Next file' });
  await next.click();
  const log = page.frameLocator('iframe[title="Log.txt"]');
  await expect(log.getByText('It dripped at ten.')).toBeVisible();
  await next.click();
  const player = viewer(page).getByLabel('Drip.wav', { exact: true });
  await expect
    .poll(() => player.evaluate((one) => (one as HTMLAudioElement).duration))
    .toBeCloseTo(0.5);
  expect(await violations(page)).toEqual([]);
  await next.click();
  await expect(viewer(page).getByRole('alert')).toHaveText(
    "This file can't be played here. Download it to open it.",
  );
  // On a phone, the player is fully visible.
  await page.setViewportSize({ width: 320, height: 640 });
  await viewer(page).getByRole('button', { name: 'Previous file' }).click();
  await expect(player).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(show).toBeFocused();
  expect(refused).toEqual([]);
  await browser.close();
});

test('an agent sees a picture again whose link has expired, without reloading the page', {
  tag: '@full',
}, async ({ browser }) => {
  const id = await ticketWithFiles();
  const page = await openAs(browser, team.agent, '/tickets');
  let answers = 0;
  await page.route(`**/api/tickets/${id}`, async (route) => {
    answers += 1;
    const response = await route.fetch();
    const text = await response.text();
    // Simulates a page left open overnight, whose file links have expired.
    const body = answers === 1 ? text.replaceAll(/\.[\da-z]+\.([a-z2-7]{20})\//g, '.t0.$1/') : text;
    await route.fulfill({ response, body });
  });
  await page.goto(`${helpdeskUrl}/tickets/${id}`);
  await expect
    .poll(() =>
      page
        .getByRole('img', { name: 'Red.png' })
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBe(60);
  expect(answers).toBeGreaterThan(1);
});
