import type { TagName } from '../typings/elements.ts';
import type { ChunkName } from './chunks.ts';

export type AttributeKind = 'text' | 'flag' | 'json';

export interface TagDefinition {
  /** What this element loads, all at once; the last draws it. */
  chunks: ChunkName[];
  /** Property name to how its attribute is read. */
  props: Record<string, AttributeKind>;
  /** What is said where the element cannot be drawn and the page holds no fallback. */
  failed: string;
}

/** Every tag that the loader defines: a new element is a line here and one in typings/elements.ts. */
export const tags: Record<TagName, TagDefinition> = {
  'helpdesk-form': {
    chunks: ['core', 'form'],
    props: { organization: 'text', formId: 'text', theme: 'text', loading: 'text', values: 'json' },
    failed: 'Failed to load form. Please try again.',
  },
};
