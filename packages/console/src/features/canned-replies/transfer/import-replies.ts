import type { Result } from '@helpdesk/sdk/contract/operations';
import { callOperation } from '../../../data/client.ts';
import { type FileRows, readTable } from '../../../data/table-file.ts';
import type { Visibility } from '../replies.ts';

export type Imported = Result<'cannedReplies.import'>;

/** The maximum number of rows that the server takes in one call. */
const AT_ONCE = 1_000;

/** Reads canned replies from JSON or CSV; detects which. */
export const parseReplies = (text: string) =>
  readTable(text, {
    list: 'replies',
    columns: ['title', 'shortcut', 'text', 'format', 'folder'],
    required: ['title', 'text'],
    none: 'No valid canned replies found',
  });

/** Sends rows in batches; row numbers in the result are those of the file. Personal ones need no permission. */
export async function importReplies({ rows }: FileRows, visibility: Visibility): Promise<Imported> {
  const sum: Imported = { imported: 0, failed: 0, errors: [] };
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE);
    const answer = await callOperation('cannedReplies.import', {
      ...(visibility === 'team' && { visibility }),
      replies: part.map(({ value }) => value),
    });
    sum.imported += answer.imported;
    sum.failed += answer.failed;
    for (const { row, message } of answer.errors) {
      sum.errors.push({ row: part[row - 1]?.row ?? row, message });
    }
  }
  return sum;
}

/** The result of an import, in a sentence. */
export const totalsOf = ({ imported, failed }: Imported) =>
  failed > 0
    ? `${imported.toLocaleString()} imported, ${failed.toLocaleString()} failed`
    : `${imported.toLocaleString()} imported`;
