import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { placesOf } from '@helpdesk/sdk/rules/page-sentences/own';

interface OwnName {
  language: string;
  name: string;
}

/** Languages have different plural forms: a custom text for one form counts for all. */
const withoutForm = (name: string) => name.split('.').slice(0, 2).join('.');

/** Returns the sentences that are customized in another offered language but not in this one. Ignores sentences that no longer exist. */
export function missingSentences(
  own: readonly OwnName[],
  offered: readonly ElementLanguage[],
  language: ElementLanguage,
): string[] {
  const here = new Set<string>();
  const elsewhere = new Set<string>();
  for (const one of own) {
    if (one.language === language) here.add(withoutForm(one.name));
    else if (offered.some((other) => other === one.language)) elsewhere.add(withoutForm(one.name));
  }
  return [...elsewhere].filter((name) => !here.has(name) && placesOf(language, name)).sort();
}
