import { expect, type Page } from 'playwright/test';

/** Expects each text to stand on the page as a whole, letter for letter; a toast may say it twice, to the eye and to the ear. */
export async function shows(page: Page, texts: readonly string[]) {
  for (const text of texts) {
    const place = page.getByText(text, { exact: true }).filter({ visible: true }).first();
    await expect(place, `“${text}” at ${page.url()}`).toBeVisible();
  }
}

/** Lets every call that matches fail with this status and message. */
export function refuse(page: Page, pattern: RegExp, method: string, message = '') {
  return page.route(pattern, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { message, code: 'internal', requestId: 'test' } })
      : route.fallback(),
  );
}
