import type { Html } from '../../../http/html.ts';
import { searchAddress } from '../../../visitor-pages/assets.ts';
import { page } from '../../../visitor-pages/frame.ts';
import type { Place } from '../../../visitor-pages/place.ts';

interface HelpPage {
  title: string;
  description: string;
  /** Path below the help center's root. */
  path: string;
  isIndexed: boolean;
  isSearched?: boolean;
  /** Metadata of the page. */
  facts?: Html | undefined;
  kind?: 'article';
  body: Html;
}

/** A page of a help center. */
export function helpPage(place: Place, { path, isSearched = false, ...more }: HelpPage): string {
  const { frame } = place.voice.words;
  return page(place, {
    ...more,
    canonical: place.canonical + path,
    purpose: frame.helpCenter,
    home: place.base,
    action: { href: place.contact, label: frame.contactUs },
    scripts: isSearched ? [searchAddress] : [],
  });
}
