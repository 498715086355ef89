import { render } from 'preact';
import { onTestFinished, vi } from 'vitest';
import { connection } from './core/connection.ts';
import type { View } from './loader/chunks.ts';
import type { Handle } from './loader/element.ts';
import { emit } from './loader/emit.ts';
import { makePopup } from './loader/popup.ts';

/** The origin that the script seems to come from. */
export const site = 'http://helpdesk.test';
Object.assign(connection, { baseUrl: site });

interface Drawn extends HTMLElement {
  handle?: Handle;
}

/** A view on a page: its container, and the events in order. */
export interface Placed {
  host: Drawn;
  root: ShadowRoot;
  /** Names and details of the events that the page received. */
  events: [name: string, detail: Record<string, unknown>][];
  /** Renders again with other attributes. */
  draw(props: object): void;
  /** Simulates that the element is removed. */
  remove(): void;
}

/** Renders an element's view on the page, as the loader does. */
export function place(view: View, props: object): Placed {
  const host = document.createElement('div');
  document.body.append(host);
  return placed(view, props, host, host.attachShadow({ mode: 'open' }));
}

export interface PlacedPopup extends Placed {
  popup: HTMLElement & { container: ShadowRoot; show(): void; hide(): void };
  launcher: HTMLButtonElement;
  panel: HTMLDialogElement;
}

/** Adds the launcher in a corner of the page; its view is rendered when `draw` is called. */
export function placePopup(view: View, label: string) {
  const popup = document.createElement('div') as unknown as PlacedPopup['popup'];
  const outside = popup.attachShadow({ mode: 'open' });
  document.body.append(popup);
  const turn = makePopup(popup, label);
  const root = popup.container;
  popup.show = () => {
    turn(true);
    emit(popup, 'open');
  };
  popup.hide = () => {
    turn(false);
    emit(popup, 'close');
  };
  const draw = (props: object): PlacedPopup => ({
    ...placed(view, { ...props, popup }, root.host as Drawn, root),
    popup,
    launcher: outside.querySelector('button') as HTMLButtonElement,
    panel: outside.querySelector('dialog') as HTMLDialogElement,
  });
  return { popup, draw };
}

function placed(view: View, props: object, host: Drawn, root: ShadowRoot): Placed {
  const events: Placed['events'] = [];
  const note = (event: Event) => {
    events.push([event.type.slice('helpdesk-'.length), (event as CustomEvent).detail]);
  };
  const names = ['loaded', 'submit', 'success', 'error', 'search', 'open', 'close', 'message'];
  for (const name of names) document.addEventListener(`helpdesk-${name}`, note);
  const draw = (changed: object) => view.draw(root, { ...props, ...changed });
  const remove = () => {
    // Otherwise, jsdom would report an error when the focus moves from an element that no longer exists.
    (root.activeElement as HTMLElement | null)?.blur();
    render(null, root);
  };
  draw({});
  onTestFinished(() => {
    remove();
    for (const name of names) document.removeEventListener(`helpdesk-${name}`, note);
    document.body.replaceChildren();
  });
  return { host, root, events, draw, remove };
}

/** Returns the markup of an element, without attributes that are only for development. */
export const markupOf = ({ innerHTML }: Element): string =>
  innerHTML.replace(/ __(?:self|source)="[^"]*"/g, '');

const watches = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>();

/** Simulates scrolling to or from an element; returns false if nothing observes it. */
export function scroll(element: Element, isIntersecting: boolean): boolean {
  watches.get(element)?.([{ isIntersecting }]);
  return watches.has(element);
}

let windowWidth = 1024;
let onResize = new EventTarget();

/** Simulates a window of this width. */
export function widenPage(width: number): void {
  windowWidth = width;
  onResize = new EventTarget();
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.defineProperty(onResize, 'matches', {
      configurable: true,
      get: () => windowWidth <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
    }),
  );
}

/** Simulates that the visitor resizes or zooms the window. */
export function resizePage(width: number): void {
  windowWidth = width;
  onResize.dispatchEvent(new Event('change'));
}

/** Calls of scrollIntoView, which jsdom lacks. */
export const scrolled: [element: Element, how: unknown[]][] = [];

// Browser features that jsdom lacks.
globalThis.IntersectionObserver = class {
  #callback;
  #watched: Element[] = [];
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.#callback = callback;
  }
  observe(element: Element) {
    this.#watched.push(element);
    watches.set(element, this.#callback);
  }
  disconnect() {
    for (const element of this.#watched) watches.delete(element);
  }
} as unknown as typeof IntersectionObserver;

const sheets = new WeakMap<DocumentOrShadowRoot, CSSStyleSheet[]>();
const modal = new WeakSet<Element>();
const matches = Element.prototype.matches;
const lacking = (prototype: object, properties: PropertyDescriptorMap & ThisType<never>) => {
  for (const [name, property] of Object.entries(properties)) {
    Object.defineProperty(prototype, name, { configurable: true, ...property });
  }
};

for (const { prototype } of [ShadowRoot, Document]) {
  lacking(prototype, {
    adoptedStyleSheets: {
      get(this: DocumentOrShadowRoot) {
        if (!sheets.has(this)) sheets.set(this, []);
        return sheets.get(this);
      },
      set(this: DocumentOrShadowRoot, list: CSSStyleSheet[]) {
        sheets.set(this, list);
      },
    },
  });
}
lacking(Element.prototype, {
  part: {
    get(this: Element) {
      return { value: this.getAttribute('part') ?? '' };
    },
    set(this: Element, names: string) {
      this.setAttribute('part', names);
    },
  },
  scrollIntoView: {
    value(this: Element, ...how: unknown[]) {
      scrolled.push([this, how]);
    },
  },
  scrollTo: {
    value(this: Element, ...how: unknown[]) {
      scrolled.push([this, how]);
    },
  },
});
lacking(HTMLDialogElement.prototype, {
  showModal: {
    value(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('It is open already', 'InvalidStateError');
      this.open = true;
      modal.add(this);
    },
  },
  close: {
    value(this: HTMLDialogElement) {
      this.open = false;
      modal.delete(this);
    },
  },
  matches: {
    value(this: HTMLDialogElement, selector: string) {
      return selector === ':modal' ? modal.has(this) : matches.call(this, selector);
    },
  },
});
