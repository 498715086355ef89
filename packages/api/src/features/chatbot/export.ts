import { Readable } from 'node:stream';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import { csvLine } from '../../http/answers/csv.ts';
import { Download } from '../../http/answers/download.ts';
import { presentExportRow } from './present.ts';
import { queriesAfter } from './store/list.ts';

const step = 500;

async function* pagesOf(org: Org) {
  for (let id = ''; ; ) {
    const rows = await queriesAfter(org, id, step);
    if (rows.length > 0) yield rows.map(presentExportRow);
    const last = rows.at(-1);
    if (!last || rows.length < step) return;
    id = last.id;
  }
}

export async function exportJson(org: Org): Promise<Schema<'ChatbotExportRow'>[]> {
  const all: Schema<'ChatbotExportRow'>[] = [];
  for await (const rows of pagesOf(org)) all.push(...rows);
  return all;
}

/** All queries as CSV, streamed. */
export function exportCsv(org: Org): Download {
  return new Download('text/csv; charset=utf-8', 'chatbot-queries.csv', Readable.from(lines(org)));
}

/** Excel needs a byte order mark to read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

async function* lines(org: Org) {
  yield byteOrderMark +
    csvLine(['query', 'response', 'keywords', 'category', 'priority', 'isActive']);
  for await (const rows of pagesOf(org)) {
    yield rows
      .map(({ query, response, keywords, category, priority, isActive }) =>
        csvLine([query, response, keywords.join(';'), category ?? '', priority, String(isActive)]),
      )
      .join('');
  }
}
