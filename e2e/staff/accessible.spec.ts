import { expect, type Locator, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { demo, signInByApi } from '../people.ts';

const go = async (page: Page, path: string, heading: string) => {
  await page.goto(`${helpdeskUrl}${path}`);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

/** Returns the colors and the outline of an element. */
const paintOf = (of: Locator) =>
  of.evaluate((element) => {
    const { backgroundColor, borderColor, outlineStyle, color } = getComputedStyle(element);
    return [backgroundColor, borderColor, outlineStyle, color].join(' ');
  });

/** Returns the contrast between each field's border and its surroundings, as the browser paints them. */
const edgesOf = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('No canvas');
    const paint = (colors: string[]) => {
      canvas.clearRect(0, 0, 1, 1);
      for (const color of colors) {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
        (part) => {
          const value = part / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        },
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const below = (element: Element | null): string[] =>
      element ? [...below(element.parentElement), getComputedStyle(element).backgroundColor] : [];
    return [
      ...document.querySelectorAll(
        'main :is(input:not([type=checkbox], [type=radio], .sr-only), select, textarea)',
      ),
    ]
      .filter((field) => field.checkVisibility())
      .map((field) => {
        const style = getComputedStyle(field);
        const around = below(field.parentElement);
        const [less = 0, more = 0] = [
          paint(around),
          paint([...around, style.borderTopColor]),
        ].sort();
        const contrast = (more + 0.05) / (less + 0.05);
        return { name: field.getAttribute('aria-label') ?? field.id, contrast };
      });
  });

for (const theme of ['light', 'dark'] as const) {
  test(`the border of every field has enough contrast in the ${theme} theme`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.addInitScript(
      (isDark) => localStorage.setItem('helpdesk_dark', String(isDark)),
      theme === 'dark',
    );
    await signInByApi(page, demo.admin);
    for (const [path, heading] of [
      ['/tickets', 'Tickets'],
      ['/settings', 'Organization Settings'],
      ['/settings/canned-replies', 'Canned Replies'],
      ['/profile', 'Profile'],
    ] as const) {
      await go(page, path, heading);
      for (const { name, contrast } of await edgesOf(page)) {
        expect(contrast, `${name} of ${path}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
}

test('selected switches, tabs, tiles and navigation links are distinguishable with forced colors', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInByApi(page, demo.admin);
  await go(page, '/metrics', 'Performance Metrics');
  const tab = (selected: boolean) => page.getByRole('tab', { selected }).first();
  expect(await paintOf(tab(true))).not.toBe(await paintOf(tab(false)));
  const here = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Reports' });
  const there = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Chatbot' });
  expect(await paintOf(here)).not.toBe(await paintOf(there));

  await go(page, '/tickets', 'Tickets');
  const all = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tickets' });
  const { color, ground } = await all.evaluate((link) => ({
    color: getComputedStyle(link).color,
    ground: getComputedStyle(document.documentElement).backgroundColor,
  }));
  expect(color).not.toBe(ground);

  await go(page, '/team', 'Team Members');
  const tile = (pressed: boolean) => page.locator(`main [aria-pressed=${pressed}]`).first();
  expect(await paintOf(tile(true))).not.toBe(await paintOf(tile(false)));

  await go(page, '/profile', 'Profile');
  const single = page.getByRole('switch', { name: /Single-key/ });
  const on = await single.screenshot();
  const painted = await paintOf(single.locator('[aria-hidden] > *'));
  await single.click();
  await page.mouse.move(0, 0);
  expect(await paintOf(single.locator('[aria-hidden] > *'))).not.toBe(painted);
  expect(on.equals(await single.screenshot())).toBe(false);
  await single.click();
});

test('presence and the bar of selected tickets are visible with forced colors', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInByApi(page, demo.admin);
  await go(page, '/tickets', 'Tickets');
  await page.locator('main tbody input[type=checkbox]').first().check();
  const bar = page.getByRole('region', { name: 'Selected tickets' });
  await expect(bar).toBeVisible();
  const edged = bar.locator('xpath=descendant-or-self::*[contains(@class, "shadow-overlay")]');
  await expect(edged.first()).toHaveCSS('outline-style', 'solid');

  const dot = page.locator('.rounded-full:empty:visible').first();
  const ground = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  await expect(dot).not.toHaveCSS('background-color', ground);
});

test('names stay whole with the text spacing that WCAG asks for', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInByApi(page, demo.admin);
  for (const [path, heading] of [
    ['/tickets', 'Tickets'],
    ['/live-chat', 'Live Chat'],
    ['/metrics', 'Performance Metrics'],
  ] as const) {
    await go(page, path, heading);
    const cut = await page.evaluate(() => {
      const names =
        /^(Jonas Lindqvist|Mira Castellanos|Northwind Coffee.*|Main Contact Form|[A-Z]\p{L}+ [A-Z]\p{L}+)$/u;
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      const isCut = (one: Element) =>
        getComputedStyle(one).overflow !== 'visible' && one.scrollWidth > one.clientWidth + 1;
      const named = [...document.querySelectorAll('main *, nav *')].filter(
        (one) =>
          one.childElementCount === 0 &&
          names.test(one.textContent?.trim() ?? '') &&
          one.checkVisibility() &&
          one.clientWidth > 1 &&
          !isCut(one),
      );
      document.adoptedStyleSheets.push(spacing);
      const found = named.filter(isCut).map((one) => one.textContent);
      document.adoptedStyleSheets.pop();
      return { found, count: named.length };
    });
    expect(cut.count, path).toBeGreaterThan(0);
    expect(cut.found, path).toEqual([]);
  }
});

test('the bar of selected tickets never covers the focused element', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInByApi(page, demo.admin);
  await go(page, '/tickets', 'Tickets');
  await page.locator('main tbody input[type=checkbox]').first().check();
  await expect(page.getByRole('region', { name: 'Selected tickets' })).toBeVisible();
  const link = page.locator('main a[data-open]').first();
  await link.focus();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('[data-docked]');
      if (!focused || !bar || bar.contains(focused)) return false;
      const [one, other] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
      const isBeside = one.right <= other.left || one.left >= other.right;
      return !isBeside && one.top >= other.top && one.bottom <= other.bottom;
    });
    expect(covered, `stop ${step}`).toBe(false);
  }
});

test('the skip link is visible above the top bar at 320 pixels', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signInByApi(page, demo.admin);
  await go(page, '/profile', 'Profile');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  const isOnTop = await skip.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
});

test('the buttons of a ticket fit its header at 1024 pixels', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signInByApi(page, demo.admin);
  await go(page, '/tickets', 'Tickets');
  await page.locator('main a[data-open]').first().click();
  const header = page.locator('[data-ticket-header]');
  await expect(header).toBeVisible();
  const beyond = await header.evaluate(
    (bar) =>
      [...bar.querySelectorAll('button, a')].filter(
        (one) => one.getBoundingClientRect().right > bar.getBoundingClientRect().right,
      ).length,
  );
  expect(beyond).toBe(0);
});
