import { h, render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { withLinks } from './links.tsx';

afterEach(() => render(null, document.body));

/** Returns the text with links in brackets, with their URLs if those differ from the text. */
function shown(text: string) {
  render(null, document.body);
  render(h('p', null, withLinks(text)), document.body);
  for (const link of document.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    link.textContent = `[${link.textContent}${href === link.textContent ? '' : ` -> ${href}`}]`;
  }
  return document.body.textContent;
}

test.each([
  ['', ''],
  ['Nothing to see', 'Nothing to see'],
  ['See https://example.com/a?b=1.', 'See [https://example.com/a?b=1].'],
  ['(http://example.com/) and more', '([http://example.com/]) and more'],
  ['https://a.example, https://b.example', '[https://a.example], [https://b.example]'],
  [
    'Write to help+us@example.com!',
    'Write to [help+us@example.com -> mailto:help+us@example.com]!',
  ],
  ['javascript:alert(1) <img src=x> ftp://x', 'javascript:alert(1) <img src=x> ftp://x'],
  ['"https://example.com/x"', '"[https://example.com/x]"'],
])('shows %j as %j', (text, seen) => {
  expect(shown(text)).toBe(seen);
});

test('names a help center article by the line above its URL', () => {
  const address = 'https://help.example/public/help/acme/article/kettles';
  expect(shown(`Read this:\nAbout kettles\n${address}\nor that`)).toBe(
    `Read this:\n[About kettles -> ${address}]\nor that`,
  );
  expect(shown('Read this:\nhttps://help.example/kettles')).toBe(
    'Read this:\n[https://help.example/kettles]',
  );
});

test('opens links in a new tab without access to the page', () => {
  shown('https://example.com/');
  const link = document.querySelector('a');
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
});
