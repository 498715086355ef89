import type { Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';

/**
 * Measures the first visit to a page: its requests and their bytes, including headers and the favicon.
 * Browsers accept gzip over HTTP and brotli over HTTPS, so the page requests brotli here.
 */
export async function weightOf(page: Page, path: string, untilThere: () => Promise<unknown>) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'br' } });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const paths: string[] = [];
  const others: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(helpdeskUrl).origin) paths.push(pathname);
    else others.push(request.url());
  });
  await page.goto(helpdeskUrl + path, { waitUntil: 'networkidle' });
  await untilThere();
  return { paths, others, bytes };
}
