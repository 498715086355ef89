import type { Helpdesk, HelpdeskCommand } from '../typings/global.ts';
import { loadView } from './chunks.ts';
import { tags } from './tags.ts';

declare const VERSION: string;

/** Creates the global `helpdesk`; returns false when an earlier copy of the script has done so. */
export function publish(): boolean {
  const page = window as unknown as { helpdesk?: Partial<Helpdesk> | HelpdeskCommand[] };
  const before = page.helpdesk;
  if ((before as Helpdesk | undefined)?.ready) {
    // oxlint-disable-next-line no-console
    console.warn('widget.js is on this page twice');
    return false;
  }
  const helpdesk: Helpdesk = {
    version: VERSION,
    ready: (tag) =>
      loadView(tags[tag].view).then(() => customElements.get(tag) as CustomElementConstructor),
    push: (...commands) => commands.forEach((command) => command(helpdesk)),
  };
  page.helpdesk = helpdesk;
  // Commands queued on a plain array before the script arrived.
  if (Array.isArray(before)) queueMicrotask(() => helpdesk.push(...before));
  return true;
}
