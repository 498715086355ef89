import type {} from '@helpdesk/widgets';
import { test as base, type Page } from 'playwright/test';
import { findingsOf } from './accessibility.ts';
import { helpdeskUrl, hostPagesUrl } from './addresses.ts';
import { slowDown } from './slow.ts';

interface Fixtures {
  helpdeskUrl: string;
  /** The origin of the example host pages. */
  hostPagesUrl: string;
  /** The errors that the page logged or threw. Journeys expect none unless they say otherwise. */
  pageErrors: string[];
  /** The accessibility violations of a page, or of one part of it, one line each. */
  violations: (page: Page, part?: string) => Promise<string[]>;
  /** Closes the extra windows that a test opened. */
  closing: void;
}

/** Playwright's test with the addresses of this run's helpdesk and host pages. */
export const test = base.extend<Fixtures>({
  // Playwright closes only the windows it opened itself. The others would keep running until the end of the run.
  closing: [
    async ({ browser }, use) => {
      slowDown(browser);
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  helpdeskUrl: async ({}, use) => use(helpdeskUrl),
  hostPagesUrl: async ({}, use) => use(hostPagesUrl),
  pageErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await use(errors);
  },
  violations: async ({}, use, { file }) =>
    use(async (page, part) => {
      // The ordinary tier checks each main staff screen once, in walk.spec.ts. The full tier checks every state.
      if (process.env.TEST_TIER === 'ordinary' && file.includes('/staff/')) return [];
      const violations = await findingsOf(page, part);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    }),
});
