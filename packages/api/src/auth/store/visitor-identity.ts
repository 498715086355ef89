import type { Config } from '../../config.ts';
import { prepare } from '../../database/prepare.ts';
import type { ChatSettingsRow } from '../../database/rows/chat.ts';
import type { Org } from '../../database/types.ts';
import { invalid } from '../../refusal.ts';
import { unseal } from '../seal.ts';
import { type Identity, readIdentity } from '../visitor-identity.ts';

const sealedSecret = prepare((org) => org.from('chat_settings').select('identity_secret'));

/** Who the server of the page says that its visitor is; null without a token. Refuses one that proves nothing. */
export async function provedIdentity(
  { secret: serverSecret }: Pick<Config, 'secret'>,
  org: Org,
  token: string | undefined,
): Promise<Identity | null> {
  if (!token) return null;
  const row = await org.first<Pick<ChatSettingsRow, 'identity_secret'>>(sealedSecret({}));
  const secret = row?.identity_secret ? unseal(serverSecret, row.identity_secret) : null;
  const identity = secret === null ? null : await readIdentity(secret, token);
  if (!identity) throw invalid('identity', 'This identity token is not valid or has expired');
  return identity;
}
