import {
  type AllowedNetwork,
  asNetwork,
  type Gate,
  gateIn,
  gateOf,
  readableAddress,
} from '../../../auth/allowed-networks.ts';
import { prepare } from '../../../database/prepare.ts';
import type { OrganizationRow } from '../../../database/rows/people.ts';
import type { Org } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { invalid, Refusal } from '../../../refusal.ts';

const stored = prepare((org) => org.from('organizations').select('allowed_networks'));

/** The networks that staff may use; null for all. */
export async function readGate(org: Org): Promise<Gate | null> {
  const row = await org.first<Pick<OrganizationRow, 'allowed_networks'>>(stored({}));
  return gateIn(row?.allowed_networks ?? null);
}

/** Stores the IP allowlist, or removes it. Rejects a list that would lock out the member who saves it. */
export async function saveNetworks(
  org: Org,
  given: { networks: AllowedNetwork[]; includesKeys: boolean },
  address: string,
  actor: Actor,
) {
  const networks = given.networks.map(normalized);
  const gate = gateOf({ ...given, networks });
  if (!gate.opens(address)) {
    const sentence = `This list doesn't include your own address, ${readableAddress(address)}. Add it so you don't lock yourself out`;
    throw new Refusal(409, sentence, 'own_address_missing');
  }
  const { includesKeys } = given;
  const isOpen = networks.length === 0;
  await org.write(async (tx) => {
    const text = isOpen ? null : JSON.stringify({ networks, includesKeys });
    await tx.update('organizations', {}, { allowed_networks: text });
    await tx.record('organization.networks_changed', { actor });
  });
}

function normalized({ name, network: text }: AllowedNetwork, at: number, all: AllowedNetwork[]) {
  const network = asNetwork(text);
  if (network === null) {
    throw invalid(
      `networks.${at}.network`,
      'Please enter an address or a network, such as 203.0.113.0/24 or 2001:db8::/32',
    );
  }
  if (all.slice(0, at).some((other) => asNetwork(other.network) === network)) {
    throw invalid(`networks.${at}.network`, `${network} is in the list twice`);
  }
  return { name, network };
}
