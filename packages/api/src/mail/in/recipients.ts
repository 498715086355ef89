import { organizationIdOf } from '../../auth/store/organizations.ts';
import type { ServerContext } from '../../server-context.ts';
import { type ReplyToken, readReplyToken } from '../reply-address.ts';
import { participantOf, wasRequester } from './participants.ts';
import { organizationsNamed } from './read.ts';

type Its = Pick<ServerContext, 'config' | 'database'>;

/** The organization of an inbound address; null when the address is not ours. */
export async function organizationAt(server: Its, address: string): Promise<string | null> {
  const at = address.lastIndexOf('@');
  if (address.slice(at + 1).toLowerCase() !== server.config.mailInDomain) return null;
  const localPart = address.slice(0, at);
  const token = readReplyToken(localPart);
  if (token) return organizationOfReply(server, token);
  const [subdomain = ''] = localPart.toLowerCase().split('+');
  return /^[a-z0-9-]{3,20}$/.test(subdomain)
    ? organizationIdOf(server.database.directory, subdomain)
    : null;
}

async function organizationOfReply({ config, database }: Its, token: ReplyToken) {
  for (const id of await organizationsNamed(database, token.organization)) {
    const org = database.org(id);
    if (await participantOf(config, org, token)) return id;
    // It opens another ticket: its sender is not to learn that this one is gone.
    if (await wasRequester(config, org, token)) return id;
  }
  return null;
}

/** Parses the reply addresses among some addresses. */
export const replyTokensIn = (addresses: readonly string[]): ReplyToken[] =>
  addresses.flatMap((address) => readReplyToken(address.split('@')[0] ?? '') ?? []);
