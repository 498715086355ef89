import type { TagDefinition } from './tags.ts';

/** What r2wc passes from `createElement` to `root.render`: the element and its props. */
export interface LazyElement {
  type: TagDefinition;
  props: Record<string, string | undefined> & { texts?: { failed?: string }; popup?: never };
}

// Stands in for React: records what to render, since Preact is loaded later and only if needed.
export default {
  createElement: (type: TagDefinition, props: LazyElement['props']): LazyElement => ({
    type,
    props,
  }),
};
