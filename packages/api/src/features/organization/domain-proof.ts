import type { CustomDomainRow } from '../../database/rows/domains.ts';
import type { Outbound } from '../../outbound/request.ts';
import type { ServerContext } from '../../server-context.ts';
import { proofName } from './store/custom-domain.ts';

export const proofPath = '/.well-known/helpdesk-verification.txt';

/** Timeout for the file, in milliseconds. */
const timeout = 5_000;

/** `unsure` means that the lookup failed, so the state is unknown. */
export type Proof = 'proved' | 'missing' | 'unsure';

/** Looks for the token in the domain's DNS, or in a file on the domain. */
export async function findProof(
  { names, outbound }: Pick<ServerContext, 'names' | 'outbound'>,
  { domain, token }: Pick<CustomDomainRow, 'domain' | 'token'>,
): Promise<Proof> {
  const texts = await names.texts(proofName(domain));
  if (texts?.includes(token)) return 'proved';
  const origins = [`https://${domain}`, `http://${domain}`];
  const files = await Promise.all(origins.map((origin) => hasFile(outbound, origin, token)));
  if (files.includes(true)) return 'proved';
  return texts ? 'missing' : 'unsure';
}

/** Whether the file contains the token. Redirects are not followed, and errors are not reported. */
export async function hasFile(outbound: Outbound, origin: string, token: string) {
  try {
    const asked = { method: 'GET', timeout, most: 1_024 } as const;
    const { status, body } = await outbound.request(`${origin}${proofPath}`, asked);
    return status === 200 && body.trim() === token;
  } catch {
    return false;
  }
}
