import type { Schema } from '@helpdesk/sdk/contract/operations';
import { fieldErrors } from '@helpdesk/sdk/rules/field-errors';
import { replyTextRefusal } from '@helpdesk/sdk/rules/reply-variables';
import { CannedReplyInput } from '@helpdesk/sdk/schema/operations';
import type { Org } from '../../database/types.ts';
import { writeTexts } from '../../text-quota/store.ts';
import { changeReply, insertReply, ownerOf, quotaLeft, tooMany } from './store/replies.ts';
import { findSame } from './store/same.ts';

type Row = Record<string, unknown>;
type Input = Omit<Schema<'CannedReplyInput'>, 'visibility' | 'fileIds'>;

/** Imports the valid rows for the team or one member, and returns the errors of the others. */
export function importReplies(
  org: Org,
  userId: string,
  { visibility, replies }: Schema<'CannedReplyImportInput'>,
): Promise<Schema<'ImportResult'>> {
  const ownerId = ownerOf(visibility, userId);
  const read = replies.map(readRow);
  return writeTexts(org, async (tx) => {
    const errors: Schema<'ImportResult'>['errors'] = [];
    const ids: string[] = [];
    let room = await quotaLeft(tx, ownerId);
    for (const [at, { input, message }] of read.entries()) {
      const before = input && (await findSame(tx, ownerId, input));
      if (!input) errors.push({ row: at + 1, message });
      else if (before) {
        await changeReply(tx, before, input);
        ids.push(before.id);
      } else if (room > 0) {
        room -= 1;
        ids.push(await insertReply(tx, ownerId, input));
      } else errors.push({ row: at + 1, message: tooMany(ownerId) });
    }
    const changed = { cannedReplyIds: [...new Set(ids)], ownerId };
    if (ids.length > 0) await tx.record('canned_reply.changed', changed);
    return { imported: ids.length, failed: errors.length, errors };
  });
}

/** A valid row, or its error. */
function readRow(row: Row): { input: Input; message: '' } | { input: null; message: string } {
  const own = (name: string) => (Object.hasOwn(row, name) ? row[name] : undefined);
  const given = {
    title: own('title'),
    shortcut: own('shortcut') || null,
    text: own('text'),
    format: own('format') || 'text',
    folder: own('folder') || null,
  };
  const result = CannedReplyInput.safeParse(given);
  if (!result.success) {
    const [first] = fieldErrors(result.error.issues, given);
    return { input: null, message: first?.message ?? 'Unknown error' };
  }
  const message = replyTextRefusal(result.data.text);
  return message ? { input: null, message } : { input: result.data, message: '' };
}
