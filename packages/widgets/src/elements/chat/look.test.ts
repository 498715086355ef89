import { afterEach, expect, test, vi } from 'vitest';
import { placeChat, welcome } from './test-chat.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['light', 'root light'],
  ['dark', 'root dark'],
  ['auto', 'root auto'],
  ['darker', 'root '],
  [undefined, 'root '],
])('the theme %j has the classes %j', (theme, classes) => {
  const { one } = placeChat({}, { definition: welcome, theme });
  expect(one('[part=chat]')?.className).toBe(classes);
});

test.each([
  ['#10B981', '#10B981'],
  ['red; background: url(x)', ''],
])('with the brand color %j, sets %j on the page', (primaryColor, color) => {
  const organization = { ...welcome.organization, primaryColor };
  const { one } = placeChat({}, { definition: { ...welcome, organization } });
  expect(one('[part=chat]')?.style.getPropertyValue('--organization')).toBe(color);
});

test('the message box has a label and the length limit of a message', () => {
  const { box, one, button } = placeChat({}, { definition: welcome });
  expect([box.ariaLabel, box.placeholder, box.maxLength, box.rows]).toEqual([
    'Message',
    'Write a message…',
    4_000,
    1,
  ]);
  expect(button('Send')?.getAttribute('part')).toBe('button');
  // An inline chat can't be closed.
  expect(one('.close')).toBeNull();
});

test('every text can be replaced', () => {
  const texts = { message: 'Nachricht', person: 'Mit einem Menschen sprechen', online: 'Da' };
  const { box, button, status } = placeChat({}, { definition: welcome, texts });
  expect([box.ariaLabel, status()]).toEqual(['Nachricht', 'Da']);
  expect(button('Mit einem Menschen sprechen')).toBeDefined();
  expect(button('Send')).toBeDefined();
});
