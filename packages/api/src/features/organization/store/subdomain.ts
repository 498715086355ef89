import { isFreeSubdomain, reservedSubdomains } from '@helpdesk/sdk/rules/slug';
import { now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { P, Tx } from '../../../database/types.ts';
import { invalid, Refusal } from '../../../refusal.ts';

/** Maximum former subdomains of an organization; beyond it, the oldest is released. */
const maxFormer = 10;

const formerOnes = prepare((org) =>
  org
    .from('former_subdomains')
    .orderBy([{ column: 'since', order: 'desc' }, 'subdomain'])
    .select('subdomain'),
);
const formerOne = prepare((org, p: P<'subdomain'>) =>
  org.from('former_subdomains').where('subdomain', p.subdomain).select('subdomain'),
);

export const subdomainTaken = () =>
  new Refusal(409, 'Subdomain is already taken', 'subdomain_taken', {
    errors: invalid('subdomain', 'Subdomain is already taken', 'subdomain_taken').errors ?? [],
  });

/** An organization may keep a subdomain that became reserved, such as that of the demo. */
export function refuseMalformed(subdomain: string) {
  if (reservedSubdomains.includes(subdomain)) return;
  const isOdd = !isFreeSubdomain(subdomain) || subdomain.startsWith('xn--');
  if (!isOdd) return;
  throw invalid(
    'subdomain',
    'Subdomain can only contain lowercase letters, numbers, and hyphens',
    'pattern',
  );
}

/**
 * Switches to a subdomain that no other organization has had, and keeps the current one as a former one. The new
 * name
 * is first inserted as a former one, so concurrent changes wait for each other.
 */
export async function exchangeSubdomain(tx: Tx, before: string, wanted: string): Promise<void> {
  const since = now();
  const isClaimed = await tx.insertIfAbsent('former_subdomains', { subdomain: wanted, since });
  const isMine = !isClaimed && (await tx.first(formerOne({ subdomain: wanted })));
  if (!isClaimed && !isMine) throw subdomainTaken();
  if (isClaimed && reservedSubdomains.includes(wanted)) throw subdomainTaken();
  await tx.remove('former_subdomains', { subdomain: wanted });
  await tx.insert('former_subdomains', { subdomain: before, since });
  const former = await tx.all<{ subdomain: string }>(formerOnes({}));
  const lapsed = former.slice(maxFormer).map(({ subdomain }) => subdomain);
  if (lapsed.length > 0) await tx.remove('former_subdomains', { subdomain: lapsed });
}
