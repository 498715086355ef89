import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineElement } from './element.ts';
import type { TagDefinition } from './tags.ts';

type Drawn = Record<string, unknown>;
interface Drawing extends HTMLElement {
  values?: unknown;
}

/** Renders its props as text; the tests use React itself. */
const component = ({ organization, autoOpen, values, identity, context }: Drawn) =>
  JSON.stringify({ organization, autoOpen, values, identity, context });

const definition = (): TagDefinition & ComponentType<Drawn> =>
  Object.assign((props: Drawn) => component(props), {
    view: 'form',
    props: {
      organization: 'string',
      loading: 'string',
      autoOpen: 'flag',
      values: 'data',
      identity: 'string',
      context: 'data',
    },
    first: () => '',
  } as const) as never;

let count = 0;
const newTag = (kind: string) => `${kind}-${(count += 1)}`;

/** Defines the element with plain r2wc, or with our fixes. */
function define(tag: string) {
  if (tag.startsWith('ours')) return defineElement(tag, definition());
  const kinds = { organization: 'string', autoOpen: 'boolean', values: 'json' } as const;
  customElements.define(
    tag,
    r2wc(component as unknown as ComponentType<Drawn>, { shadow: 'open', props: kinds }),
  );
}

function write(tag: string, attributes = ''): Drawing {
  document.body.innerHTML = `<${tag} loading="eager" ${attributes}></${tag}>`;
  return document.body.firstElementChild as Drawing;
}

const shown = (element: Element) => JSON.parse(element.shadowRoot?.textContent || 'null');
const drawn = (element: Element) =>
  vi.waitFor(
    () => {
      expect(shown(element)).not.toBeNull();
      return shown(element);
    },
    { timeout: 30_000 },
  );
/** Returns what is rendered after all pending rendering. */
async function settled(element: Element) {
  await drawn(element);
  await new Promise((done) => setTimeout(done, 20));
  return shown(element);
}

let thrown: string[];
const note = (event: ErrorEvent) => {
  event.preventDefault();
  thrown.push(event.message);
};
beforeEach(() => {
  thrown = [];
  addEventListener('error', note);
});
afterEach(() => {
  removeEventListener('error', note);
  document.body.replaceChildren();
});

test.each([
  ['plain', undefined],
  ['ours', true],
])('a flag without a value: %s r2wc renders %s', async (kind, expected) => {
  const tag = newTag(kind);
  define(tag);
  expect((await settled(write(tag, 'auto-open'))).autoOpen).toBe(expected);
});

test('a flag with the value false is off', async () => {
  const tag = newTag('ours');
  define(tag);
  expect((await settled(write(tag, 'auto-open="false"'))).autoOpen).toBe(false);
});

test.each([
  ['plain', 'acme'],
  ['ours', undefined],
])('a removed attribute: %s r2wc renders %s', async (kind, expected) => {
  const tag = newTag(kind);
  define(tag);
  const element = write(tag, 'organization="acme"');
  expect((await drawn(element)).organization).toBe('acme');
  element.removeAttribute('organization');
  expect((await settled(element)).organization).toBe(expected);
});

test.each([
  ['plain', 1],
  ['ours', 0],
])('malformed JSON: %s r2wc throws %s errors into the page', async (kind, errors) => {
  const tag = newTag(kind);
  define(tag);
  const element = write(tag);
  await drawn(element);
  element.setAttribute('values', '{"name": ');
  expect(thrown).toHaveLength(errors);
});

test.each([
  ['plain', undefined],
  ['ours', { name: 'Vera' }],
])('a property set before the element is defined: %s r2wc renders %s', async (kind, expected) => {
  const tag = newTag(kind);
  const element = write(tag);
  element.values = { name: 'Vera' };
  define(tag);
  expect((await settled(element)).values).toEqual(expected);
});

test.each([
  ['plain', '{"organization":"acme"}'],
  ['ours', ''],
])('an element that was never on the page: %s r2wc renders "%s"', async (kind, expected) => {
  const tag = newTag(kind);
  define(tag);
  const element = document.createElement(tag);
  element.setAttribute('loading', 'eager');
  element.setAttribute('organization', 'acme');
  await new Promise((done) => setTimeout(done, 20));
  expect(element.shadowRoot?.textContent).toBe(expected);
});

test.each([
  ['plain', false],
  ['ours', true],
])('a move: that %s r2wc keeps what was rendered is %s', async (kind, isKept) => {
  const tag = newTag(kind);
  define(tag);
  const element = write(tag, 'organization="acme"');
  await drawn(element);
  const before = element.shadowRoot?.firstChild;
  document.body.append(document.createElement('section'));
  document.querySelector('section')?.append(element);
  await settled(element);
  expect(element.shadowRoot?.firstChild === before).toBe(isKept);
});

test('a page can set identity and context several times', async () => {
  const tag = newTag('ours');
  define(tag);
  const element = write(tag, 'organization="acme"') as Drawing & {
    identify(token: string): void;
    setContext(context: object): void;
  };
  element.setContext({ plan: 'free' });
  element.setContext({ plan: '<b>gold</b>' });
  element.identify('token');
  expect(await settled(element)).toMatchObject({
    identity: 'token',
    context: { plan: '<b>gold</b>' },
  });
});
