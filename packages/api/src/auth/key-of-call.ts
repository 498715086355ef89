import type { ServerContext } from '../server-context.ts';
import { isKeyOutside, OutsideNetworks } from './allowed-networks.ts';
import { recognizeKey } from './api-key.ts';
import type { AskedFrom } from './foreign-pages.ts';

/** Returns the API key of a call. Refuses it if the organization's IP allowlist excludes the caller. */
export async function keyOfCall({ state }: AskedFrom, server: ServerContext, token: string) {
  const key = await recognizeKey(server, token);
  if (!key || !isKeyOutside(key.gate, state.ip)) return key;
  const { id, name, organizationId } = key;
  throw new OutsideNetworks(state.ip, { organizationId, user: null, key: { id, name } });
}
