import r2wc from '@r2wc/core';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineElement, type Mount } from './element.ts';
import type { TagDefinition } from './tags.ts';

type Drawn = Record<string, unknown>;
interface Drawing extends HTMLElement {
  values?: unknown;
}

/** Draws what it was given, as text. */
const mount: Mount = (root, _, props) => {
  const text = document.createTextNode('');
  root.replaceChildren(text);
  const draw = () => {
    const { organization, autoOpen, values, identity, context } = props as Drawn;
    text.data = JSON.stringify({ organization, autoOpen, values, identity, context });
  };
  draw();
  return draw;
};

const definition: TagDefinition = {
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
};

let count = 0;
const newTag = (kind: string) => `${kind}-${(count += 1)}`;

/** The element as r2wc makes it, and as ours mends it. */
function define(tag: string) {
  if (tag.startsWith('ours')) return defineElement(tag, definition, mount);
  const kinds = { organization: 'string', autoOpen: 'boolean', values: 'json' } as const;
  const component = (() => null) as ComponentType<Drawn>;
  const renderer = {
    mount: (root: HTMLElement, _: unknown, props: Drawn) => ({
      root,
      draw: mount(root as unknown as ShadowRoot, definition, props),
    }),
    update: ({ draw }: { draw(): unknown }) => void draw(),
    unmount: ({ root }: { root: HTMLElement }) => root.replaceChildren(),
  };
  customElements.define(tag, r2wc(component, { shadow: 'open', props: kinds }, renderer));
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
/** What is drawn once everything that was asked for is drawn. */
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
])('a flag without a value: %s r2wc draws %s', async (kind, expected) => {
  const tag = newTag(kind);
  define(tag);
  expect((await settled(write(tag, 'auto-open'))).autoOpen).toBe(expected);
});

test('a flag that says false is off', async () => {
  const tag = newTag('ours');
  define(tag);
  expect((await settled(write(tag, 'auto-open="false"'))).autoOpen).toBe(false);
});

test.each([
  ['plain', 'acme'],
  ['ours', undefined],
])('a removed attribute: %s r2wc draws %s', async (kind, expected) => {
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
])('a property set before the element is known: %s r2wc draws %s', async (kind, expected) => {
  const tag = newTag(kind);
  const element = write(tag);
  element.values = { name: 'Vera' };
  define(tag);
  expect((await settled(element)).values).toEqual(expected);
});

test.each([
  ['plain', '{"organization":"acme"}'],
  ['ours', ''],
])('an element that was never on the page: %s r2wc draws "%s"', async (kind, expected) => {
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
])('a move: that %s r2wc keeps what was drawn is %s', async (kind, isKept) => {
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

test('a page says who its visitor is and what it knows of them, and says it anew', async () => {
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
