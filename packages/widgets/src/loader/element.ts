import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { emit } from './emit.ts';
import { makePopup } from './popup.ts';
import type { TagDefinition } from './tags.ts';

const renderKey = Symbol.for('r2wc.render');
const propsKey = Symbol.for('r2wc.props');

interface Wrapped extends HTMLElement {
  /** The container into which r2wc renders the view. */
  container: ShadowRoot;
  [propsKey]: Record<string, unknown>;
  [renderKey](): void;
  connectedCallback(): void;
}

/** The methods that a rendered view provides to its element, set on the host of the shadow root. */
export interface Handle {
  submit(): void;
  reset(): void;
}

/** The host of the view's shadow root: the element itself, or a box in its panel. */
interface Drawn extends Element {
  handle?: Handle;
}

/**
 * Defines a tag with r2wc, and fixes where r2wc differs from a native element: flags and removed
 * attributes, malformed JSON, properties set before the upgrade, rendering before being connected,
 * and losing its content when moved.
 */
export function defineElement(tag: string, definition: TagDefinition): void {
  const { props: kinds } = definition;
  const Base = r2wc(definition as unknown as ComponentType<Record<string, string>>, {
    shadow: 'open',
    // r2wc handles strings only.
    props: kinds as Record<string, 'string'>,
  }) as unknown as new () => Wrapped;

  class HelpdeskElement extends Base {
    #seen?: boolean;
    #queued?: boolean;
    #popup: ((isOpen: boolean) => void) | undefined;
    // Defined by r2wc, for each of the props.
    declare identity: string;
    declare context: object;

    override connectedCallback(): void {
      // Properties that the page set before the upgrade hide those of the class.
      for (const name of Object.keys(this) as (keyof this)[]) {
        const early = this[name];
        delete this[name];
        this[name] = early;
      }
      if (this.#seen || this.#popup) return this[renderKey]();
      const { position, loading } = this[propsKey];
      if (position ? position !== 'inline' : definition.resumes) this.#popUp();
      else if (loading === 'eager') this.#see();
      else {
        // It never disconnects: rendering once more is cheap, and tries again what has failed to load.
        new IntersectionObserver(
          (entries) => {
            if ((entries.at(-1) as IntersectionObserverEntry).isIntersecting) this.#see();
          },
          { rootMargin: '600px' },
        ).observe(this);
      }
    }

    // Keeps the view, so an element that is moved or put back keeps what was typed.
    disconnectedCallback() {}

    // Style sheets do not follow an element into another document; rendering adopts new ones.
    adoptedCallback() {
      this[renderKey]();
    }

    // Converts the name with the same code as r2wc, so it compresses to almost nothing.
    attributeChangedCallback(attribute: string, _old: string | null, text: string | null) {
      const name = attribute.replace(
        /[-:]([a-z])/g,
        (_, letter: string) => `${letter.toUpperCase()}`,
      );
      const props = this[propsKey];
      const kind = kinds[name];
      delete props[name];
      try {
        if (text !== null)
          props[name] =
            kind === 'string' ? text : kind === 'flag' ? text !== 'false' : JSON.parse(text);
      } catch {
        // Treated as if it were absent.
      }
      this[renderKey]();
    }

    override [renderKey]() {
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
      emit(this, 'open');
    }

    hide() {
      if (this.#popup) this.#popup(false);
      else this.hidden = true;
      emit(this, 'close');
    }

    identify(token: string) {
      this.identity = token;
    }

    setContext(context: object) {
      this.context = context;
    }

    submit() {
      (this.container.host as Drawn).handle?.submit();
    }

    reset() {
      (this.container.host as Drawn).handle?.reset();
    }

    #see() {
      this.#seen = true;
      this[renderKey]();
    }

    #popUp() {
      const turn = makePopup(this, definition.label);
      const props = this[propsKey];
      props.popup = this;
      this.#popup = (isOpen) => {
        if (!this.#seen) this.#see();
        turn(isOpen);
      };
      try {
        const key = `${tag}-${props.organization as string}`;
        if (props.autoOpen) this.show();
        else if (definition.resumes && (localStorage[key] ?? sessionStorage[key]))
          this.#popup(false);
      } catch {
        // The page has no access to storage.
      }
    }
  }
  customElements.define(tag, HelpdeskElement);
}
