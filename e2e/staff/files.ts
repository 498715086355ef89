import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from 'playwright/test';

/** A visible blue picture of 60 × 40 pixels. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAADwAAAAoCAIAAAAt2Q6oAAAAO0lEQVR42u3OQQkAAAgEsOtlO0P7NoUPYbAAS/W8E2lpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlp6UsLsu/vAp+ynocAAAAASUVORK5CYII=',
  'base64',
);
/** A readable PDF whose page shows its title. */
export const pdf = readablePdf('Kettle manual');
/** Half a second of silence. */
export const sound = silence(4_000);
export const picture = { name: 'Kettle.png', mimeType: 'image/png', buffer: png };
export const manual = { name: 'Manual.pdf', mimeType: 'application/pdf', buffer: pdf };

/** Dispatches a paste event with a picture, as a browser does. */
export const pasteFile = (box: Locator, name = 'Kettle.png') =>
  box.evaluate(
    (element, [bytes, called]) => {
      const data = new DataTransfer();
      const file = new File([Uint8Array.from(bytes)], called, { type: 'image/png' });
      data.items.add(file);
      const options = { clipboardData: data, bubbles: true, cancelable: true, composed: true };
      element.dispatchEvent(new ClipboardEvent('paste', options));
    },
    [[...png], name] as const,
  );

/** Returns the bytes of the file that a link downloads. */
export async function savedFrom(page: Page, link: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return readFileSync(await download.path());
}

/** Expects a picture to be rendered, not just present. */
export const isDrawn = (image: Locator) =>
  expect
    .poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth), {
      timeout: 60_000,
    })
    .toBeGreaterThan(1);

function readablePdf(words: string): Buffer {
  const text = `BT /F1 24 Tf 40 100 Td (${words}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let written = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = written.length;
    written += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer << /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${written.length}\n%%EOF\n`;
  return Buffer.from(written + table + end);
}

/** Returns a silent sound of this many samples, at 8,000 per second. */
function silence(samples: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples, 40);
  return Buffer.concat([head, Buffer.alloc(samples, 128)]);
}
