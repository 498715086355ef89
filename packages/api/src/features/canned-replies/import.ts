import type { Schema } from '@helpdesk/sdk/contract/operations';
import { fieldErrors } from '@helpdesk/sdk/rules/field-errors';
import { replyTextRefusal } from '@helpdesk/sdk/rules/reply-variables';
import { CannedReplyInput } from '@helpdesk/sdk/schema/operations';
import type { Org } from '../../database/types.ts';
import { eachInSlices } from '../../slices.ts';
import { writeTexts } from '../../text-quota/store.ts';
import { changeReply, insertReply, quotaLeft, tooMany } from './store/replies.ts';
import { findRow, findSame, meantBy } from './store/same.ts';

type Row = Record<string, unknown>;
type Input = Omit<Schema<'CannedReplyInput'>, 'visibility' | 'fileIds'>;

/** Checks the rows, and yields to other requests in between. */
export const readReplies = (org: Org, rows: readonly Row[]): Promise<ReadRow[]> =>
  eachInSlices(rows, readRow, org.id);

/** Imports the valid rows for the team or one member, and returns the errors of the others. */
export function importReplies(
  org: Org,
  ownerId: string | null,
  read: readonly ReadRow[],
): Promise<Schema<'ImportResult'>> {
  return writeTexts(org, async (tx) => {
    const errors: Schema<'ImportResult'>['errors'] = [];
    const ids: string[] = [];
    let room = await quotaLeft(tx, ownerId);
    const known = await findSame(
      tx,
      ownerId,
      read.flatMap(({ input }) => input ?? []),
    );
    for (const [at, { input, message }] of read.entries()) {
      const same = input && known.get(meantBy(input));
      if (!input) errors.push({ row: at + 1, message });
      else if (same) {
        await changeReply(tx, await findRow(tx, same), input);
        ids.push(same);
      } else if (room > 0) {
        room -= 1;
        const id = await insertReply(tx, ownerId, input);
        known.set(meantBy(input), id);
        ids.push(id);
      } else errors.push({ row: at + 1, message: tooMany(ownerId) });
    }
    const changed = { cannedReplyIds: [...new Set(ids)], ownerId };
    if (ids.length > 0) await tx.record('canned_reply.changed', changed);
    return { imported: ids.length, failed: errors.length, errors };
  });
}

/** A valid row, or its error. */
type ReadRow = { input: Input; message: '' } | { input: null; message: string };

function readRow(row: Row): ReadRow {
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
