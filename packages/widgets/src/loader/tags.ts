import type { TagName } from '../typings/elements.ts';
import type { ChunkName } from './chunks.ts';

export type AttributeKind = 'string' | 'flag' | 'data';

export interface TagDefinition {
  /** The chunks of this element, loaded in parallel; the last one renders it. */
  chunks: ChunkName[];
  /** How to read the attribute of each property. */
  props: Record<string, AttributeKind>;
  /** The URL of its data, requested in parallel with the chunks. */
  first(props: Record<string, string | undefined>): string | false;
  /** The message when the element cannot be rendered and the page has no fallback; the view uses it too. */
  failed: string;
  /** The label of its launcher, if it can have one. */
  label?: string;
  /** Whether it stores a state to resume, by tag and organization; such an element is a popup unless set otherwise. */
  isRemembered?: true;
}

/** Every tag that the loader defines. A new element needs an entry here and one in typings/elements.ts. */
export const tags: Record<TagName, TagDefinition> = {
  'helpdesk-form': {
    chunks: ['core', 'form'],
    props: {
      organization: 'string',
      formId: 'string',
      theme: 'string',
      loading: 'string',
      values: 'data',
      position: 'string',
      label: 'string',
      autoOpen: 'flag',
      submitText: 'string',
      sendingText: 'string',
      definition: 'data',
      source: 'string',
    },
    first: ({ definition, formId = 'default', organization = '' }) =>
      !definition && `/api/widget/form/${formId}?org=${organization}`,
    failed: 'Failed to load form. Please try again.',
    label: 'Contact us',
  },
  'helpdesk-chat': {
    chunks: ['core', 'chat'],
    props: {
      organization: 'string',
      theme: 'string',
      loading: 'string',
      position: 'string',
      label: 'string',
      autoOpen: 'flag',
      greeting: 'string',
      identity: 'string',
      texts: 'data',
      definition: 'data',
    },
    first: ({ definition, organization = '' }) => !definition && `/api/public/chat/${organization}`,
    failed:
      "I'm having trouble connecting right now. Please try again or contact our support team.",
    label: 'Chat with us',
    isRemembered: true,
  },
  'helpdesk-search': {
    chunks: ['core', 'search'],
    props: {
      organization: 'string',
      theme: 'string',
      loading: 'string',
      label: 'string',
      placeholder: 'string',
      articleUrl: 'string',
      texts: 'data',
    },
    first: ({ organization = '' }) => `/api/public/org/${organization}`,
    failed: 'Failed to search. Please try again.',
  },
};
