import { expect, type Page } from 'playwright/test';
import { fullName, type Named } from '../../packages/sdk/src/rules/names.ts';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { demo, signInByApi, tokenOf } from '../people.ts';
import { answersOf, pseudoConsole, wordsOutside } from './pseudo.ts';

const screens = [
  '/',
  '/tickets',
  '/live-chat',
  '/notifications',
  '/metrics',
  '/metrics?tab=agents',
  '/metrics?tab=sla',
  '/metrics?tab=reports',
  '/help-center',
  '/contact-forms',
  '/chatbot',
  '/team',
  '/branding',
  '/profile',
  '/settings',
  ...[
    'appearance',
    'email',
    'domains',
    'live-chat',
    'security',
    'api-keys',
    'canned-replies',
    'macros',
    'tags',
    'audit-log',
    'import',
    'export',
  ].map((subject) => `/settings/${subject}`),
];

/** Texts that are English in every language: words that SDK and server share, dates, addresses, keys, formats and products. */
const english = [
  /^(Open|In Progress|in progress|Resolved|Closed|Low|Normal|High|Urgent|Status|Priority|Unassigned)$/,
  /^(Admin|Administrator|Agent|Customer|Unknown Customer|Anonymous Customer|No email provided)$/,
  /^(\d+ ?(s|m|h|d|min|ms|kB|MB|px|seconds?|minutes?|hours?|days?|weeks?)( ago)?|[Jj]ust now|now)$/,
  /^((Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*[\s\d,:.]*(AM|PM)?)+$/,
  /^JSON export with one ticket per line/,
  /^\{ "id": 4711,/,
  /^(\.?localhost:\S+|https?:\S+|(help\.|\w+@)example\.com)$/,
  /^(Helpdesk|CSV|JSON|HTML|Ctrl.*|Enter|Esc|SLA|API|TK-[\d-]+|[A-Z]{2})$/,
];

const softly = expect.configure({ soft: true });
const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Returns what extends beyond the edges of the screen. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [
      ...document.querySelectorAll('main button, main input, main select, main h1'),
    ].filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      const isScrolled = one.closest('[class*=overflow-x], [class*=overflow-auto]');
      const isHidden = !one.checkVisibility() || one.ariaHidden === 'true' || width <= 1;
      return !isHidden && !isScrolled && (left < -1 || right > innerWidth + 1);
    });
    return { width: scrollWidth - clientWidth, cut: cut.map((one) => one.outerHTML.slice(0, 160)) };
  });

for (const locale of ['en-XA', 'ar-XB'] as const) {
  test(`every screen in ${locale} has room for its texts and takes all of them from the catalogs`, {
    tag: '@full',
  }, async ({ page }) => {
    test.setTimeout(600_000);
    const console = await pseudoConsole(locale);
    try {
      await console.serve(page);
      const answers = await answersOf(page);
      await signInByApi(page, demo.admin);
      const members = await page.request.get(`${helpdeskUrl}/api/team/members`, {
        headers: { authorization: `Bearer ${await tokenOf(demo.admin)}` },
      });
      const people = ((await members.json()) as { user: Named }[]).map(({ user }) =>
        fullName(user),
      );
      const unknownWords = async () => {
        const words = await wordsOutside(page);
        const known = squeezed([...people, await answers()].join('\n'));
        return words.filter(
          (text) =>
            !known.includes(squeezed(text).replace(/^· /, '')) &&
            !english.some((one) => one.test(text)),
        );
      };
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const path of screens) {
          const where = `${path} at ${width} px`;
          await page.goto(helpdeskUrl + path);
          await expect(page.locator('main h1, main h2').first(), where).toBeVisible();
          await expect(page.locator('[aria-busy=true]'), where).toHaveCount(0);
          expect.soft(await beyond(page), where).toEqual({ width: 0, cut: [] });
          // Cached data is shown before the responses that contain it arrive.
          await softly.poll(unknownWords, { message: where, timeout: 10_000 }).toEqual([]);
        }
      }
    } finally {
      console.remove();
    }
  });
}
