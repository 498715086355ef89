import type { TagDefinition } from './tags.ts';

/** The value that r2wc passes from `createElement` to `root.render`: the element and its props. */
export interface LazyElement {
  type: TagDefinition;
  props: Record<string, string | undefined> & { texts?: { failed?: string }; popup?: never };
}

// Replaces React: records what to render, because Preact is loaded later and only if needed.
export default {
  createElement: (type: TagDefinition, props: LazyElement['props']): LazyElement => ({
    type,
    props,
  }),
};
