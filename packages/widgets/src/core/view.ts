import { Component, type ComponentChildren, type ComponentType, h, render } from 'preact';
import type { View } from '../loader/chunks.ts';
import type { Handle } from '../loader/element.ts';
import { adopt } from './adopt.ts';
import base from './base.css?inline';
import { completePanel, type Popup } from './panel.ts';
import { parts, slots } from './parts.ts';

/** Props of every view, in addition to its own attributes. */
export interface ViewProps {
  /** The element on the page. */
  host: HTMLElement & { handle?: Handle };
}

/** Creates the entry point of an element's chunk, which renders a component into the shadow root with its style sheet. */
export function defineView<Props extends ViewProps>(
  component: ComponentType<Props>,
  style: string,
): View {
  const sheets = new WeakMap<Document, CSSStyleSheet>();

  return {
    draw(container, props) {
      adopt(container, base + style, sheets);
      if ('popup' in props) {
        completePanel(props.popup as Popup, container);
        container.host.setAttribute('exportparts', parts);
        // The panel passes on the content that the page puts into the element.
        render(
          slots.map((name) => h('slot', { name, slot: name })),
          container.host,
        );
      }
      // Another organization means other texts, another chat and another color, so it is rendered from scratch.
      const { organization: key } = props as { organization?: string };
      const view = h(component, { ...props, key, host: container.host } as unknown as Props);
      render(h(Boundary, null, view), container);
    },
  };
}

/** Catches rendering errors, so they don't reach the host page; shows the element's fallback content instead. */
class Boundary extends Component<{ children?: ComponentChildren }, { failed: boolean }> {
  static override getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? h('slot', null) : this.props.children;
  }
}
