import { brandGround } from '@helpdesk/sdk/rules/brand';
import type { Config } from '../config.ts';
import type { OrganizationRow } from '../database/rows/people.ts';
import { oneLine } from './address.ts';

/** Whose mail it is, and how that looks. */
export interface Letterhead {
  name: string;
  /** Where mail programs find the logo. */
  logoUrl: string | null;
  /** The organization's colour, and what can be read on it, as #rrggbb. */
  fill: string;
  on: string;
}

export const letterheadOf = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { name, logo_url, primary_color }: OrganizationRow,
): Letterhead => ({
  name: oneLine(name),
  logoUrl: logo_url && absolute(publicUrl, logo_url),
  ...brandGround(primary_color),
});

/** An address of ours or of the web; whatever else is stored leads nowhere. */
function absolute(publicUrl: string, address: string): string | null {
  if (!URL.canParse(address, publicUrl)) return null;
  const url = new URL(address, publicUrl);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}
