import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from 'playwright/test';

/** A picture that can be seen: 60 blue squares by 40. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAADwAAAAoCAIAAAAt2Q6oAAAAO0lEQVR42u3OQQkAAAgEsOtlO0P7NoUPYbAAS/W8E2lpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlp6UsLsu/vAp+ynocAAAAASUVORK5CYII=',
  'base64',
);
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
export const picture = { name: 'Kettle.png', mimeType: 'image/png', buffer: png };
export const manual = { name: 'Manual.pdf', mimeType: 'application/pdf', buffer: pdf };

/** Puts a picture on the clipboard's event as a browser does. */
export const pasteFile = (box: Locator) =>
  box.evaluate(
    (element, bytes) => {
      const data = new DataTransfer();
      const file = new File([Uint8Array.from(bytes)], 'Kettle.png', { type: 'image/png' });
      data.items.add(file);
      const options = { clipboardData: data, bubbles: true, cancelable: true, composed: true };
      element.dispatchEvent(new ClipboardEvent('paste', options));
    },
    [...png],
  );

/** The bytes that a link saves. */
export async function savedFrom(page: Page, link: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return readFileSync(await download.path());
}

/** A picture that is drawn, and not only there. */
export const isDrawn = (image: Locator) =>
  expect
    .poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth), {
      timeout: 60_000,
    })
    .toBeGreaterThan(1);
