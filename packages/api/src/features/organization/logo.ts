import type { Org } from '../../database/types.ts';
import { type Picture, reencode } from '../../files/picture.ts';
import { keepPicture } from '../../files/store/pictures.ts';
import { NotAllowed } from '../../outbound/addresses.ts';
import { invalid } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';

/** Pixels: twice the largest size that pages show. */
const logoWidth = 512;
/** One byte more than the limit, so a larger file can be detected. */
const maxBytes = 5 * 1024 * 1024 + 1;
const timeout = 10_000;

export const drawLogo = (file: Blob | undefined): Promise<Picture> =>
  reencode(file, logoWidth, {
    invalid: 'Please upload a valid image file',
    tooLarge: 'Logo file must be less than 5MB',
  });

/**
 * The URL of a stored logo. A logo from the web is fetched once and stored here, so our pages
 * never load images from other hosts, which could track visitors.
 */
export async function ownLogo(server: ServerContext, org: Org, address: string): Promise<string> {
  if (isOwnPicture(org, address)) return address;
  return keepPicture(org, await drawLogo(await fetchImage(server, address)));
}

export const isOwnPicture = (org: Org, address: string): boolean =>
  new RegExp(`^/files/${org.id}/[\\w-]+\\.webp$`).test(address);

async function fetchImage({ outbound, config }: ServerContext, address: string): Promise<Blob> {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isWeb =
    url?.protocol === 'https:' || (config.allowPrivateTargets && url?.protocol === 'http:');
  if (!url || !isWeb || url.username || url.password) {
    throw invalid('logoUrl', 'Please enter a valid URL', 'url');
  }
  try {
    const { status, bytes } = await outbound.request(url.href, {
      method: 'GET',
      headers: { Accept: 'image/*' },
      timeout,
      most: maxBytes,
    });
    if (status === 200) return new Blob([new Uint8Array(bytes)]);
  } catch (error) {
    if (error instanceof NotAllowed) {
      throw invalid('logoUrl', 'This URL must be publicly accessible', 'not_allowed');
    }
  }
  throw invalid('logoUrl', "The image couldn't be loaded from this address", 'unreachable');
}
