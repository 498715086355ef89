import { type ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import type { Context } from 'koa';

export interface ChosenLanguage {
  language: ElementLanguage;
  /** Whether the URL names the language: then links keep it. */
  isAsked: boolean;
}

/** Chooses the language of a page among those that the organization offers: by `?lang=`, then by the browser, else the first one. */
export function languageFor(context: Context, offered: readonly ElementLanguage[]): ChosenLanguage {
  const named = new URLSearchParams(context.querystring).get('lang')?.slice(0, 35).toLowerCase();
  const asked = offered.find((one) => one === named?.split(/[-_]/)[0]);
  if (asked) return { language: asked, isAsked: true };
  const [first = 'en'] = offered;
  if (offered.length === 1) return { language: first, isAsked: false };
  context.vary('Accept-Language');
  const preferred = context.acceptsLanguages(...offered);
  return { language: offered.find((one) => one === preferred) ?? first, isAsked: false };
}

/** Adds a language to one of our own URLs. */
export function inLanguage(address: string, language: ElementLanguage): string {
  const [, path = '', query = '', fragment = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const named = new URLSearchParams(query);
  named.set('lang', language);
  return `${path}?${named}${fragment}`;
}
