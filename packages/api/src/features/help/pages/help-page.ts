import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import type { Html } from '../../../http/pages/html.ts';
import {
  articleAddress,
  articleStyleAddress,
  searchAddress,
} from '../../../visitor-pages/assets.ts';
import { page } from '../../../visitor-pages/frame.ts';
import type { Place } from '../../../visitor-pages/place.ts';

interface HelpPage {
  title: string;
  description: string;
  /** Path below the help center's root. */
  path: string;
  isIndexed: boolean;
  isSearched?: boolean;
  /** Whether it has code to copy or pictures to zoom. */
  isRich?: boolean;
  /** The other languages that its content is available in. */
  inLanguages?: readonly ElementLanguage[];
  /** Metadata of the page. */
  facts?: Html | undefined;
  kind?: 'article';
  /** A picture for previews. */
  picture?: string | undefined;
  dates?: { published: string; modified: string };
  body: Html;
}

/** The given languages that the organization offers. */
export function translationsOf(
  { languages: [first = 'en', ...offered] }: Place,
  others: readonly ElementLanguage[],
) {
  return { first, others: offered.filter((one) => others.includes(one)) };
}

/** A page of a help center. */
export function helpPage(
  place: Place,
  { path, isSearched = false, isRich = false, inLanguages = [], ...more }: HelpPage,
): string {
  const { frame } = place.voice.words;
  return page(place, {
    ...more,
    canonical: place.canonical + path,
    purpose: frame.helpCenter,
    home: place.base,
    action: { href: place.contact, label: frame.contactUs },
    styles: more.kind === 'article' ? [articleStyleAddress] : [],
    scripts: [...(isSearched ? [searchAddress] : []), ...(isRich ? [articleAddress] : [])],
    translations: translationsOf(place, inLanguages),
    feed: `${place.canonical}/rss.xml`,
  });
}
