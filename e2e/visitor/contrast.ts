/** The contrast of a text, an edge or a focus ring with what surrounds it, and the least that WCAG asks for. */
export interface Measured {
  what: 'text' | 'edge' | 'ring';
  name: string;
  ratio: number;
  least: number;
}

/** Runs in the page: measures all visible texts, edges of fields and focus rings as painted. Includes shadow roots. */
export function measureContrast(): Measured[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('No canvas');
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = 'position:absolute;background:Canvas';
  const ground = getComputedStyle(probe).backgroundColor;
  probe.remove();

  const all = (root: ParentNode): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((one) => [
      one,
      ...(one.shadowRoot ? all(one.shadowRoot) : []),
    ]);
  const parentOf = (one: Element): Element | null =>
    one.assignedSlot ?? one.parentElement ?? ((one.getRootNode() as ShadowRoot).host || null);
  /** The backgrounds of an element and everything around it, outermost first. */
  const groundsOf = (one: Element | null): string[] =>
    one ? [...groundsOf(parentOf(one)), getComputedStyle(one).backgroundColor] : [ground];
  const luminanceOf = (colors: readonly string[]) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const color of colors) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
      part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrastOn = (grounds: readonly string[], color: string) => {
    const [less = 0, more = 0] = [luminanceOf(grounds), luminanceOf([...grounds, color])].sort(
      (a, b) => a - b,
    );
    return (more + 0.05) / (less + 0.05);
  };
  const nameOf = (one: HTMLElement) =>
    `<${one.localName} class="${one.className}"> ${(one.textContent ?? '').trim().slice(0, 40)}`;

  const found: Measured[] = [];
  const visible = all(document.body).filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return one.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
  });
  for (const one of visible) {
    const style = getComputedStyle(one);
    const add = (
      what: Measured['what'],
      least: number,
      grounds: readonly string[],
      color: string,
    ) => found.push({ what, least, name: nameOf(one), ratio: contrastOn(grounds, color) });
    const isInactive = one.closest(':disabled, [aria-disabled=true], [aria-hidden=true]') !== null;
    const isText = [...one.childNodes].some(
      (node) => node instanceof Text && node.data.trim() !== '',
    );
    if (isText && !isInactive) {
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      add('text', isLarge ? 3 : 4.5, groundsOf(one), style.color);
    }
    if (one.matches('input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea')) {
      if (style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0)
        add('edge', 3, groundsOf(parentOf(one)), style.borderTopColor);
    }
    if (one.matches('a[href], button, input, select, textarea, summary') && !isInactive) {
      one.focus({ preventScroll: true });
      const focused = getComputedStyle(one);
      if (!one.matches(':focus-visible') || focused.outlineStyle === 'none') continue;
      const isInside = Number.parseFloat(focused.outlineOffset) < 0;
      add('ring', 3, groundsOf(isInside ? one : parentOf(one)), focused.outlineColor);
    }
  }
  return found;
}
