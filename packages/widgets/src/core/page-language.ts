import { connection } from './connection.ts';

/**
 * The language of whom the page is for, by the nearest `lang`. Our own pages are in English for everybody: there, only what is
 * on the element counts.
 */
export function pageLanguage(host: HTMLElement): string | undefined {
  const isOurs = location.origin === connection.baseUrl;
  const said = isOurs ? '[lang]:not(html)' : '[lang]';
  // In a panel, it is around the element that has the panel.
  const { host: popup } = host.getRootNode() as Partial<ShadowRoot>;
  const part = host.closest<HTMLElement>(said) ?? popup?.closest<HTMLElement>(said);
  return part?.lang.slice(0, 100) || undefined;
}
