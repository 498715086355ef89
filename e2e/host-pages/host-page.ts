import type {} from '@helpdesk/widgets';
import { expect, type Locator, type Page } from 'playwright/test';
import { brandGround } from '../../packages/sdk/src/rules/brand.ts';
import { test as base } from '../fixtures.ts';
import { type HostPage, serveHostPages } from './host-server.ts';

interface Fixtures {
  /** Opens a third-party page on a separate origin with its own policy. */
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

/** Records the page's requests to the helpdesk from now on, and the bytes received with gzip, as over HTTP. */
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

/** The two-line snippet from the README. */
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

/** Waits until the background has the fill that the brand rule gives for this color, apart from rounding. */
export async function expectFill(locator: Locator, brand: string) {
  const expected = brandGround(brand).fill;
  const difference = async () => {
    const painted = await locator.evaluate(paintedBackground);
    const parts = [1, 3, 5].map((at) => Number.parseInt(expected.slice(at, at + 2), 16));
    return Math.max(...parts.map((part, index) => Math.abs(part - (painted[index] ?? -255))));
  };
  await expect.poll(difference, `as ${expected}`).toBeLessThanOrEqual(1);
}

function paintedBackground(element: Element): number[] {
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  canvas.fillStyle = getComputedStyle(element).backgroundColor;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
}
