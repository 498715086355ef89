import { expect, type Page } from 'playwright/test';

/** Effects that a page must never have from user-supplied text, recorded while it is open. */
export async function watch(page: Page) {
  const deeds: string[] = [];
  page.on('dialog', (dialog) => {
    deeds.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => deeds.push(`a window: ${popup.url()}`));
  await page.route(/evil\.example/, (route) => {
    deeds.push(`a request: ${route.request().url()}`);
    return route.abort();
  });
  return deeds;
}

/** Expects the texts on the page as they were written, and none of the elements that they could have become. */
export async function showsLiterally(page: Page, texts: readonly string[], where: string) {
  await expect
    .poll(async () => missingFrom(texts, await textOf(page)), {
      message: `missing at ${where}`,
      timeout: 20_000,
    })
    .toEqual([]);
  await isInert(page, where);
}

/** Expects no event handler, script, frame or link that comes from a text. */
export async function isInert(page: Page, where: string) {
  const born = await page.evaluate(() => {
    const within = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) =>
        element.shadowRoot ? [element, ...within(element.shadowRoot)] : [element],
      );
    return within(document)
      .filter(
        (element) =>
          element.matches('iframe, object, embed, base, applet, marquee, portal, math, isindex') ||
          element.matches(
            'meta[http-equiv=refresh], [srcdoc], script:not([src], [type="application/ld+json"]), body style',
          ) ||
          [...element.attributes].some(
            ({ name, value }) =>
              name.startsWith('on') ||
              (/^(href|src|action|formaction|data)$/.test(name) &&
                /^[\s\0-\x1f]*(javascript|vbscript|data:text)/i.test(value)),
          ),
      )
      .map((element) => element.outerHTML.slice(0, 200));
  });
  expect(born, `born at ${where}`).toEqual([]);
}

/** All text of the page, also within our elements: text nodes, field values and accessible names. */
export const textOf = (page: Page) =>
  page.evaluate(() => {
    const read = (root: ParentNode): string =>
      [...root.querySelectorAll<HTMLInputElement>('*')]
        .flatMap((element) => [
          element.value,
          element.placeholder,
          element.ariaLabel,
          element.shadowRoot && element.shadowRoot.textContent + read(element.shadowRoot),
        ])
        .join('\n');
    return document.body.textContent + read(document);
  });

/** White space may differ; every other character counts. */
const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

export function missingFrom(texts: readonly string[], shown: string) {
  const all = squeezed(shown);
  return texts.filter((text) => !all.includes(squeezed(text)));
}
