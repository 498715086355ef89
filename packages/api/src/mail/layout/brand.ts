import { brandGround } from '@helpdesk/sdk/rules/brand';
import type { Config } from '../../config.ts';
import type { OrganizationRow } from '../../database/rows/people.ts';
import { oneLine } from '../sending/address.ts';

/** The branding of an email. */
export interface MailBrand {
  name: string;
  /** Absolute URL of the logo. */
  logoUrl: string | null;
  /** The organization's color, and a readable text color on it, as #rrggbb. */
  fill: string;
  on: string;
  /** The language of the text; English by default. */
  language?: string;
}

export const brandOf = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { name, logo_url, primary_color }: OrganizationRow,
): MailBrand => ({
  name: oneLine(name),
  logoUrl: logo_url && absolute(publicUrl, asPng(logo_url)),
  ...brandGround(primary_color),
});

/** Uploaded images are WebP, which Outlook doesn't show: each is also available as a PNG at the same path. */
const asPng = (address: string) => address.replace(/^(\/files\/[\w-]+\/[\w-]+)\.webp$/, '$1.png');

/** An absolute URL on this server or the web; null for anything else. */
function absolute(publicUrl: string, address: string): string | null {
  if (!URL.canParse(address, publicUrl)) return null;
  const url = new URL(address, publicUrl);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}
