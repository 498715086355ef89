import path from 'node:path';
import { expect, type Page } from 'playwright/test';

/** The folder for screenshots, which `npm run screenshots:visitor` sets. */
export const folder = process.env.E2E_SCREENSHOTS;

/** A laptop, a tablet, two phones, and 1280 × 1024 at 400 % zoom. */
const sizes = [
  [1440, 900],
  [768, 1024],
  [390, 844],
  [320, 640],
  [320, 256],
] as const;

const media = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** Returns overflow of the page, its hidden or clipped controls, and ticket numbers that wrap. Includes shadow roots. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        one,
        ...(one.shadowRoot ? all(one.shadowRoot) : []),
      ]);
    const cut = all(document).filter((one) => {
      if (!one.matches('button, input, select, textarea, a, label, h1, h2, h3, p')) return false;
      // The skip link stays beyond the edge until it has the focus, and the row of categories scrolls sideways.
      if (one.matches('.skip, nav a')) return false;
      const { left, right, width } = one.getBoundingClientRect();
      if (!one.checkVisibility() || width <= 1) return false;
      // The count of unread messages stands over the launcher's edge.
      const isText = one.matches('button:not([part=launcher])');
      const isLonger = isText && one.scrollWidth > one.clientWidth + 1;
      return left < -1 || right > innerWidth + 1 || isLonger;
    });
    const broken = all(document)
      .flatMap((one) => [...one.childNodes].filter((node) => node instanceof Text))
      .filter((text) => {
        const number = /[A-Z]+-\d{4}-\d{6}/.exec(text.data);
        if (!number) return false;
        const range = document.createRange();
        range.setStart(text, number.index);
        range.setEnd(text, number.index + number[0].length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      });
    return {
      beside: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      cut: cut.map((one) => one.outerHTML.slice(0, 160)),
      broken: broken.map(({ data }) => data),
    };
  });

/** Checks a state of a page in every size and, when screenshots are saved, in every color scheme. */
export async function look(page: Page, name: string) {
  const before = page.viewportSize();
  for (const scheme of folder ? (['light', 'dark', 'forced'] as const) : (['light'] as const)) {
    await page.emulateMedia(media[scheme]);
    for (const [width, height] of sizes) {
      const at = `${name}-${width}x${height}-${scheme}`;
      await page.setViewportSize({ width, height });
      await expect.poll(() => measure(page), at).toEqual({ beside: 0, cut: [], broken: [] });
      if (folder) await page.screenshot({ path: path.join(folder, `${at}.png`) });
    }
  }
  await page.emulateMedia(media.light);
  if (before) await page.setViewportSize(before);
}
