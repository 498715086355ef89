import { expect, type Page } from 'playwright/test';

interface Heard {
  /** The words that live regions announced, in order. */
  heard: string[];
  /** The controls that had the focus when it fell to the page. */
  lost: string[];
}

/** Reads a page as a screen reader does, from Chromium's accessibility tree and the live regions. Call it before the page is opened. */
export async function screenReaderOn(page: Page) {
  await page.addInitScript(listen);
  const browser = await page.context().newCDPSession(page);
  const nodes = async () => {
    const tree = await browser.send('Accessibility.getFullAXTree');
    return tree.nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, description, properties = [] }) => ({
        role: `${role?.value}`,
        name: `${name?.value ?? ''}`.trim(),
        description: `${description?.value ?? ''}`,
        is: properties.filter(({ value }) => value.value === true).map((one) => `${one.name}`),
      }));
  };
  const told = () =>
    page.evaluate(() => (window as unknown as { screenReader: Heard }).screenReader);
  return {
    /** Expects a live region to announce words. It must have been there before them, except for an alert. */
    hears: (words: string | RegExp) =>
      expect
        .poll(async () => (await told()).heard.some((one) => isLike(one, words)), {
          message: `announces ${words}`,
        })
        .toBe(true),
    /** Expects the control with the focus to be read with this role, name and description. */
    reads: (role: string, name: string | RegExp, description: string | RegExp = '') =>
      expect
        .poll(async () => {
          const focused = (await nodes()).findLast(({ is }) => is.includes('focused'));
          const isRead =
            focused?.role === role &&
            isLike(focused.name, name) &&
            isLike(focused.description, description);
          return isRead || focused;
        }, `reads ${role} ${name}`)
        .toBe(true),
    /** Expects everything that can be used or that groups others to have a role and a name, and the focus not to have been lost. */
    async findsAll() {
      const unnamed = (await nodes()).filter(
        ({ role, name, is }) => !name && (named.test(role) || is.includes('focusable')),
      );
      expect(unnamed.map(({ role, is }) => [role, ...is].join(' '))).toEqual([]);
      const plain = (await nodes()).filter(
        ({ role, is }) => /^(generic|none|paragraph)$/.test(role) && is.includes('focusable'),
      );
      expect(plain.map(({ name }) => name)).toEqual([]);
      expect((await told()).lost).toEqual([]);
    },
  };
}

const named =
  /^(button|link|textbox|searchbox|combobox|checkbox|radio|radiogroup|dialog|group|region|log|image|img|heading)$/;

const isLike = (words: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? words === wanted : wanted.test(words);

/** Runs in the page. Looks at its live regions whenever something changes, also in shadow trees, and at the focus all the time. */
function listen() {
  const live = '[role=status], [role=log], [role=alert], [aria-live]';
  const heard: string[] = [];
  const lost: string[] = [];
  Object.assign(window, { screenReader: { heard, lost } });
  const roots = new Set<Document | ShadowRoot>();
  let known = new Map<Element, { words: string; since: number }>();
  const wordsOf = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '';

  function look() {
    const now = performance.now();
    const regions = [...roots].flatMap((root) => [...root.querySelectorAll(live)]);
    const next: typeof known = new Map();
    for (const region of regions) {
      if (!region.isConnected || !region.checkVisibility()) continue;
      const words = wordsOf(region);
      const before = known.get(region);
      next.set(region, { words, since: before?.since ?? now });
      if (!words || words === before?.words) continue;
      const wasThere = before && now - before.since > 10;
      // Browsers announce an alert that appears. Of a log, they announce what was added.
      if (region.role === 'alert') heard.push(words);
      else if (wasThere && words.startsWith(before.words))
        heard.push(words.slice(before.words.length).trim());
      else if (wasThere) heard.push(words);
    }
    known = next;
  }

  const observer = new MutationObserver(look);
  function watch(root: Document | ShadowRoot) {
    roots.add(root);
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  }
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attach(how) {
    const root = attachShadow.call(this, how);
    watch(root);
    return root;
  };
  watch(document);

  let last: Element | undefined;
  setInterval(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (focused && focused !== document.body) last = focused;
    else if (last) {
      lost.push(last.outerHTML.slice(0, 100));
      last = undefined;
    }
  }, 20);
}
