import type { Config } from '../../../config.ts';
import type { Org } from '../../../database/types.ts';
import { invalid } from '../../../refusal.ts';
import { type Identity, readIdentity } from '../identity.ts';
import { openSecret, readSettings } from '../store/settings.ts';

/** Who the server of the page says that its visitor is; null without a token. Refuses one that proves nothing. */
export async function provedIdentity(
  { secret: serverSecret }: Pick<Config, 'secret'>,
  org: Org,
  token: string | undefined,
): Promise<Identity | null> {
  if (!token) return null;
  const secret = openSecret(await readSettings(org), serverSecret);
  const identity = secret === null ? null : await readIdentity(secret, token);
  if (!identity) throw invalid('identity', 'This identity token is not valid or has expired');
  return identity;
}
