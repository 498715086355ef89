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

/** Finds the organization of an inbound address; null if the address isn't ours. */
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
    // The answer opens a new ticket, so its sender doesn't learn that this one was removed.
    if (await wasRequester(config, org, token)) return id;
  }
  return null;
}

/** Checks whether an address is our sender address: answers to it are matched by their headers. */
export const isSenderAddress = ({ publicUrl, mailInDomain }: Config, address: string) =>
  [productAddress(publicUrl), `no-reply@${mailInDomain}`].includes(address.toLowerCase());

const maxHead = 64 * 1024;
const maxIds = 20;

/** Finds the organization whose ticket email this one answers, by the signed Message-ID that only its recipient got. */
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

/** Parses the reply addresses in a list of addresses. */
export const replyTokensIn = (addresses: readonly string[]): ReplyToken[] =>
  addresses.flatMap((address) => readReplyToken(address.split('@')[0] ?? '') ?? []);
