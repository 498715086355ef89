import { expect, type Page } from 'playwright/test';

/** Expects each text on the page, verbatim; a toast may have it twice, once for screen readers. */
export async function shows(page: Page, texts: readonly string[]) {
  for (const text of texts) {
    const place = page.getByText(text, { exact: true }).filter({ visible: true }).first();
    await expect(place, `“${text}” at ${page.url()}`).toBeVisible();
  }
}

/** Closes the toast, which would otherwise cover the page for five seconds. */
export const closeToast = (page: Page) => page.getByRole('button', { name: 'Dismiss' }).click();

/** Makes every matching call fail with this status and message. */
export function refuse(page: Page, pattern: RegExp, method: string, message = '') {
  return page.route(pattern, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { message, code: 'internal', requestId: 'test' } })
      : route.fallback(),
  );
}
