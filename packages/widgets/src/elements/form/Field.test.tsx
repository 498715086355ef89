import type { Schema } from '@helpdesk/sdk';
import { fieldKinds } from '@helpdesk/sdk/rules/field-kinds';
import { h, render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { Field } from './Field.tsx';
import { field } from './test-form.ts';

afterEach(() => render(null, document.body));

type Kind = Schema<'FormField'>['type'];
const options = ['Billing', 'Shipping'];
const uploads = {
  texts: { choose: 'Select an option', again: 'Try again' },
  host: document.body,
  organization: 'acme',
  formId: 'f1',
  fetchModule: () => Promise.reject(new Error('files')),
  onChange() {},
};

function draw(asked: Schema<'FormField'>, value?: unknown, error?: string, wide = false) {
  const props = { field: asked, id: 'f0', wide, value, error, uploads };
  render(<Field {...props} />, document.body);
  return document.body.firstElementChild as HTMLElement;
}

/** Returns the text that a screen reader reads for an element, from the elements that an attribute references. */
const named = (element: Element, attribute: string) =>
  (element.getAttribute(attribute) ?? '')
    .split(' ')
    .map((id) => id && document.getElementById(id)?.textContent)
    .join(' ');

/** Returns the attributes of the control that differ by kind. */
function particulars(control: Element) {
  const { id, name, part, required, ...rest } = Object.fromEntries(
    [...control.attributes]
      .filter((one) => !one.name.startsWith('__'))
      .map((one) => [one.name, one.value]),
  ) as Record<string, string>;
  expect({ id, name, part }).toEqual({ id: 'f0', name: 'topic', part: 'input' });
  const { 'aria-invalid': invalid, 'aria-describedby': described, placeholder, ...own } = rest;
  expect({ invalid, described, placeholder }).toEqual({
    invalid: 'false',
    described: '',
    placeholder: 'Such as this',
  });
  expect(required).toBe('');
  return { is: control.localName, ...own, value: (control as HTMLInputElement).value };
}

test.each<[Kind, unknown, object]>([
  ['text', 'Tea', { is: 'input', value: 'Tea' }],
  ['email', 'a@b.de', { is: 'input', type: 'email', autocomplete: 'email', value: 'a@b.de' }],
  ['phone', '112', { is: 'input', type: 'tel', autocomplete: 'tel', value: '112' }],
  ['url', 'x.de', { is: 'input', type: 'url', inputmode: 'url', value: 'x.de' }],
  ['date', '2026-11-20', { is: 'input', type: 'date', value: '2026-11-20' }],
  ['number', 0, { is: 'input', inputmode: 'decimal', value: '0' }],
  ['text', undefined, { is: 'input', value: '' }],
  ['textarea', 'Two\nlines', { is: 'textarea', rows: '5', value: 'Two\nlines' }],
  ['textarea', undefined, { is: 'textarea', rows: '5', value: '' }],
])('a field of kind %s has the initial value %j in its control', (type, value, expected) => {
  const more = { required: true, placeholder: 'Such as this' };
  const drawn = draw(field('topic', type, more), value);
  const control = drawn.querySelector('input,textarea') as HTMLElement;
  expect(particulars(control)).toEqual(expected);
  const label = drawn.querySelector('label[for=f0]');
  expect(label?.textContent).toBe('Topic\u00a0*');
  expect(label?.querySelector('[aria-hidden=true]')?.textContent).toBe('\u00a0*');
  expect([label?.className, label?.getAttribute('part')]).toEqual(['label', 'label']);
});

test('an optional field has no asterisk, and its control is not required', () => {
  for (const type of Object.keys(fieldKinds) as Kind[]) {
    const drawn = draw(field('topic', type, { options }));
    expect(drawn.textContent).not.toContain('*');
    expect(drawn.querySelector('[required]')).toBeNull();
    expect(drawn.querySelector('[aria-required=true]')).toBeNull();
  }
});

test('a list starts with a placeholder, and the given option is selected', () => {
  const asked = field('topic', 'select', { options, required: true });
  const list = draw(asked, 'Shipping').querySelector('select') as HTMLSelectElement;
  expect([...list.options].map(({ text, value }) => [text, value])).toEqual([
    ['Select an option', ''],
    ['Billing', 'Billing'],
    ['Shipping', 'Shipping'],
  ]);
  expect(list.value).toBe('Shipping');
  expect([list.id, list.name, list.required]).toEqual(['f0', 'topic', true]);
  expect(list.getAttribute('part')).toBe('input');
  expect(list.labels?.[0]?.textContent).toBe('Topic\u00a0*');
  render(null, document.body);
  const other = draw({ ...asked, placeholder: 'What about?' }, 'Nothing we offer');
  expect(other.querySelector('option')?.text).toBe('What about?');
  expect(other.querySelector('select')?.value).toBe('');
});

test('radio buttons are a labeled group, and the first one takes the focus', () => {
  const drawn = draw(field('topic', 'radio', { options, required: true }), 'Shipping');
  const group = drawn.querySelector('fieldset') as HTMLFieldSetElement;
  expect(group.getAttribute('role')).toBe('radiogroup');
  expect(group.getAttribute('aria-required')).toBe('true');
  const legend = group.querySelector('legend');
  expect(legend?.textContent).toBe('Topic\u00a0*');
  expect([legend?.className, legend?.getAttribute('part')]).toEqual(['label', 'label']);
  const buttons = [...group.querySelectorAll('input')];
  expect(
    buttons.map(({ id, name, type, value, checked }) => [id, name, type, value, checked]),
  ).toEqual([
    ['f0', 'topic', 'radio', 'Billing', false],
    ['', 'topic', 'radio', 'Shipping', true],
  ]);
  expect(buttons.map(({ labels }) => labels?.[0]?.textContent)).toEqual(options);
  expect(buttons.map(({ labels }) => labels?.[0]?.className)).toEqual(['choice', 'choice']);
});

test.each([
  [true, true],
  [false, false],
  ['true', false],
  [undefined, false],
])('a checkbox with the initial value %j is checked: %s', (value, checked) => {
  const drawn = draw(field('topic', 'checkbox', { required: true }), value);
  const box = drawn.querySelector('input') as HTMLInputElement;
  expect([box.type, box.id, box.name, box.required, box.checked]).toEqual([
    'checkbox',
    'f0',
    'topic',
    true,
    checked,
  ]);
  expect(box.labels?.[0]?.textContent).toBe('Topic\u00a0*');
  expect(box.labels?.[0]?.className).toBe('choice');
  expect(box.labels?.[0]?.getAttribute('part')).toBe('label');
});

// Files are rendered by a chunk of its own, which has its own tests.
const kinds = Object.keys(fieldKinds).filter((kind) => kind !== 'file') as Kind[];
test.each(kinds)('help and error of the kind %s are read with the control', (type) => {
  const asked = field('topic', type, { options, helpText: 'Any' });
  const controlOf = (drawn: Element) =>
    drawn.querySelector(type === 'radio' ? 'fieldset' : 'input,select,textarea') as Element;
  let drawn = draw(asked, undefined, 'Topic is required');
  expect(named(controlOf(drawn), 'aria-describedby')).toBe('Any Topic is required');
  expect(controlOf(drawn).getAttribute('aria-invalid')).toBe('true');
  expect(drawn.querySelector('.help[part=help]')?.textContent).toBe('Any');
  expect(drawn.querySelector('.error[part=error]')?.textContent).toBe('Topic is required');
  drawn = draw(asked);
  expect(named(controlOf(drawn), 'aria-describedby')).toBe('Any');
  expect(controlOf(drawn).getAttribute('aria-invalid')).toBe('false');
  expect(drawn.querySelector('[part=error]')).toBeNull();
  drawn = draw(field('topic', type, { options }), undefined, 'Wrong');
  expect(named(controlOf(drawn), 'aria-describedby')).toBe('Wrong');
  expect(drawn.querySelector('[part=help]')).toBeNull();
});

test('a field takes a whole row if the form says so', () => {
  expect(draw(field('topic'), '', undefined, true).className).toBe('field wide');
  expect(draw(field('topic')).className).toBe('field');
});
