import type { ImapAccountRow } from '../../database/rows/mail.ts';
import type { Org } from '../../database/types.ts';
import { keep } from '../../memory.ts';
import type { ServerContext } from '../../server-context.ts';
import { keepRefreshToken, refreshTokenOf } from '../store/imap-accounts.ts';
import { refresh, revoke, type Tokens } from './provider.ts';
import { isOver, OAuthTrouble, providerNames, providerTrouble, revoked } from './trouble.ts';

type Its = Pick<ServerContext, 'config' | 'outbound' | 'memory'>;
type Access = Pick<Tokens, 'accessToken' | 'until'>;

const createAccess = () => new Map<string, Promise<Access>>();

const keyOf = (org: Org, { id }: Pick<ImapAccountRow, 'id'>) => `${org.id} ${id}`;

/**
 * Runs `work` with an access token of the mailbox; if its server rejects the token, once more with a new one. Throws `OAuthTrouble` if the
 * provider gives none.
 */
export async function withAccess<Result>(
  server: Its,
  org: Org,
  row: ImapAccountRow,
  work: (accessToken: string) => Promise<Result>,
  isRefused: (error: unknown) => boolean,
): Promise<Result> {
  const known = server.memory.of(createAccess);
  const key = keyOf(org, row);
  const before = known.get(key);
  const access = await before;
  if (access && access.until > Date.now()) {
    try {
      return await work(access.accessToken);
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
  }
  // Another call may have requested a new token meanwhile.
  const current = known.get(key);
  const asked = current && current !== before ? current : renewed(server, org, row);
  keep(known, key, asked);
  asked.catch(() => {
    if (known.get(key) === asked) known.delete(key);
  });
  return work((await asked).accessToken);
}

async function renewed(server: Its, org: Org, row: ImapAccountRow): Promise<Access> {
  const { config } = server;
  const { provider: name, username } = row;
  const provider = name && config.mailProviders[name];
  if (!name || !provider) {
    const what = name ? providerNames[name] : 'A provider';
    throw new OAuthTrouble(`${what} is no longer set up on this server`, {});
  }
  const refreshToken = refreshTokenOf(row, config.secret);
  if (refreshToken === null) throw revoked(name, username);
  try {
    const tokens = await refresh(server, provider, refreshToken);
    if (tokens.refreshToken !== null && tokens.refreshToken !== refreshToken) {
      await keepRefreshToken(org, row, config.secret, tokens.refreshToken);
    }
    return tokens;
  } catch (error) {
    throw isOver(error) ? revoked(name, username, error) : providerTrouble(name, error);
  }
}

/** Forgets the access to a removed mailbox, and revokes it at the provider if possible. */
export async function forgetAccess(
  server: Its & Pick<ServerContext, 'log'>,
  org: Org,
  row: ImapAccountRow | undefined,
): Promise<void> {
  if (!row?.provider) return;
  server.memory.of(createAccess).delete(keyOf(org, row));
  const provider = server.config.mailProviders[row.provider];
  const refreshToken = refreshTokenOf(row, server.config.secret);
  if (!provider || refreshToken === null) return;
  try {
    await revoke(server, provider, refreshToken);
  } catch (error) {
    server.log.warn(
      { organization: org.id, account: row.id, err: error },
      "Couldn't revoke access",
    );
  }
}
