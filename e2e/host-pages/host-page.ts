import type {} from '@helpdesk/widgets';
import type { Page } from 'playwright/test';
import { test as base } from '../fixtures.ts';
import { type HostPage, serveHostPages } from './host-server.ts';

interface Fixtures {
  /** Opens a third-party page, on a separate origin, with its own policy. */
  open: (hostPage: HostPage) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  open: async ({ page }, use) => {
    const host = await serveHostPages();
    await use(async (hostPage) => {
      await page.goto(host.show(hostPage));
    });
    host.close();
  },
});

/** The page's requests to the helpdesk from now on, and the bytes received: with gzip, as over http. */
export function meter(page: Page, helpdeskUrl: string) {
  const paths: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith(helpdeskUrl)) return;
    paths.push(new URL(response.url()).pathname.replace(/-[\w-]{8}\.js/, '.js'));
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  const bytes = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { paths, bytes };
}

/** The two-line snippet of the README. */
export const twoLines = '{{script}}<helpdesk-form organization="demo"></helpdesk-form>';

/** Fills in every field of the demo organization's form. */
export async function fillIn(page: Page, subject: string) {
  await page.getByLabel('Name').fill('Vera Visitor');
  await page.getByLabel('Email').fill('vera@example.com');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('The grinder stops after a minute.');
}

export const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

export const ticketNumber = (page: Page) => page.getByText(/[A-Z]+-\d{4}-\d{6}/);
