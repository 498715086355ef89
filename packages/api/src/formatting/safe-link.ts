/** Browsers drop these characters anywhere in a URL. */
// oxlint-disable-next-line no-control-regex
const dropped = /[\0-\x20\x7f-\x9f\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;

/** Returns a safe URL for a link, normalized as browsers do: http(s), mailto or a path on this server; null for any other. */
export function safeLink(href: string): string | null {
  const address = href.trim().replace(dropped, (mark) => (mark === ' ' ? '%20' : ''));
  if (/^(#|\/(?![/\\]))/.test(address)) return address;
  if (/^mailto:[^/\\]/i.test(address)) return `mailto:${address.slice('mailto:'.length)}`;
  if (!/^https?:\/\/[^/\\]/i.test(address) || !URL.canParse(address)) return null;
  return address.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
}
