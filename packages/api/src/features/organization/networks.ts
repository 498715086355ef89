import { readableAddress } from '../../auth/allowed-networks.ts';
import { actorOf } from '../../auth/caller.ts';
import { forgetSession } from '../../auth/session-memory.ts';
import type { Org } from '../../database/types.ts';
import type { Handlers } from '../../http/handlers.ts';
import { readGate, saveNetworks } from './store/networks.ts';

async function shown(org: Org, address: string) {
  const gate = await readGate(org);
  return {
    networks: [...(gate?.networks ?? [])],
    includesKeys: gate?.includesKeys ?? false,
    yourAddress: readableAddress(address),
  };
}

/** The IP allowlist for staff. */
export const networks: Pick<Handlers<'organization'>, 'networks' | 'setNetworks'> = {
  networks: ({ org, ip }) => shown(org, ip),

  setNetworks: async ({ server, org, member, body, ip }) => {
    await saveNetworks(org, body, ip, actorOf(member));
    // Ends running downloads and uploads.
    forgetSession(server);
    return shown(org, ip);
  },
};
