/** Normalizes a link: web URLs, paths on this site and email addresses; null for anything else. */
export function hrefOf(text: string): string | null {
  const address = text.trim();
  if (/^(\/(?!\/)|#)/.test(address)) return address;
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  if (/^(https?:\/\/|mailto:)\S+$/i.test(address)) return address;
  return /^[^\s/:]+\.[^\s/:]+(:\d+)?(\/\S*)?$/.test(address) ? `https://${address}` : null;
}
