import { expect, type Page } from 'playwright/test';

/** Records effects that user-supplied text must never have on a page, for as long as the page is open. */
export async function watch(page: Page) {
  const effects: string[] = [];
  page.on('dialog', (dialog) => {
    effects.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => effects.push(`a window: ${popup.url()}`));
  await page.route(/evil\.example/, (route) => {
    effects.push(`a request: ${route.request().url()}`);
    return route.abort();
  });
  return effects;
}

/** Expects the page to show the texts as they were written, without any elements made from them. */
export async function showsLiterally(page: Page, texts: readonly string[], where: string) {
  await expect
    .poll(async () => missingFrom(texts, await textOf(page)), {
      message: `missing at ${where}`,
      timeout: 20_000,
    })
    .toEqual([]);
  await isInert(page, where);
}

/** Expects no event handler, script, frame or link made from a text. */
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

/** Returns all text of the page, including our elements: text nodes, field values and accessible names. */
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

/** Removes white space, which may differ. Every other character counts. */
const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

export function missingFrom(texts: readonly string[], shown: string) {
  const all = squeezed(shown);
  return texts.filter((text) => !all.includes(squeezed(text)));
}
