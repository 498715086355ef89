import type { HTMLAttributes } from 'preact';
import type { HelpdeskAttributes, HelpdeskElement } from './typings/element-types.ts';
import type { TagName } from './typings/elements.ts';

type ByTag = {
  [Tag in TagName]: HTMLAttributes<HelpdeskElement<Tag>> & HelpdeskAttributes<Tag>;
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends ByTag {}
  }
}
