import type { ChunkName } from './chunks.ts';

export type AttributeKind = 'string' | 'flag' | 'data';

export interface TagDefinition {
  /** The chunk that renders it, and its name after `helpdesk-`. */
  view: ChunkName;
  /** How to read the attribute of each property. */
  props: Record<string, AttributeKind>;
  /** Returns the URL of its data below /api/, up to the organization; it is requested in parallel with the chunks. */
  first(formId?: string): string;
  /** The label of its launcher, if it can have one. */
  label?: string;
  /** Whether it stores state to resume, by tag and organization; such an element is a popup by default. */
  resumes?: true;
}

/** The properties of every element. */
const common = {
  organization: 'string',
  theme: 'string',
  loading: 'string',
  label: 'string',
  texts: 'data',
} as const;

/** The properties of elements that can be popups. */
const placed = {
  ...common,
  position: 'string',
  autoOpen: 'flag',
  definition: 'data',
  identity: 'string',
  context: 'data',
} as const;

/** Every element that the loader defines. A new one needs an entry here and one in typings/elements.ts. */
export const definitions: readonly TagDefinition[] = [
  {
    view: 'form',
    props: {
      ...placed,
      formId: 'string',
      values: 'data',
      submitText: 'string',
      sendingText: 'string',
      source: 'string',
    },
    first: (formId = 'default') => `widget/form/${formId}?org=`,
    label: 'Contact us',
  },
  {
    view: 'chat',
    props: { ...placed, greeting: 'string' },
    first: () => 'public/chat/',
    label: 'Chat with us',
    resumes: true,
  },
  {
    view: 'search',
    props: { ...common, placeholder: 'string', articleUrl: 'string' },
    first: () => 'public/org/',
  },
];
