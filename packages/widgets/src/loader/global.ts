import type { Helpdesk, HelpdeskCommand } from '../typings/global.ts';
import { type ChunkName, loadView } from './chunks.ts';
import { definitions, type TagDefinition } from './tags.ts';

declare const VERSION: string;

/** Creates the global `helpdesk` and defines the elements, unless an earlier copy of the script has done so. */
export function publish(define: (tag: string, definition: TagDefinition) => void): void {
  const page = globalThis as unknown as { helpdesk?: Partial<Helpdesk> | HelpdeskCommand[] };
  const before = page.helpdesk;
  if ((before as Helpdesk | undefined)?.ready) {
    // oxlint-disable-next-line no-console
    console.warn('widget.js loaded twice');
    return;
  }
  const helpdesk: Helpdesk = {
    version: VERSION,
    ready: (tag) =>
      loadView(tag.slice('helpdesk-'.length) as ChunkName).then(
        () => customElements.get(tag) as CustomElementConstructor,
      ),
    push: (...commands) => commands.forEach((command) => command(helpdesk)),
  };
  page.helpdesk = helpdesk;
  // Commands queued on a plain array before the script arrived.
  if (Array.isArray(before)) queueMicrotask(() => helpdesk.push(...before));
  for (const definition of definitions) define(`helpdesk-${definition.view}`, definition);
}
