import type { TagDefinition } from './tags.ts';

/** What r2wc hands from `createElement` to `root.render`: which element to draw, with what. */
export interface LazyElement {
  type: TagDefinition;
  props: Record<string, string | undefined>;
}

// r2wc takes a React; this one only notes what to draw, since Preact comes later and only if needed.
export default {
  createElement: (type: TagDefinition, props: Record<string, string | undefined>): LazyElement => ({
    type,
    props,
  }),
};
