import { lostBody } from '../../../visitor-pages/frame.ts';
import type { Place } from '../../../visitor-pages/place.ts';
import { helpPage } from './help-page.ts';
import { searchForm } from './parts.ts';

/** Title, explanation and label of the link back to the help center. */
interface Why {
  title: string;
  why: string;
  back: string;
}

/** The page for an unknown path of an organization: its header, a search of its help center, and a link back. */
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
