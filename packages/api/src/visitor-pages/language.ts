import { type ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import type { Context } from 'koa';

export interface ChosenLanguage {
  language: ElementLanguage;
  /** Whether the address names it: then links keep it. */
  isAsked: boolean;
}

/** The language of a page, of those that its organization offers: by `?lang=`, then by the browser; else the first of them. */
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

/** An address of ours that keeps the language. */
export function inLanguage(address: string, language: ElementLanguage): string {
  const [, path = '', query = '', fragment = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const named = new URLSearchParams(query);
  named.set('lang', language);
  return `${path}?${named}${fragment}`;
}
