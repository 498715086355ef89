import { Readable } from 'node:stream';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../database/prepare.ts';
import type { ChatbotQueryRow } from '../../database/rows/chatbot.ts';
import type { Org, P } from '../../database/types.ts';
import { csvLine } from '../../http/csv.ts';
import { Download } from '../../http/download.ts';
import { presentExportRow } from './present.ts';

const step = 500;

const after = prepare((org, p: P<'id' | 'limit'>) =>
  org.from('chatbot_queries').where('id', '>', p.id).orderBy('id').limit(p.limit),
);

async function* pagesOf(org: Org) {
  for (let id = ''; ; ) {
    const rows = await org.all<ChatbotQueryRow>(after({ id, limit: step }));
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

/** A spreadsheet of all pairs, written while they are read. */
export function exportCsv(org: Org): Download {
  return new Download('text/csv; charset=utf-8', 'chatbot-queries.csv', Readable.from(lines(org)));
}

/** Without the mark in front, Excel takes UTF-8 for the letters of its country. */
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
