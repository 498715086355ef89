import type { Result } from '@helpdesk/sdk/contract/operations';
import { callOperation } from '../../../data/client.ts';
import type { Parsed } from './parse.ts';

export type Imported = Result<'chatbot.import'>;

/** The maximum number of queries that the server takes in one call. */
const AT_ONCE = 1_000;

/** Sends queries in batches of a thousand; row numbers in the result are those of the file. */
export async function importQueries({ rows }: Parsed): Promise<Imported> {
  const sum: Imported = { imported: 0, failed: 0, errors: [] };
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE);
    const answer = await callOperation('chatbot.import', {
      queries: part.map(({ query }) => query),
    });
    sum.imported += answer.imported;
    sum.failed += answer.failed;
    for (const { row, message } of answer.errors) {
      sum.errors.push({ row: part[row - 1]?.row ?? row, message: message || 'Unknown error' });
    }
  }
  return sum;
}

/** The result of an import, in a sentence. */
export const totalsOf = ({ imported, failed }: Imported) =>
  `${imported} queries imported successfully, ${failed} failed`;
