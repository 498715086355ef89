import { expect, type Locator, type Page } from 'playwright/test';

/** Returns the text in a text area or a formatted editor, line by line. */
export const written = (box: Locator) =>
  box.evaluate((shown) =>
    shown instanceof HTMLTextAreaElement
      ? shown.value
      : [...shown.children]
          .map((line) => (line as HTMLElement).innerText.replace(/\n$/, ''))
          .join('\n'),
  );

/** Expects this text in a text area or a formatted editor. */
export const expectWritten = (box: Locator, text: string | RegExp) =>
  typeof text === 'string'
    ? expect.poll(() => written(box)).toBe(text)
    : expect.poll(() => written(box)).toMatch(text);

/** Expects the saved draft of the open ticket to be this Markdown or plain text. */
export function expectDraft(page: Page, text: string | RegExp) {
  const kept = () =>
    page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((one) => one.startsWith('helpdesk_draft:'));
      return JSON.parse((key && sessionStorage.getItem(key)) || '{}').reply?.text ?? '';
    });
  return typeof text === 'string' ? expect.poll(kept).toBe(text) : expect.poll(kept).toMatch(text);
}
