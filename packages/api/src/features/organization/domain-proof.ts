import type { CustomDomainRow } from '../../database/rows/domains.ts';
import type { Desk } from '../../http/desk.ts';
import type { Outbound } from '../../outbound/request.ts';
import { proofName } from './custom-domain.ts';

export const proofPath = '/.well-known/helpdesk-verification.txt';

/** Milliseconds for one try at the file. */
const patience = 5_000;

/** `unsure` means that nobody could be asked, so that nothing is known. */
export type Proof = 'proved' | 'missing' | 'unsure';

/** Looks for the token where only who has the domain can put it: in its DNS, else as a file on it. */
export async function findProof(
  { names, outbound }: Pick<Desk, 'names' | 'outbound'>,
  { domain, token }: Pick<CustomDomainRow, 'domain' | 'token'>,
): Promise<Proof> {
  const texts = await names.texts(proofName(domain));
  if (texts?.includes(token)) return 'proved';
  const origins = [`https://${domain}`, `http://${domain}`];
  const files = await Promise.all(origins.map((origin) => hasFile(outbound, origin, token)));
  if (files.includes(true)) return 'proved';
  return texts ? 'missing' : 'unsure';
}

/** Whether the file is there and says the token; where it leads elsewhere, nobody follows, and why not is told to nobody. */
export async function hasFile(outbound: Outbound, origin: string, token: string) {
  try {
    const asked = { method: 'GET', timeout: patience, most: 1_024 } as const;
    const { status, body } = await outbound.request(`${origin}${proofPath}`, asked);
    return status === 200 && body.trim() === token;
  } catch {
    return false;
  }
}
