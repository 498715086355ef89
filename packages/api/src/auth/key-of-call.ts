import type { ServerContext } from '../server-context.ts';
import { isKeyOutside, OutsideNetworks } from './allowed-networks.ts';
import { recognizeKey } from './api-key.ts';
import type { AskedFrom } from './foreign-pages.ts';

/** The API key of a call; refuses it where the organization lets its keys in only from other networks. */
export async function keyOfCall({ state }: AskedFrom, server: ServerContext, token: string) {
  const key = await recognizeKey(server, token);
  if (!key || !isKeyOutside(key.gate, state.ip)) return key;
  const { id, name, organizationId } = key;
  throw new OutsideNetworks(state.ip, { organizationId, user: null, key: { id, name } });
}
