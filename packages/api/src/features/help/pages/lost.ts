import { lostBody } from '../../../visitor-pages/frame.ts';
import type { Place } from '../../../visitor-pages/place.ts';
import { helpPage } from './help-page.ts';
import { searchForm } from './parts.ts';

/** Why there is no page, and what the way back to the help center says. */
interface Why {
  title: string;
  why: string;
  back: string;
}

/** What an organization shows where it has no page: its header, a search of its help center, and the way back. */
export function lostIn(place: Place, { title, why: text, back: label }: Why): string {
  const back = { href: place.to(place.base), label };
  return helpPage(place, {
    title,
    description: text,
    path: '',
    isIndexed: false,
    body: lostBody({ title, text, back, search: searchForm(place, {}) }),
  });
}
