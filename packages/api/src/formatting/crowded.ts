/** The maximum number of tags in the HTML of a message. */
export const maxTags = 8_000;

/**
 * Checks whether HTML has more than `max` tags, or more than `maxSigns` characters that must be encoded (`&` and `>`). The time to sanitize
 * HTML grows with these more than with its length.
 */
export function isCrowded(html: string, max: number, maxSigns = 2 * max): boolean {
  const tags = countOf(html, '<', max);
  if (tags > max) return true;
  // The `>` that closes a tag doesn't count.
  const most = maxSigns + tags;
  return countOf(html, '&', most) + countOf(html, '>', most) > most;
}

/** Counts a character in a text, up to one more than `most`. */
function countOf(text: string, sign: string, most: number): number {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1 && count <= most; at = text.indexOf(sign, at + 1)) {
    count += 1;
  }
  return count;
}
