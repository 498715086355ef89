import type { TagName } from './elements.ts';

/** What a page may queue before the script has come: `(window.helpdesk ??= []).push(helpdesk => …)`. */
export type HelpdeskCommand = (helpdesk: Helpdesk) => void;

/** The one global that widget.js makes, as `window.helpdesk`. */
export interface Helpdesk {
  readonly version: string;
  /** Loads what the element is drawn with, ahead of its appearance. */
  ready(tag: TagName): Promise<CustomElementConstructor>;
  /** Runs each command with this object; before the script has come an array does for it. */
  push(...commands: HelpdeskCommand[]): void;
}

declare global {
  interface Window {
    helpdesk?: Helpdesk | HelpdeskCommand[];
  }
}
