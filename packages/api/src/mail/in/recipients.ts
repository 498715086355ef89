import { serverMailboxes } from '@helpdesk/sdk/rules/slug';
import { isClosed, organizationIdOf } from '../../auth/store/organizations.ts';
import type { Config } from '../../config.ts';
import { eventOf } from '../../events/read.ts';
import type { ServerContext } from '../../server-context.ts';
import { productAddress } from '../sending/address.ts';
import { ownMessage } from '../sending/message-id.ts';
import { type ReplyToken, readReplyToken } from '../sending/reply-address.ts';
import { chatOfToken } from './chats.ts';
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
  return /^[a-z0-9-]{3,20}$/.test(subdomain) && !serverMailboxes.includes(subdomain)
    ? organizationIdOf(server.database.directory, subdomain)
    : null;
}

async function organizationOfReply({ config, database }: Its, token: ReplyToken) {
  for (const id of await organizationsNamed(database, token.organization)) {
    const org = database.org(id);
    if (await participantOf(config, org, token)) return id;
    if (await chatOfToken(config, org, token)) return id;
    // It opens another ticket: its sender is not to learn that this one is gone.
    if (await wasRequester(config, org, token)) return id;
  }
  return null;
}

/** Whether an address is the one that mail comes from: an answer to it says by its headers what it answers. */
export const isSenderAddress = ({ publicUrl, mailInDomain }: Config, address: string) =>
  [productAddress(publicUrl), `no-reply@${mailInDomain}`].includes(address.toLowerCase());

const maxHead = 64 * 1024;
const maxIds = 20;

/** The organization whose mail about a ticket this one answers, by the signed id that only its sender got. */
export async function organizationAnswered(
  { config, database }: Its,
  raw: Uint8Array,
): Promise<string | null> {
  const head = Buffer.from(raw.subarray(0, maxHead)).toString('latin1');
  const [headers = ''] = head.split(/\r?\n\r?\n/, 1);
  const value = (name: string) =>
    new RegExp(`^${name}:(.*)$`, 'im').exec(headers.replace(/\r?\n[ \t]+/g, ' '))?.[1] ?? '';
  const from = /<([^<>\s]+)>\s*$/.exec(value('From'))?.[1] ?? value('From').trim();
  const ids = `${value('In-Reply-To')} ${value('References')}`.match(/<[^<>\s]{3,300}>/g) ?? [];
  for (const id of ids.slice(-maxIds).reverse()) {
    const origin = ownMessage(config, id, from);
    if (!origin) continue;
    if (await isClosed(database.directory, origin.organizationId)) continue;
    const event = await eventOf(database.org(origin.organizationId), origin.seq);
    if (event && ('ticket' in event.payload || event.name === 'chat_answers.due'))
      return origin.organizationId;
  }
  return null;
}

/** Parses the reply addresses among some addresses. */
export const replyTokensIn = (addresses: readonly string[]): ReplyToken[] =>
  addresses.flatMap((address) => readReplyToken(address.split('@')[0] ?? '') ?? []);
