import { hashToken } from '../../auth/tokens.ts';
import type { Config } from '../../config.ts';
import { now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { Org, P, Tx } from '../../database/types.ts';
import { Refusal } from '../../refusal.ts';
import type { Uploader } from '../uploader.ts';

/** Milliseconds within which a visitor must send their uploads. */
export const unsentUploadLifetime = 60 * 60 * 1_000;

/** The limit of unsent uploads for one network, and for all visitors of an organization, in full messages. */
const messagesOfNetwork = 4;
const messagesOfOrganization = 20;

/** The sender of a file: a member, or a visitor from a network. */
export type FileSender = Extract<Uploader, { userId: string }> | (Visitor & { network: string });
type Visitor = Extract<Uploader, { visitor: string }>;

const ofAll = prepare((org) => org.from('unsent_uploads').sum({ total: 'size' }));
const ofNetwork = prepare((org, p: P<'network'>) =>
  org.from('unsent_uploads').where('network', p.network).sum({ total: 'size' }),
);

/** Reserves space for a visitor's upload, regardless of the organization's quota. */
export async function reserveUpload(
  tx: Tx,
  { id, size }: { id: string; size: number },
  by: FileSender,
  { maxMessageBytes }: Pick<Config, 'maxMessageBytes'>,
): Promise<void> {
  if ('userId' in by) return;
  const network = hashToken(by.network);
  const total = async (query: Parameters<Tx['first']>[0]) =>
    Number((await tx.first<{ total: number | null }>(query))?.total ?? 0);
  if (
    (await total(ofNetwork({ network }))) + size > messagesOfNetwork * maxMessageBytes ||
    (await total(ofAll({}))) + size > messagesOfOrganization * maxMessageBytes
  ) {
    throw tooManyUnsent();
  }
  await tx.insert('unsent_uploads', { id, network, size, created_at: now() });
}

/** Releases the space of uploads that were attached or removed. */
export const releaseUploads = (org: Org, ids: readonly string[]) =>
  org.write((tx) => tx.remove('unsent_uploads', { id: ids }));

const tooManyUnsent = () =>
  new Refusal(
    429,
    'Too many uploaded files are waiting to be sent. Please try again later.',
    'rate_limited',
    { retryAfter: 600 },
  );
