import '../safe-html.ts';

const known = new Set(
  [
    'p div span br hr h1 h2 h3 h4 ul ol li blockquote pre code a img',
    'strong b em i s del u table thead tbody tfoot tr th td colgroup col',
  ].flatMap((tags) => tags.split(' ')),
);

/** The tags of an article that the editor doesn't support, such as `details`: editing an article from the API would drop them. */
export function foreignTags(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const tags = [...body.querySelectorAll('*')].map(({ localName }) => localName);
  return [...new Set(tags)].filter((tag) => !known.has(tag));
}
