import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type {
  HelpdeskElement,
  HelpdeskEvents,
  HelpdeskProperties,
} from './typings/element-types.ts';
import type { TagName } from './typings/elements.ts';

type Emits = { [Name in keyof HelpdeskEvents]: (event: CustomEvent<HelpdeskEvents[Name]>) => void };

/** A tag as Vue templates know it; a `ref` to it is the element itself. */
type ByTag = {
  [Tag in TagName]: new () => HelpdeskElement<Tag> & {
    $props: HTMLAttributes & PublicProps & HelpdeskProperties<Tag>;
    $emit: EmitFn<Emits>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends ByTag {}
}
