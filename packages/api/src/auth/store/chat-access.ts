import { now } from '../../database/ids.ts';
import { prepare, prepareDirectory } from '../../database/prepare.ts';
import type { Directory, Org, P, Tx } from '../../database/types.ts';
import type { ChatVisitor } from '../caller.ts';
import { hashToken, newToken } from '../tokens.ts';

const validFor = 30 * 24 * 60 * 60 * 1000;
/** Distinguishes a visitor's token from a staff token. */
const prefix = 'chat_';

const accessByHash = prepare((org, p: P<'hash' | 'session' | 'now'>) =>
  org
    .from('chat_access')
    .where('token_hash', p.hash)
    .where('session_id', p.session)
    .where('expires_at', '>', p.now)
    .select('session_id'),
);

const anyByHash = prepareDirectory((directory, p: P<'hash' | 'session' | 'now'>) =>
  directory
    .from('chat_access')
    .join('organizations', 'organizations.id', 'chat_access.organization_id')
    .where('token_hash', p.hash)
    .where('session_id', p.session)
    .where('expires_at', '>', p.now)
    .whereNull('organizations.deletes_at')
    .select('organization_id'),
);

/** Creates the access token for a chat that a visitor starts. */
export async function grantChatAccess(tx: Tx, sessionId: string): Promise<string> {
  const token = prefix + newToken();
  await tx.insert('chat_access', {
    token_hash: hashToken(token),
    session_id: sessionId,
    expires_at: new Date(Date.now() + validFor),
  });
  return token;
}

/** Revokes access to a chat. */
export const removeChatAccess = (tx: Tx, sessionId: string) =>
  tx.remove('chat_access', { session_id: sessionId });

/** The visitor with this access token for this chat, or null. */
export async function findChatVisitor(
  org: Org,
  sessionId: string,
  token: string,
): Promise<ChatVisitor | null> {
  const tokenHash = hashToken(token);
  const row = await org.first(accessByHash({ hash: tokenHash, session: sessionId, now: now() }));
  return row ? { sessionId, tokenHash } : null;
}

export const isVisitorToken = (token: string) => token.startsWith(prefix);

/** The organization of the chat that this token belongs to. */
export async function organizationOfVisitor(
  directory: Directory,
  sessionId: string,
  token: string,
): Promise<string | null> {
  const row = await directory.first<{ organization_id: string }>(
    anyByHash({ hash: hashToken(token), session: sessionId, now: now() }),
  );
  return row?.organization_id ?? null;
}
