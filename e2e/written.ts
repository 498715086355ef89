import { expect, type Locator, type Page } from 'playwright/test';

/** What stands in a box that one writes in, line by line: in a text area, or with formatting. */
export const written = (box: Locator) =>
  box.evaluate((shown) =>
    shown instanceof HTMLTextAreaElement
      ? shown.value
      : [...shown.children]
          .map((line) => (line as HTMLElement).innerText.replace(/\n$/, ''))
          .join('\n'),
  );

/** Expects these lines in a box that one writes in. */
export const expectWritten = (box: Locator, text: string | RegExp) =>
  typeof text === 'string'
    ? expect.poll(() => written(box)).toBe(text)
    : expect.poll(() => written(box)).toMatch(text);

/** Expects this Markdown, or plain text, as the kept draft of the ticket on the page. */
export function expectDraft(page: Page, text: string | RegExp) {
  const kept = () =>
    page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((one) => one.startsWith('helpdesk_draft:'));
      return JSON.parse((key && sessionStorage.getItem(key)) || '{}').reply?.text ?? '';
    });
  return typeof text === 'string' ? expect.poll(kept).toBe(text) : expect.poll(kept).toMatch(text);
}
