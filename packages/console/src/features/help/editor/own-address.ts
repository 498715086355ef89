export const dataAddress = /^data:image\/(png|jpe?g|gif|webp|avif);base64,/;

/**
 * The address of an image on this server, without its origin, or an image's data URL; '' for anything else. The server
 * would remove other images, and the browser must not even request them.
 */
export function ownAddress(src: string): string {
  if (dataAddress.test(src)) return src;
  if (!URL.canParse(src, location.origin)) return '';
  const { origin, pathname, search, protocol } = new URL(src, location.origin);
  const isOwn = origin === location.origin && /^https?:$/.test(protocol);
  return isOwn && pathname.startsWith('/files/') ? pathname + search : '';
}
