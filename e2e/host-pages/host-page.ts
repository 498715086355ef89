import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {} from '@helpdesk/widgets';
import type { Page } from 'playwright/test';
import { test as base } from '../fixtures.ts';

interface HostPage {
  /** The content of the body; `{{script}}` becomes the script tag of the widget. */
  body: string;
  head?: string;
  headers?: Record<string, string>;
  html?: string;
}

interface Fixtures {
  /** Opens a third-party page, on a separate origin, with its own policy. */
  open: (hostPage: HostPage) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  open: async ({ page, helpdeskUrl }, use) => {
    const script = `<script src="${helpdeskUrl}/widget.js" async></script>`;
    let shown: HostPage = { body: '' };
    // A real server, as Chromium does not let a page that a test routes make requests to this machine.
    const server = createServer((_, response) => {
      const { body, head = '', headers, html = 'lang="en"' } = shown;
      const content = `<!doctype html><html ${html}><head><meta name="viewport" content="width=device-width"><title>Host</title>${head}</head><body><main><h1>Host</h1>${body}</main></body></html>`;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
      response.end(content.replaceAll('{{script}}', script));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await use(async (hostPage) => {
      shown = hostPage;
      await page.goto(`http://127.0.0.1:${port}/`);
    });
    server.closeAllConnections();
    server.close();
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
