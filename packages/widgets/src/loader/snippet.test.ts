import { afterEach, expect, test } from 'vitest';
// For the style sheets of a shadow root, which jsdom doesn't know.
import '../test-page.ts';
import { defineElement } from './element.ts';
import { placeSnippet } from './snippet.ts';
import { definitions } from './tags.ts';

const [definition] = definitions;
// The tests use React itself, to which a definition is a component.
if (definition)
  defineElement(
    'helpdesk-form',
    Object.assign(() => null, definition),
  );

function snippet(attributes: Record<string, string>, parent: Element = document.body) {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  parent.append(script);
  placeSnippet(script);
  return script;
}

const form = () => document.querySelector('helpdesk-form');

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('a script with an organization adds a popup of its form, in a corner of the page', () => {
  snippet({
    'data-form-id': 'f1',
    'data-organization': 'acme',
    'data-position': 'bottom-left',
    'data-theme': 'dark',
    'data-auto-open': 'true',
    'data-label': 'Write to us',
    'data-color': '#10B981',
  });
  expect(document.body.lastElementChild).toBe(form());
  const attributes = [...(form()?.attributes ?? [])].map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(attributes)).toEqual({
    organization: 'acme',
    'form-id': 'f1',
    position: 'bottom-left',
    theme: 'dark',
    'auto-open': 'true',
    label: 'Write to us',
    style: '--helpdesk-color-primary: #10B981; --place: 0;',
  });
});

test("a script accepts the visitor's identity and context, and the button's texts", () => {
  const given = { identity: 'token', context: '{"plan":"gold"}', 'submit-text': 'Off it goes' };
  snippet({
    'data-organization': 'acme',
    ...Object.fromEntries(Object.entries(given).map(([name, value]) => [`data-${name}`, value])),
    'data-other': 'not of the form',
  });
  for (const [name, value] of Object.entries(given)) expect(form()?.getAttribute(name)).toBe(value);
  expect(form()?.hasAttribute('other')).toBe(false);
});

test('the corner is bottom right unless the script says otherwise', () => {
  snippet({ 'data-organization': 'acme' });
  expect(form()?.getAttribute('position')).toBe('bottom-right');
});

test('a script with inline is followed by its form', () => {
  const script = snippet({ 'data-organization': 'acme', 'data-position': 'inline' });
  expect(script.nextElementSibling).toBe(form());
});

test('attributes work without data-, too', () => {
  snippet({ 'form-id': 'f1', 'organization-subdomain': 'acme' });
  expect(form()?.getAttribute('organization')).toBe('acme');
  expect(form()?.getAttribute('form-id')).toBe('f1');
});

test('a script in the head adds the form at the end of the body', () => {
  document.body.append(document.createElement('p'));
  snippet({ 'data-organization': 'acme' }, document.head);
  expect(document.body.lastElementChild).toBe(form());
});

test('a script without an organization adds nothing', () => {
  snippet({ 'data-theme': 'dark' });
  expect(form()).toBeNull();
});
