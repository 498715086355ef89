import type { Org } from '../../database/types.ts';
import { drawAnew, type Picture } from '../../files/picture.ts';
import { keepPicture } from '../../files/store.ts';
import type { Desk } from '../../http/desk.ts';
import { invalid } from '../../http/refusal.ts';
import { NotAllowed } from '../../outbound/addresses.ts';

/** Pixels: twice what any screen shows. */
const logoWidth = 512;
/** One more than a logo may have, so that it is told from one that is too large. */
const mostBytes = 5 * 1024 * 1024 + 1;
const patience = 10_000;

export const drawLogo = (file: Blob | undefined): Promise<Picture> =>
  drawAnew(file, logoWidth, {
    invalid: 'Please upload a valid image file',
    tooLarge: 'Logo file must be less than 5MB',
  });

/**
 * The address of a logo of the organization's own: what lies on the web is fetched once and kept here, so that no page of
 * ours ever loads a foreign picture, and tells nobody who looks at it.
 */
export async function ownLogo(desk: Desk, org: Org, address: string): Promise<string> {
  if (new RegExp(`^/files/${org.id}/[\\w-]+\\.webp$`).test(address)) return address;
  return keepPicture(org, await drawLogo(await fetchImage(desk, address)));
}

async function fetchImage({ outbound, config }: Desk, address: string): Promise<Blob> {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isWeb =
    url?.protocol === 'https:' || (config.allowPrivateTargets && url?.protocol === 'http:');
  if (!url || !isWeb || url.username || url.password) {
    throw invalid('logoUrl', 'Please upload a valid image file', 'url');
  }
  try {
    const { status, bytes } = await outbound.request(url.href, {
      method: 'GET',
      headers: { Accept: 'image/*' },
      timeout: patience,
      most: mostBytes,
    });
    if (status === 200) return new Blob([new Uint8Array(bytes)]);
  } catch (error) {
    if (error instanceof NotAllowed) {
      throw invalid('logoUrl', 'This URL is not allowed', 'not_allowed');
    }
  }
  throw invalid('logoUrl', 'The image could not be loaded from this address', 'unreachable');
}
