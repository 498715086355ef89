import { connection } from './connection.ts';

/**
 * The language of whom the page is for, by the nearest `lang`. Our own pages are in English for everybody: there, only what is
 * on the element counts.
 */
export function pageLanguage(host: HTMLElement): string | undefined {
  const isOurs = location.origin === connection.baseUrl;
  const said = host.closest<HTMLElement>(isOurs ? '[lang]:not(html)' : '[lang]');
  return said?.lang.slice(0, 100) || undefined;
}
