import type { Html } from '../../../http/html.ts';
import { articleAddress, searchAddress } from '../../../visitor-pages/assets.ts';
import { page } from '../../../visitor-pages/frame.ts';
import type { Place } from '../../../visitor-pages/place.ts';

interface HelpPage {
  title: string;
  description: string;
  /** Path below the help center's root. */
  path: string;
  isIndexed: boolean;
  isSearched?: boolean;
  /** Whether it has code to copy or pictures to open. */
  isRich?: boolean;
  /** Metadata of the page. */
  facts?: Html | undefined;
  kind?: 'article';
  /** A picture of what it is about. */
  picture?: string | undefined;
  dates?: { published: string; modified: string };
  body: Html;
}

/** A page of a help center. */
export function helpPage(
  place: Place,
  { path, isSearched = false, isRich = false, ...more }: HelpPage,
): string {
  const { frame } = place.voice.words;
  return page(place, {
    ...more,
    canonical: place.canonical + path,
    purpose: frame.helpCenter,
    home: place.base,
    action: { href: place.contact, label: frame.contactUs },
    scripts: [...(isSearched ? [searchAddress] : []), ...(isRich ? [articleAddress] : [])],
    feed: `${place.canonical}/rss.xml`,
  });
}
