import { afterEach, expect, test, vi } from 'vitest';
import { chooseLanguage } from './choose.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('dir');
});

function around(html: string, browser: string[] = ['en-US', 'en']): HTMLElement {
  vi.stubGlobal('navigator', { languages: browser });
  document.body.innerHTML = html;
  return document.querySelector('b') as HTMLElement;
}

const chosen = (host: HTMLElement, ...offered: Parameters<typeof chooseLanguage>[1]) =>
  chooseLanguage(host, offered).language;

test('prefers the language of the element, then of the part of the page it is in, the page, and the browser', () => {
  document.documentElement.lang = 'fr';
  const element = around('<p lang="it"><b lang="de-AT"></b></p>', ['es']);
  expect(chosen(element, 'en', 'es', 'fr', 'it', 'de')).toBe('de');
  expect(chosen(element, 'en', 'es', 'fr', 'it')).toBe('it');
  expect(chosen(element, 'en', 'es', 'fr')).toBe('fr');
  expect(chosen(element, 'en', 'es')).toBe('es');
  expect(chosen(element, 'en', 'pl')).toBe('en');
});

test("uses the browser's first language that is offered; otherwise the first that is offered", () => {
  expect(chosen(around('<b></b>', ['sv', 'ja', 'de']), 'en', 'de', 'ja')).toBe('ja');
  expect(chosen(around('<b></b>', ['sv']), 'de', 'en')).toBe('de');
  expect(chosen(around('<b></b>', []), 'nl')).toBe('nl');
});

test.each([
  ['pt-BR', 'pt'],
  ['pt_PT', 'pt'],
  ['DE', 'de'],
  ['iw', 'he'],
  ['ar-EG', 'ar'],
  ['de-x', 'en'],
  ['', 'en'],
  ['german', 'en'],
  ['de<script>', 'en'],
])('reads "%s" on a page as %s', (lang, language) => {
  const element = around('<b></b>');
  element.lang = lang;
  expect(chosen(element, 'en', 'de', 'pt', 'he', 'ar')).toBe(language);
});

test('looks around a panel, and around a component of the page', () => {
  const host = around('<p lang="de"><b></b></p>').parentElement as HTMLElement;
  const box = document.createElement('i');
  host.attachShadow({ mode: 'open' }).append(box);
  expect(chosen(box, 'en', 'de')).toBe('de');
});

test('Arabic and Hebrew are written right to left, the others left to right', () => {
  const dirOf = (lang: string) =>
    chooseLanguage(around(`<b lang="${lang}"></b>`), ['en', 'de', 'ar', 'he']).dir;
  expect(['ar', 'he', 'de', 'en'].map(dirOf)).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
});

test("a page's own direction applies to the part in that language, but not to one inside it", () => {
  const dirOf = (html: string, browser?: string[]) =>
    chooseLanguage(around(html, browser), ['en', 'ar']).dir;
  expect(dirOf('<p lang="ar" dir="rtl"><b></b></p>')).toBeUndefined();
  expect(dirOf('<p lang="ar"><b dir="ltr"></b></p>')).toBeUndefined();
  document.documentElement.dir = 'ltr';
  expect(dirOf('<p lang="ar"><b></b></p>')).toBe('rtl');
  expect(dirOf('<b></b>', ['ar'])).toBe('rtl');
});
