import { afterEach, expect, test, vi } from 'vitest';
import { connection } from './connection.ts';
import { pageLanguage } from './page-language.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('lang');
});

function placed(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.querySelector('b') as HTMLElement;
}

test('takes the language from the part of the page that contains the element', () => {
  expect(pageLanguage(placed('<b></b>'))).toBeUndefined();
  document.documentElement.lang = 'fr';
  expect(pageLanguage(placed('<b></b>'))).toBe('fr');
  expect(pageLanguage(placed('<p lang="de-AT"><b></b></p>'))).toBe('de-AT');
  expect(pageLanguage(placed('<p lang=""><b></b></p>'))).toBeUndefined();
});

test('on our own pages, which are in English, takes the language only from the element', () => {
  document.documentElement.lang = 'en';
  vi.stubGlobal('location', { origin: connection.baseUrl });
  expect(pageLanguage(placed('<b></b>'))).toBeUndefined();
  expect(pageLanguage(placed('<b lang="de"></b>'))).toBe('de');
});
