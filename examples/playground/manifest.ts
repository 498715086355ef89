import manifest from '@helpdesk/widgets/custom-elements.json';

interface Named {
  name: string;
  description: string;
}

export interface Attribute extends Named {
  type: { text: string };
}

export interface CustomProperty extends Named {
  syntax: string;
  default?: string;
}

export interface Method extends Named {
  kind: 'method';
}

/** An element as described by the package's manifest. */
export interface Description {
  tagName: string;
  description: string;
  attributes: Attribute[];
  members: (Method | (Named & { kind: 'field' }))[];
  events: Named[];
  slots: Named[];
  cssParts: Named[];
  cssProperties: CustomProperty[];
}

interface Manifest {
  modules: { declarations: Description[] }[];
}

/** Every element, by its tag. */
export const elements: Record<string, Description> = Object.fromEntries(
  (manifest as unknown as Manifest).modules
    .flatMap(({ declarations }) => declarations)
    .map((element) => [element.tagName, element]),
);

/** The values that a type such as `'light' | 'dark'` allows; empty if any text is valid. */
export const valuesOf = ({ type }: Attribute): string[] =>
  [...type.text.matchAll(/'([^']*)'/g)].map(([, value = '']) => value);

/** Whether an attribute is written as JSON. */
export const isJson = ({ type }: Attribute): boolean => type.text.startsWith('Record');
