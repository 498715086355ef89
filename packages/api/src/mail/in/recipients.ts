import { prepareDirectory } from '../../database/prepare.ts';
import type { P } from '../../database/types.ts';
import type { Desk } from '../../http/desk.ts';
import { organizationIdOf } from '../../http/organization-of-request.ts';
import { type ReplyToken, readReplyToken } from '../reply-address.ts';
import { participantOf } from './participants.ts';

type Its = Pick<Desk, 'config' | 'database'>;

const organizationsFrom = prepareDirectory((directory, p: P<'from' | 'until'>) =>
  directory
    .from('organizations')
    .where('id', '>=', p.from)
    .where('id', '<', p.until)
    .limit(5)
    .select('id'),
);

/** The organization that gets what is sent to an address; null when the address is not one of ours. */
export async function organizationAt(desk: Its, address: string): Promise<string | null> {
  const at = address.lastIndexOf('@');
  if (address.slice(at + 1).toLowerCase() !== desk.config.mailInDomain) return null;
  const localPart = address.slice(0, at);
  const token = readReplyToken(localPart);
  if (token) return organizationOfReply(desk, token);
  const [subdomain = ''] = localPart.toLowerCase().split('+');
  return /^[a-z0-9-]{3,20}$/.test(subdomain)
    ? organizationIdOf(desk.database.directory, subdomain)
    : null;
}

async function organizationOfReply({ config, database }: Its, token: ReplyToken) {
  const range = { from: token.organization, until: `${token.organization}~` };
  const found = await database.directory.all<{ id: string }>(organizationsFrom(range));
  for (const { id } of found) {
    if (await participantOf(config, database.org(id), token)) return id;
  }
  return null;
}

/** The reply addresses among some addresses, taken apart. */
export const replyTokensIn = (addresses: readonly string[]): ReplyToken[] =>
  addresses.flatMap((address) => readReplyToken(address.split('@')[0] ?? '') ?? []);
