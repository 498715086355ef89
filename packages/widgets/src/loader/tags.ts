import type { TagName } from '../typings/elements.ts';
import type { ChunkName } from './chunks.ts';

export type AttributeKind = 'text' | 'flag' | 'json';

export interface TagDefinition {
  /** What this element loads, all at once; the last draws it. */
  chunks: ChunkName[];
  /** Property name to how its attribute is read. */
  props: Record<string, AttributeKind>;
  /** The address of what it shows, asked for beside the chunks rather than after them. */
  first(props: Record<string, string | undefined>): string | false;
  /** What is said where the element cannot be drawn and the page holds no fallback; the view says it too. */
  failed: string;
  /** The name of its launcher, if it can have one. */
  label?: string;
  /** It keeps what it resumes, under its tag and the organization's name; such an element lives in a corner unless told otherwise. */
  isRemembered?: true;
}

/** Every tag that the loader defines: a new element is a line here and one in typings/elements.ts. */
export const tags: Record<TagName, TagDefinition> = {
  'helpdesk-form': {
    chunks: ['core', 'form'],
    props: {
      organization: 'text',
      formId: 'text',
      theme: 'text',
      loading: 'text',
      values: 'json',
      position: 'text',
      label: 'text',
      autoOpen: 'flag',
      submitText: 'text',
      sendingText: 'text',
      definition: 'json',
    },
    first: ({ definition, formId = 'default', organization = '' }) =>
      !definition && `/api/widget/form/${formId}?org=${organization}`,
    failed: 'Failed to load form. Please try again.',
    label: 'Contact us',
  },
  'helpdesk-chat': {
    chunks: ['core', 'chat'],
    props: {
      organization: 'text',
      theme: 'text',
      loading: 'text',
      position: 'text',
      label: 'text',
      autoOpen: 'flag',
      greeting: 'text',
      identity: 'text',
      texts: 'json',
      definition: 'json',
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
      organization: 'text',
      theme: 'text',
      loading: 'text',
      label: 'text',
      placeholder: 'text',
      articleUrl: 'text',
      texts: 'json',
    },
    first: ({ organization = '' }) => `/api/public/org/${organization}`,
    failed: 'Failed to search. Please try again.',
  },
};
