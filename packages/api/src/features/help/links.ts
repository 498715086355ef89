/** Browsers drop these from an address, wherever in it they stand. */
// oxlint-disable-next-line no-control-regex
const dropped = /[\0-\x20\x7f-\x9f\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;

/** An address that a link may lead to, as a browser would read it: the web, mail, or a place of our own; else null. */
export function safeLink(href: string): string | null {
  const address = href.trim().replace(dropped, (mark) => (mark === ' ' ? '%20' : ''));
  if (/^(#|\/(?![/\\]))/.test(address)) return address;
  if (/^mailto:[^/\\]/i.test(address)) return `mailto:${address.slice('mailto:'.length)}`;
  if (!/^https?:\/\/[^/\\]/i.test(address) || !URL.canParse(address)) return null;
  return address.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
}
