/** The maximum number of tags in the HTML of a message. */
export const maxTags = 8_000;

/** Whether HTML has more tags than `max`: the time to sanitize it grows with them more than with its length. */
export function isCrowded(html: string, max: number): boolean {
  let tags = 0;
  for (let at = html.indexOf('<'); at !== -1 && tags <= max; at = html.indexOf('<', at + 1)) {
    tags += 1;
  }
  return tags > max;
}
