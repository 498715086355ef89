import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

const at = (address: string, referrer = '') => placeOf(new URL(address), referrer);
const page = 'https://help.example/embed/form/f1';

test('the organization is the one in the address', () => {
  expect(at(`${page}?org=acme`, 'https://help.example/public/contact/other').organization).toBe(
    'acme',
  );
});

test("otherwise that of the contact page's path", () => {
  expect(at(page, 'https://help.example/public/contact/acme?form=f1').organization).toBe('acme');
  expect(
    at('http://localhost/embed/form/f1', 'http://localhost/public/contact').organization,
  ).toBeNull();
});

test("a page on another host can't choose the organization", () => {
  const elsewhere = 'https://evil.example/public/contact/acme';
  expect(at('http://localhost/embed/form/f1', elsewhere).organization).toBeNull();
});

test('otherwise that of the host name', () => {
  expect(at('https://acme.help.example/embed/form/f1').organization).toBe('acme');
});

test('distinguishes the two pages, and reads theme and language', () => {
  const widget = at('https://help.example/widget/form/f%201?org=acme&theme=dark&lang=de');
  expect(widget).toEqual({
    kind: 'widget',
    formId: 'f 1',
    organization: 'acme',
    theme: 'dark',
    lang: 'de',
  });
  expect(at(page).kind).toBe('embed');
  expect(at('https://help.example/embed/form/%E0').formId).toBe('');
});
