import { expect, test } from 'vitest';
import { withLinks } from './links.ts';

test('web addresses become links, without trailing punctuation', () => {
  expect(withLinks('See https://a.test/x?y=1. Or (http://b.test)!')).toEqual([
    { text: 'See ' },
    { text: 'https://a.test/x?y=1', href: 'https://a.test/x?y=1' },
    { text: '. Or (' },
    { text: 'http://b.test', href: 'http://b.test' },
    { text: ')!' },
  ]);
});

test('only http and https addresses become links', () => {
  const harmful = 'javascript:alert(1) data:text/html,x ftp://c.test';
  expect(withLinks(harmful)).toEqual([{ text: harmful }]);
});

test('an address can be the whole message, its start, or next to another one', () => {
  expect(withLinks('HTTPS://a.test')).toEqual([{ text: 'HTTPS://a.test', href: 'HTTPS://a.test' }]);
  expect(withLinks('http://a.test http://b.test')).toEqual([
    { text: 'http://a.test', href: 'http://a.test' },
    { text: ' ' },
    { text: 'http://b.test', href: 'http://b.test' },
  ]);
  expect(withLinks('')).toEqual([]);
});

test('text that only starts like an address is not a link', () => {
  expect(withLinks('http://... and http://[x')).toEqual([{ text: 'http://... and http://[x' }]);
});

test('an email address becomes a mailto link', () => {
  expect(withLinks('Ask ada.l+kettle@mail.a.test, or vera@b.test. Not @ada, a@b or x@y.z')).toEqual(
    [
      { text: 'Ask ' },
      { text: 'ada.l+kettle@mail.a.test', href: 'mailto:ada.l+kettle@mail.a.test' },
      { text: ', or ' },
      { text: 'vera@b.test', href: 'mailto:vera@b.test' },
      { text: '. Not @ada, a@b or x@y.z' },
    ],
  );
  expect(withLinks('https://ada@a.test/b@c.test')).toHaveLength(1);
});
