import type { HTMLAttributes } from 'svelte/elements';
import type { HelpdeskAttributes, HelpdeskElement } from './typings/element-types.ts';
import type { TagName } from './typings/elements.ts';

type ByTag = {
  [Tag in TagName]: HTMLAttributes<HelpdeskElement<Tag>> & HelpdeskAttributes<Tag>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends ByTag {}
}
