/** The kinds of elements that a visitor can find on a page. */
export type Kind = keyof typeof kinds;

export const kinds = {
  button: 'button, [role=button]',
  field: 'input, textarea, select',
  link: 'a[href]',
  option: '[role=option]',
  dialog: 'dialog[open]',
  heading: 'h1, h2, h3',
  text: 'p, span, li, h1, h2, h3, [part~=message], [role=status], [role=alert], article',
} as const;

export type Eyes = ReturnType<typeof openEyes>;

/** Runs in every page before the page's scripts. Finds elements by their accessible name, including in shadow roots. */
export function openEyes() {
  const textOf = (one: Element | null) => (one?.textContent ?? '').replace(/\s+/g, ' ').trim();
  function nameOf(one: Element): string {
    const root = one.getRootNode() as ParentNode;
    const label =
      one.closest('label') ?? (one.id && root.querySelector(`label[for="${CSS.escape(one.id)}"]`));
    const labels = (one.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const name =
      labels.map((id) => textOf(root.querySelector(`#${CSS.escape(id)}`))).join(' ') ||
      one.getAttribute('aria-label') ||
      textOf(label || one);
    return name.replace(/\s*\*$/, '');
  }
  function all(root: ParentNode, selector: string): Element[] {
    return [...root.querySelectorAll('*')].flatMap((one) => [
      ...(one.matches(selector) && one.checkVisibility() ? [one] : []),
      ...(one.shadowRoot ? all(one.shadowRoot, selector) : []),
    ]);
  }
  const eyes = {
    all: (selector: string) => all(document, selector),
    /** Returns the first element with that name. A name that ends with an ellipsis matches part of a name. */
    find(selector: string, name: string) {
      const part = name.endsWith('…') && name.slice(0, -1);
      return all(document, selector).find((one) =>
        part ? nameOf(one).includes(part) : nameOf(one) === name,
      );
    },
    /** Returns the name of the focused element. */
    focused() {
      let one = document.activeElement;
      while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
      return !one || one === document.body ? 'the page' : nameOf(one);
    },
    /** Scrolls to an element. Returns how far it extends outside the window, and which element covers it. */
    reach(element: Element) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const outside = Math.max(0, -left, -top, right - innerWidth, bottom - innerHeight);
      let over: Element | null = null;
      for (let root: DocumentOrShadowRoot | null = document; root; ) {
        const next: Element | null = root.elementFromPoint(left + width / 2, top + height / 2);
        if (!next || next === over) break;
        over = next;
        root = next.shadowRoot;
      }
      const isFree = over && (element.contains(over) || over.contains(element));
      return {
        outside: Math.round(outside),
        over: isFree ? '' : (over?.outerHTML.slice(0, 120) ?? 'nothing'),
      };
    },
  };
  return Object.assign(window, { eyes }).eyes;
}
