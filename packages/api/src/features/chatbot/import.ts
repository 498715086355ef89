import type { Schema } from '@helpdesk/sdk/contract/operations';
import { fieldErrors } from '@helpdesk/sdk/rules/field-errors';
import { ChatbotQueryInput } from '@helpdesk/sdk/schema/operations';
import type { Org } from '../../database/types.ts';
import { writeTexts } from '../../text-quota/store.ts';
import { findSame } from './store/list.ts';
import { changeQuery, insertQuery, maxQueries, quotaLeft } from './store/queries.ts';

type Row = Record<string, unknown>;
type Pair = Omit<Schema<'ChatbotQueryInput'>, 'questionId'>;

/** Imports the valid rows, and returns the errors of the others. */
export function importQueries(org: Org, rows: readonly Row[]): Promise<Schema<'ImportResult'>> {
  const read = rows.map(readRow);
  return writeTexts(org, async (tx) => {
    const errors: Schema<'ImportResult'>['errors'] = [];
    const ids: string[] = [];
    let room = await quotaLeft(tx);
    for (const [at, { pair, message }] of read.entries()) {
      const before = pair && (await findSame(tx, pair));
      if (!pair) errors.push({ row: at + 1, message });
      else if (before) {
        await changeQuery(tx, before, pair);
        ids.push(before.id);
      } else if (room > 0) {
        room -= 1;
        ids.push(await insertQuery(tx, pair));
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
function readRow(row: Row): { pair: Pair; message: '' } | { pair: null; message: string } {
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
