import '../safe-html.ts';
import { ownAddress } from './own-address.ts';

/** Counts the external images in some HTML. They are removed, as their servers would learn who reads the article. */
export function countForeignPictures(html: string): number {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('img')].filter(
    (image) => ownAddress(image.getAttribute('src') ?? '') === '',
  ).length;
}
