import type { elements, TagName } from './elements.ts';

type Elements = typeof elements;
type AttributeName<Tag extends TagName> = keyof Elements[Tag]['attributes'] & string;

type ValueOf<Doc> = Doc extends { values: readonly (infer Value)[] }
  ? Value
  : Doc extends { json: true }
    ? Record<string, unknown>
    : string;

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The form in the details of events. */
export interface LoadedForm {
  title: string;
  organization: { name: string; primaryColor: string };
  /** Without allowed domains, every site can show the form. */
  settings: { redirectUrl?: string; allowedDomains?: string[] };
}

/** A message of a chat. */
export interface ChatMessage {
  id: string;
  /** The sequence number, starting at 1 in each chat. */
  seq: number;
  senderType: 'customer' | 'bot' | 'agent';
  senderName: string;
  /** The text; for a message that has only files, their names. */
  message: string;
  /** Their URLs are on the helpdesk's server and expire. */
  files: { id: string; name: string; size: number; type: string; url: string }[];
  createdAt: string;
}

export interface HelpdeskEvents {
  /** `language` is the language of the form, if the organization offers more than English. */
  'helpdesk-loaded': { formId: string; form: LoadedForm; language?: string };
  'helpdesk-submit': { formId: string; data: Record<string, string | number | boolean> };
  'helpdesk-success': { response: { id: string; message: string; ticketNumber: string | null } };
  'helpdesk-error': { message: string; code?: string; reason?: string };
  'helpdesk-message': { message: ChatMessage };
  'helpdesk-search': { query: string; count: number };
  'helpdesk-open': object;
  'helpdesk-close': object;
}

type EventMap = { [Name in keyof HelpdeskEvents]: CustomEvent<HelpdeskEvents[Name]> };

/** The properties of an element; as attributes, their names have hyphens. */
export type HelpdeskProperties<Tag extends TagName> = {
  [Name in AttributeName<Tag> as CamelCase<Name>]?: ValueOf<Elements[Tag]['attributes'][Name]>;
};

/** Data of the page about its visitor: at most 20 names with short texts, numbers or booleans. */
export type PageContext = Record<string, string | number | boolean | null>;

interface Taking {
  identify(token: string): void;
  setContext(context: PageContext): void;
}

type Methods<Tag extends TagName> = {
  [Name in keyof Elements[Tag]['methods']]: Name extends keyof Taking ? Taking[Name] : () => void;
};

/** The element, as returned by `document.querySelector` and framework refs. */
export type HelpdeskElement<Tag extends TagName> = HTMLElement &
  HelpdeskProperties<Tag> &
  Methods<Tag>;

/** JSX props: attributes as in HTML or as properties, and `onhelpdesk-…` listeners. */
export type HelpdeskAttributes<Tag extends TagName> = HelpdeskProperties<Tag> & {
  [Name in AttributeName<Tag>]?: ValueOf<Elements[Tag]['attributes'][Name]>;
} & {
  [Name in keyof HelpdeskEvents as `on${Name}`]?: (event: EventMap[Name]) => void;
};

type ByTag = { [Tag in TagName]: HelpdeskElement<Tag> };

declare global {
  interface HTMLElementTagNameMap extends ByTag {}
  interface GlobalEventHandlersEventMap extends EventMap {}
}
