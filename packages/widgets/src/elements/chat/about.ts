import { pageLanguage } from '../../core/page-language.ts';

/** What a new chat tells of its visitor besides the first message. */
export const about = (host: HTMLElement, identity: string | undefined, hasConsented = false) => ({
  pageUrl: location.href,
  language: pageLanguage(host),
  ...(document.referrer && { referrer: document.referrer }),
  ...(identity && { identity }),
  ...(hasConsented && { hasConsented }),
});
