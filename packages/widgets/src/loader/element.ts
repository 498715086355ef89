import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { emit } from './emit.ts';
import { makePopup } from './popup.ts';
import type { TagDefinition } from './tags.ts';

const renderKey = Symbol.for('r2wc.render');
const propsKey = Symbol.for('r2wc.props');

interface Wrapped extends HTMLElement {
  [propsKey]: Record<string, unknown>;
  [renderKey](): void;
  connectedCallback(): void;
}

/** What a drawn view lets its element do; the view puts it on the shadow root's host. */
export interface Handle {
  submit(): void;
  reset(): void;
}

/**
 * Defines a tag on r2wc, mending where r2wc falls short of a native element: flags and removed
 * attributes, malformed JSON, properties set before the upgrade, drawing before being connected,
 * and losing its content when moved.
 */
export function defineElement(tag: string, definition: TagDefinition): void {
  const { props: kinds } = definition;
  const Base = r2wc(definition as unknown as ComponentType<Record<string, string>>, {
    shadow: 'open',
    props: Object.fromEntries(
      Object.entries(kinds).map(([name, kind]) => [name, kind === 'json' ? undefined : 'string']),
    ) as Record<string, 'string'>,
  }) as unknown as new () => Wrapped;

  class HelpdeskElement extends Base {
    #seen = false;
    #queued = false;
    #watch: IntersectionObserver | undefined;
    #popup: ((isOpen: boolean) => void) | undefined;
    #inner: HelpdeskElement | undefined;
    handle: Handle | undefined;

    override connectedCallback() {
      for (const name in kinds) {
        if (!Object.hasOwn(this, name)) continue;
        const early = this[name as keyof this];
        delete this[name as keyof this];
        this[name as keyof this] = early;
      }
      super.connectedCallback();
      if (this.#seen || this.#popup) return;
      const { popup, position, loading } = this[propsKey];
      const isInline = position ? position === 'inline' : !definition.isRemembered;
      if (popup || (isInline && loading === 'eager')) this.#see();
      else if (!isInline) this.#popUp();
      else {
        this.#watch = new IntersectionObserver(
          (entries) => entries.some((entry) => entry.isIntersecting) && this.#see(),
          { rootMargin: '600px' },
        );
        this.#watch.observe(this);
      }
    }

    // The view stays as it is, so that an element that is moved or put back keeps what was typed.
    disconnectedCallback() {
      this.#watch?.disconnect();
    }

    connectedMoveCallback() {}

    // Style sheets do not follow an element into another document; drawing adopts new ones.
    adoptedCallback() {
      this[renderKey]();
    }

    attributeChangedCallback(attribute: string, _old: string | null, text: string | null) {
      const name = attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      const props = this[propsKey];
      const kind = kinds[name];
      if (text === null) delete props[name];
      else props[name] = kind === 'text' ? text : kind === 'flag' ? text !== 'false' : json(text);
      this[renderKey]();
    }

    override [renderKey]() {
      const inner = this.#inner;
      if (inner) {
        inner[propsKey] = { ...this[propsKey], container: inner.shadowRoot, popup: this };
        inner[renderKey]();
      }
      if (this.#queued) return;
      this.#queued = true;
      queueMicrotask(() => {
        this.#queued = false;
        if (this.#seen && this.isConnected) super[renderKey]();
      });
    }

    show() {
      this.hidden = false;
      this.#popup?.(true);
      emit(this, 'open', {});
    }

    hide() {
      if (this.#popup) this.#popup(false);
      else this.hidden = true;
      emit(this, 'close', {});
    }

    submit() {
      (this.#inner ?? this).handle?.submit();
    }

    reset() {
      (this.#inner ?? this).handle?.reset();
    }

    #see() {
      this.#watch?.disconnect();
      this.#seen = true;
      this[renderKey]();
    }

    #popUp() {
      this.#popup = makePopup(this, definition.label, () => {
        this.#inner = document.createElement(tag) as HelpdeskElement;
        this[renderKey]();
        return this.#inner;
      });
      const { autoOpen, organization } = this[propsKey];
      if (autoOpen) this.show();
      try {
        const isKept = definition.isRemembered && localStorage[`${tag}-${organization as string}`];
        if (isKept && !autoOpen) this.#popup(false);
      } catch {
        // The page forbids to look.
      }
    }
  }
  customElements.define(tag, HelpdeskElement);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
