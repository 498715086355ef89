import { expect, type Page, type Request } from 'playwright/test';

/** Expects each text on the page, verbatim; a toast may have it twice, once for screen readers. At once, as a toast closes by itself. */
export async function shows(page: Page, texts: readonly string[]) {
  const where = page.url();
  const shown = async (text: string) => {
    const place = page.getByText(text, { exact: true }).filter({ visible: true }).first();
    await expect(place, `“${text}” at ${where}`).toBeVisible();
  };
  await Promise.all(texts.map(shown));
}

/** Closes the toast, which would otherwise cover the page for five seconds; it may have closed by itself. */
export async function closeToast(page: Page) {
  const close = page.getByRole('button', { name: 'Dismiss' });
  await expect(async () => {
    if (await close.isVisible()) await close.click({ timeout: 1_000 });
    await expect(close).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

/** Makes every matching call fail with this status and message. */
export function refuse(page: Page, pattern: RegExp, method: string, message = '') {
  return page.route(pattern, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { message, code: 'internal', requestId: 'test' } })
      : route.fallback(),
  );
}

/** A page that leaves for sign-in stays as it is: on one that is leaving nothing can be looked at. Resolves with the request. */
export async function staysAtSignIn(page: Page): Promise<{ left: Promise<Request> }> {
  const left = page.waitForRequest('**/api/login?**');
  await page.route('**/api/login?**', (route) => route.fulfill({ status: 204 }));
  return { left };
}
