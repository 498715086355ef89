import type { Config } from '../../config.ts';
import { now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { ChatSettingsRow } from '../../database/rows/chat.ts';
import type { Org } from '../../database/types.ts';
import { invalid } from '../../refusal.ts';
import { unseal } from '../seal.ts';
import { type Identity, readIdentity } from '../visitor-identity.ts';

type Sealed = Pick<
  ChatSettingsRow,
  'identity_secret' | 'previous_identity_secret' | 'previous_identity_until'
>;

const sealedSecrets = prepare((org) =>
  org
    .from('chat_settings')
    .select('identity_secret', 'previous_identity_secret', 'previous_identity_until'),
);

/** The visitor's identity according to the page's server; null without a token. Refuses an invalid token. */
export async function provedIdentity(
  { secret: serverSecret }: Pick<Config, 'secret'>,
  org: Org,
  token: string | undefined,
): Promise<Identity | null> {
  if (!token) return null;
  const row = await org.first<Sealed>(sealedSecrets({}));
  const isOverlapping = (row?.previous_identity_until ?? '') > now();
  const sealed = [row?.identity_secret, isOverlapping ? row?.previous_identity_secret : null];
  for (const one of sealed) {
    const secret = one ? unseal(serverSecret, one) : null;
    const identity = secret === null ? null : await readIdentity(secret, token);
    if (identity) return identity;
  }
  throw invalid('identity', 'This identity token is invalid or has expired');
}
