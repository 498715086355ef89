import type { Schema } from '@helpdesk/sdk/contract/operations';
import { fieldErrors } from '@helpdesk/sdk/rules/field-errors';
import { ChatbotQueryInput } from '@helpdesk/sdk/schema/operations';
import type { Org } from '../../database/types.ts';
import { eachInSlices } from '../../slices.ts';
import { writeTexts } from '../../text-quota/store.ts';
import { findQuery, findSame, textsOf } from './store/list.ts';
import { changeQuery, insertQuery, maxQueries, quotaLeft } from './store/queries.ts';

type Row = Record<string, unknown>;
type Pair = Omit<Schema<'ChatbotQueryInput'>, 'questionId'>;

/** Validates rows, with pauses so other requests are served in between. */
export const readQueries = (org: Org, rows: readonly Row[]): Promise<ReadRow[]> =>
  eachInSlices(rows, readRow, org.id);

/** Imports the valid rows, and returns the errors of the others. */
export function importQueries(org: Org, read: readonly ReadRow[]): Promise<Schema<'ImportResult'>> {
  return writeTexts(org, async (tx) => {
    const errors: Schema<'ImportResult'>['errors'] = [];
    const ids: string[] = [];
    let room = await quotaLeft(tx);
    const known = await findSame(
      tx,
      read.flatMap(({ pair }) => pair ?? []),
    );
    for (const [at, { pair, message }] of read.entries()) {
      const same = pair && known.get(textsOf(pair));
      if (!pair) errors.push({ row: at + 1, message });
      else if (same) {
        await changeQuery(tx, await findQuery(tx, same), pair);
        ids.push(same);
      } else if (room > 0) {
        room -= 1;
        const id = await insertQuery(tx, pair);
        known.set(textsOf(pair), id);
        ids.push(id);
      } else {
        const most = `An organization can have up to ${maxQueries} chatbot queries`;
        errors.push({ row: at + 1, message: most });
      }
    }
    if (ids.length > 0) await tx.record('chatbot.changed', { queryIds: ids });
    return { imported: ids.length, failed: errors.length, errors };
  });
}

/** A valid row, or its error. */
type ReadRow = { pair: Pair; message: '' } | { pair: null; message: string };

function readRow(row: Row): ReadRow {
  const own = (name: string) => (Object.hasOwn(row, name) ? row[name] : undefined);
  const given = {
    query: own('query'),
    response: own('response'),
    keywords: readKeywords(own('keywords')),
    category: own('category') || null,
    priority: readPriority(own('priority')),
    isActive: readActive(own('isActive')),
  };
  const result = ChatbotQueryInput.safeParse(given);
  if (result.success) return { pair: result.data, message: '' };
  const [first] = fieldErrors(result.error.issues, given);
  return { pair: null, message: first?.message ?? 'Unknown error' };
}

const readKeywords = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(';') : (value ?? []);

const readPriority = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() ? value.trim().toLowerCase() : value || 'medium';

const readActive = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() === 'true' : (value ?? true);
