import { expect, type Page, type Request } from 'playwright/test';

/** Expects these texts verbatim, all at once because toasts close by themselves. A toast may repeat its text for screen readers. */
export async function shows(page: Page, texts: readonly string[]) {
  const where = page.url();
  const shown = async (text: string) => {
    const place = page.getByText(text, { exact: true }).filter({ visible: true }).first();
    await expect(place, `“${text}” at ${where}`).toBeVisible();
  };
  await Promise.all(texts.map(shown));
}

/** Closes the toast, which would otherwise cover the page for five seconds. It may have closed by itself. */
export async function closeToast(page: Page) {
  const close = page.getByRole('button', { name: 'Dismiss' });
  await expect(async () => {
    if (await close.isVisible()) await close.click({ timeout: 1_000 });
    await expect(close).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

/** Makes every matching request fail with status 500 and this message. */
export function refuse(page: Page, pattern: RegExp, method: string, message = '') {
  return page.route(pattern, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { message, code: 'internal', requestId: 'test' } })
      : route.fallback(),
  );
}

/** Stops a redirect to sign-in, because nothing can be checked on a page that is navigating away. `left` resolves with the request. */
export async function staysAtSignIn(page: Page): Promise<{ left: Promise<Request> }> {
  const left = page.waitForRequest('**/api/login?**');
  await page.route('**/api/login?**', (route) => route.fulfill({ status: 204 }));
  return { left };
}
