import type { TagName } from './elements.ts';

/** A command that a page can queue before the script has loaded: `(window.helpdesk ??= []).push(helpdesk => …)`. */
export type HelpdeskCommand = (helpdesk: Helpdesk) => void;

/** The global of widget.js, `window.helpdesk`. */
export interface Helpdesk {
  readonly version: string;
  /** Preloads the code of an element. */
  ready(tag: TagName): Promise<CustomElementConstructor>;
  /** Runs each command with this object; before the script has loaded, an array can be used in its place. */
  push(...commands: HelpdeskCommand[]): void;
}

declare global {
  interface Window {
    helpdesk?: Helpdesk | HelpdeskCommand[];
  }
}
