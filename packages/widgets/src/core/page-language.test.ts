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

test('the language is that of the part of the page that an element is in', () => {
  expect(pageLanguage(placed('<b></b>'))).toBeUndefined();
  document.documentElement.lang = 'fr';
  expect(pageLanguage(placed('<b></b>'))).toBe('fr');
  expect(pageLanguage(placed('<p lang="de-AT"><b></b></p>'))).toBe('de-AT');
  expect(pageLanguage(placed('<p lang=""><b></b></p>'))).toBeUndefined();
});

test('our own pages are in English for everybody, so there an element says it by itself', () => {
  document.documentElement.lang = 'en';
  vi.stubGlobal('location', { origin: connection.baseUrl });
  expect(pageLanguage(placed('<b></b>'))).toBeUndefined();
  expect(pageLanguage(placed('<b lang="de"></b>'))).toBe('de');
});
