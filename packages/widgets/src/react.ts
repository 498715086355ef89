import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { HelpdeskAttributes, HelpdeskElement } from './typings/element-types.ts';
import type { TagName } from './typings/elements.ts';

type ByTag = {
  [Tag in TagName]: DetailedHTMLProps<HTMLAttributes<HelpdeskElement<Tag>>, HelpdeskElement<Tag>> &
    HelpdeskAttributes<Tag>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ByTag {}
  }
}
