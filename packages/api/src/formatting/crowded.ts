/** The maximum number of tags in the HTML of a message. */
export const maxTags = 8_000;

/**
 * Whether HTML has more tags than `max`, or more signs that stand as character references than `maxSigns`: the time to
 * sanitize it grows with them more than with its length.
 */
export function isCrowded(html: string, max: number, maxSigns = 2 * max): boolean {
  const tags = countOf(html, '<', max);
  if (tags > max) return true;
  // What closes a tag is no sign of its own.
  const most = maxSigns + tags;
  return countOf(html, '&', most) + countOf(html, '>', most) > most;
}

/** How often a sign is in a text, up to one more than `most`. */
function countOf(text: string, sign: string, most: number): number {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1 && count <= most; at = text.indexOf(sign, at + 1)) {
    count += 1;
  }
  return count;
}
