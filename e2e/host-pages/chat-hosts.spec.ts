import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { box, chatOf, launcher, log, panel, say, test } from './chat-page.ts';
import { expectFill } from './host-page.ts';

// Only for journeys where it doesn't matter whether an agent of the demo organization is online.
const demo = chatOf('demo');
const answer = "I don't have an answer";

const policy = `default-src 'none'; script-src ${helpdeskUrl}; connect-src ${helpdeskUrl} ${helpdeskUrl.replace('http', 'ws')}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

async function talk(page: Page, name = 'Northwind Coffee') {
  await launcher(page).click();
  await expect(log(page)).toContainText(name);
  await say(page, 'A riddle nobody knows');
  await expect(log(page)).toContainText(answer);
}

test('the chat on the example page answers', { tag: '@full' }, async ({
  page,
  hostPagesUrl,
  pageErrors,
}) => {
  await page.goto(`${hostPagesUrl}/chat.html`);
  await talk(page);
  await expectFill(launcher(page), '#B4471F');
  expect(pageErrors).toEqual([]);
});

test('the chat is fully styled on a page that blocks styles and requires Trusted Types', async ({
  page,
  open,
  team,
  pageErrors,
}) => {
  await open({ body: chatOf(team.subdomain), headers: { 'content-security-policy': policy } });
  await talk(page, team.name);
  await expectFill(page.getByRole('button', { name: 'Send' }), '#3B82F6');
  await page.getByRole('button', { name: 'Leave a message' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCSS('height', '44px');
  expect(pageErrors).toEqual([]);
});

test('hostile styles and a 62.5 % root font size change nothing in the chat', {
  tag: '@full',
}, async ({ page, open }) => {
  const hostile =
    '* { color: red !important; font: 40px cursive !important; padding: 50px !important; text-transform: uppercase !important; letter-spacing: 9px !important }';
  await open({
    body: demo,
    head: `<style>html { font-size: 62.5% !important } ${hostile}</style>`,
  });
  await launcher(page).click();
  await expect(launcher(page)).toHaveCSS('width', '56px');
  await expect(box(page)).toHaveCSS('font-size', '16px');
  await expect(box(page)).toHaveCSS('height', '44px');
  await expect(box(page)).toHaveCSS('letter-spacing', 'normal');
  const greeting = log(page).locator('[part~=message]');
  await expect(greeting).toHaveCSS('color', 'rgb(22, 25, 31)');
  await expect(greeting).toHaveCSS('text-transform', 'none');
});

test('the panel follows the direction and the color scheme of the page', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open({
    body: demo,
    html: 'dir="rtl" lang="ar"',
    head: '<meta name="color-scheme" content="dark">',
  });
  await talk(page);
  await expect(box(page)).toHaveCSS('direction', 'rtl');
  await expect(box(page)).toHaveCSS('color', 'rgb(236, 238, 242)');
  const [theirs, ours] = await log(page)
    .locator('[part~=message]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(ours).toBeLessThan(theirs as number);
  await page
    .locator('helpdesk-chat')
    .first()
    .evaluate((one) => one.setAttribute('theme', 'light'));
  await expect(box(page)).toHaveCSS('color', 'rgb(22, 25, 31)');
});

test('nothing moves with reduced motion, and borders stay visible with forced colors', {
  tag: '@full',
}, async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.route('**/sessions', () => {});
  await open({ body: demo });
  await launcher(page).click();
  await say(page, 'Slow');
  const dots = page.getByRole('img', { name: 'Assistant is typing' });
  await expect(dots.locator('i').first()).toHaveCSS('animation-name', 'none');
  await expect(page.getByRole('button', { name: 'Send' })).toHaveCSS('border-top-style', 'solid');
  await expect(log(page).locator('[part~=message]').first()).toHaveCSS('border-top-width', '1px');
});

test('on a phone the panel is a full-screen dialog that stays usable above the keyboard', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open({ body: demo });
  await launcher(page).click();
  await expect(box(page)).toBeFocused();
  expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
  expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await page.setViewportSize({ width: 390, height: 360 });
  await expect(box(page)).toBeInViewport({ ratio: 1 });
  const close = page.getByRole('button', { name: 'Close' });
  await expect(close).toBeInViewport({ ratio: 1 });
  // The button's name depends on whether another journey has an agent of the demo organization online.
  await page.getByRole('button', { name: /Leave a message|Talk to a person/ }).focus();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await close.click();
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await page.setViewportSize({ width: 320, height: 560 });
  await launcher(page).click();
  await expect(box(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('on a desktop the page stays usable next to the open panel', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open({ body: demo });
  await launcher(page).click();
  await expect(box(page)).toBeVisible();
  expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(false);
  await page.getByRole('link', { name: 'Before' }).click();
  await expect(panel(page)).toBeVisible();
});

test('a visitor opens the chat, writes, asks for a person and closes it with Escape, using only the keyboard', {
  tag: '@full',
}, async ({ page, open, team }) => {
  await open({ body: chatOf(team.subdomain) });
  await page.getByRole('link', { name: 'Before' }).focus();
  await page.keyboard.press('Tab');
  await expect(launcher(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.type('Only keys');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText(answer);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Leave a message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
});

test('axe finds no violations when closed, open, leaving a message and in error; the log exists before the first message', {
  tag: '@full',
}, async ({ page, open, team, violations }) => {
  test.slow();
  const outside = (found: string[]) => found.filter((one) => !one.startsWith('region'));
  let isUp = false;
  await page.route(`**/api/public/chat/${team.subdomain}`, async (route) => {
    await expect.poll(() => isUp).toBe(true);
    await route.fallback();
  });
  await open({ body: chatOf(team.subdomain) });
  await expect(launcher(page)).toBeVisible();
  expect(outside(await violations(page))).toEqual([]);
  await launcher(page).click();
  await expect(log(page)).toBeAttached();
  await expect(log(page)).toBeEmpty();
  isUp = true;
  await expect(log(page)).toContainText(team.name);
  expect(outside(await violations(page))).toEqual([]);
  await say(page, 'Accessible zyxgrf');
  await expect(log(page)).toContainText(answer);
  await page.getByRole('button', { name: 'Leave a message' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(outside(await violations(page))).toEqual([]);
  await page.route('**/api/public/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(outside(await violations(page))).toEqual([]);
});
