import { connection } from './connection.ts';

/**
 * Returns the language of the page from the nearest `lang`. Our own pages are always in English, so there the `lang` of the page doesn't
 * count.
 */
export function pageLanguage(host: HTMLElement): string | undefined {
  const isOurs = location.origin === connection.baseUrl;
  const said = isOurs ? '[lang]:not(html)' : '[lang]';
  // In a panel, looks around the element that has the panel.
  const { host: popup } = host.getRootNode() as Partial<ShadowRoot>;
  const part = host.closest<HTMLElement>(said) ?? popup?.closest<HTMLElement>(said);
  return part?.lang.slice(0, 100) || undefined;
}
