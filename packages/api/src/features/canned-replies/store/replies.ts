import type { Schema } from '@helpdesk/sdk/contract/operations';
import { replySearchText } from '@helpdesk/sdk/rules/canned-replies';
import { replyTextRefusal } from '@helpdesk/sdk/rules/reply-variables';
import type { Config } from '../../../config.ts';
import { newId, now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { CannedReplyRow } from '../../../database/rows/canned-replies.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import { invalid, Refusal } from '../../../refusal.ts';
import { readFilesOf } from '../../../stored-files/read/message-files.ts';
import {
  copyFilesFor,
  keptDeleted,
  removeTexts,
  setFiles,
} from '../../../stored-files/store/texts-with-files.ts';
import { writeTexts } from '../../../text-quota/store.ts';
import { findReply, noReply } from './list.ts';

/** The member who writes, `own` if they may change only their own, and the maximum size of their files. */
export interface Writer {
  userId: string;
  own: string | null;
  config: Pick<Config, 'maxMessageBytes'>;
}

type Input = Schema<'CannedReplyInput'>;
type Change = Schema<'CannedReplyPatch'>;

const maxOfTeam = 2_000;
const maxOfMember = 500;

export const ownerOf = (visibility: Input['visibility'], userId: string) =>
  visibility === 'team' ? null : userId;

const howMany = prepare((org, p: P<'ownerId'>) =>
  org
    .from('canned_replies')
    .whereNull('deleted_at')
    .whereRaw(`coalesce(owner_id, '') = ?`, [p.ownerId])
    .count('* as count'),
);

/** Number of canned replies that may still be added. */
export async function quotaLeft(tx: Tx, ownerId: string | null): Promise<number> {
  const found = await tx.first<{ count: number }>(howMany({ ownerId: ownerId ?? '' }));
  return (ownerId === null ? maxOfTeam : maxOfMember) - Number(found?.count ?? 0);
}

export const tooMany = (ownerId: string | null) =>
  ownerId === null
    ? `The team can have up to ${maxOfTeam} canned replies`
    : `You can have up to ${maxOfMember} personal canned replies`;

const ofTeam = prepare((org, p: P<'shortcut'>) =>
  org
    .from('canned_replies')
    .whereNull('deleted_at')
    .whereNull('owner_id')
    .where('shortcut', p.shortcut),
);

const ofMember = prepare((org, p: P<'ownerId' | 'shortcut'>) =>
  org
    .from('canned_replies')
    .whereNull('deleted_at')
    .where('owner_id', p.ownerId)
    .where('shortcut', p.shortcut),
);

/** Finds a canned reply by its shortcut; the team's and each member's replies have separate indexes. */
const findByShortcut = (org: Org, ownerId: string | null, shortcut: string) =>
  org.first<CannedReplyRow>(
    ownerId === null ? ofTeam({ shortcut }) : ofMember({ ownerId, shortcut }),
  );

/** Rejects a shortcut that is already in use; writes of one organization never overlap. */
async function validate(tx: Tx, row: Pick<CannedReplyRow, 'id' | 'owner_id' | 'shortcut'>) {
  const other = row.shortcut && (await findByShortcut(tx, row.owner_id, row.shortcut));
  if (!other || other.id === row.id) return;
  const message = 'Another canned reply has this shortcut';
  throw new Refusal(409, message, 'shortcut_taken', {
    errors: [{ field: 'shortcut', code: 'shortcut_taken', message }],
  });
}

async function checkQuota(tx: Tx, ownerId: string | null) {
  if ((await quotaLeft(tx, ownerId)) <= 0) throw new Refusal(409, tooMany(ownerId), 'too_many');
}

/** Returns the columns for the given input. */
function written({ title, shortcut, text, format = 'text', folder }: Input) {
  const row = {
    title,
    shortcut: shortcut?.toLowerCase() || null,
    text,
    format,
    folder: folder || null,
  };
  return { ...row, search_text: replySearchText(row), updated_at: now() };
}

const record = (tx: Tx, ids: string[], ownerId: string | null) =>
  tx.record('canned_reply.changed', { cannedReplyIds: ids, ownerId });

export async function insertReply(tx: Tx, ownerId: string | null, input: Input): Promise<string> {
  const id = newId();
  const row = { ...written(input), id, owner_id: ownerId };
  await validate(tx, row);
  await tx.insert('canned_replies', { ...row, created_at: row.updated_at });
  return id;
}

export function createReply(
  org: Org,
  { userId, config }: Writer,
  { fileIds = [], ...input }: Input,
): Promise<CannedReplyRow> {
  refuseText(input.text);
  const ownerId = ownerOf(input.visibility, userId);
  return writeTexts(org, async (tx) => {
    await checkQuota(tx, ownerId);
    const id = await insertReply(tx, ownerId, input);
    await setFiles(tx, id, fileIds, { userId }, config);
    await record(tx, [id], ownerId);
    return findReply(tx, id, userId);
  });
}

/** Writes a changed canned reply, which may get another owner. */
export async function changeReply(
  tx: Tx,
  before: CannedReplyRow,
  change: Change,
  ownerId = before.owner_id,
): Promise<void> {
  const { title, shortcut, text, format, folder } = before;
  const row = {
    ...written({ title, shortcut, text, format, folder, ...change }),
    owner_id: ownerId,
  };
  await validate(tx, { ...row, id: before.id });
  await tx.update('canned_replies', { id: before.id }, row);
}

/** Changes the given fields of a canned reply. */
export function updateReply(
  org: Org,
  id: string,
  writer: Writer,
  { fileIds, ...change }: Change,
): Promise<CannedReplyRow> {
  if (change.text !== undefined) refuseText(change.text);
  return writeTexts(org, async (tx) => {
    const before = await changeable(tx, id, writer);
    const ownerId = change.visibility ? ownerOf(change.visibility, writer.userId) : before.owner_id;
    if (ownerId !== before.owner_id) await checkQuota(tx, ownerId);
    await changeReply(tx, before, change, ownerId);
    const by = { userId: writer.userId };
    if (fileIds) await setFiles(tx, id, fileIds, by, writer.config);
    // A change of owner changes the lists of several members, so it is announced to all.
    await record(tx, [id], ownerId === before.owner_id ? ownerId : null);
    return findReply(tx, id, writer.userId);
  });
}

type Asking = Omit<Writer, 'config'>;

async function changeable(tx: Tx, id: string, { userId, own }: Asking): Promise<CannedReplyRow> {
  const row = await findReply(tx, id, userId);
  if (own !== null && row.owner_id !== own) throw noReply();
  return row;
}

/** Deletes a canned reply; it can be restored for a day. */
export function deleteReply(org: Org, id: string, writer: Asking): Promise<void> {
  return org.write(async (tx) => {
    const { owner_id: ownerId } = await changeable(tx, id, writer);
    await tx.update('canned_replies', { id }, { deleted_at: now() });
    await record(tx, [id], ownerId);
  });
}

const deleted = prepare((org, p: P<'id' | 'userId' | 'since'>) =>
  org
    .from('canned_replies')
    .where('id', p.id)
    .whereRaw('(owner_id is null or owner_id = ?)', [p.userId])
    .where('deleted_at', '>=', p.since),
);

/** Restores a canned reply that was deleted within a day. */
export function restoreReply(
  org: Org,
  id: string,
  { userId, own }: Asking,
): Promise<CannedReplyRow> {
  return org.write(async (tx) => {
    const since = new Date(Date.now() - keptDeleted).toISOString();
    const row = await tx.first<CannedReplyRow>(deleted({ id, userId, since }));
    if (!row || (own !== null && row.owner_id !== own)) throw noReply();
    await checkQuota(tx, row.owner_id);
    await validate(tx, row);
    await tx.update('canned_replies', { id }, { deleted_at: null });
    await record(tx, [id], row.owner_id);
    return findReply(tx, id, userId);
  });
}

/** Counts a use. It records no event: other members don't need to know. */
export function countUse(org: Org, id: string, userId: string): Promise<void> {
  return org.write(async (tx) => {
    const { use_count: uses } = await findReply(tx, id, userId);
    const counted = { use_count: Number(uses) + 1, last_used_at: now() };
    await tx.update('canned_replies', { id }, counted);
  });
}

/** Permanently deletes a member's personal canned replies. */
export async function removeRepliesOf(tx: Tx, userId: string): Promise<void> {
  await removeTexts(tx, 'canned_replies', (rows) => rows.where('owner_id', userId));
}

/** Copies the files of a canned reply for a message, if the member sees the reply. */
export function copyFilesOf(
  org: Org,
  id: string,
  userId: string,
): Promise<Schema<'UploadedFile'>[]> {
  return org.write(async (tx) => {
    await findReply(tx, id, userId);
    return copyFilesFor(tx, await readFilesOf(tx, id), { userId });
  });
}

function refuseText(text: string) {
  const sentence = replyTextRefusal(text);
  if (sentence) throw invalid('text', sentence, 'variable');
}
