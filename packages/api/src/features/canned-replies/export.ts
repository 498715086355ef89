import { Readable } from 'node:stream';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import { csvLine } from '../../http/answers/csv.ts';
import { Download } from '../../http/answers/download.ts';
import { presentExportRow } from './present.ts';
import { repliesAfter, type Visibility } from './store/list.ts';

const step = 500;

type Whose = { userId: string; visibility: Visibility };

async function* pagesOf(org: Org, whose: Whose) {
  for (let id = ''; ; ) {
    const rows = await repliesAfter(org, whose, id, step);
    if (rows.length > 0) yield rows.map(presentExportRow);
    const last = rows.at(-1);
    if (!last || rows.length < step) return;
    id = last.id;
  }
}

export async function exportJson(
  org: Org,
  whose: Whose,
): Promise<Schema<'CannedReplyExportRow'>[]> {
  const all: Schema<'CannedReplyExportRow'>[] = [];
  for await (const rows of pagesOf(org, whose)) all.push(...rows);
  return all;
}

/** Streams all canned replies of the team, or of one member, as CSV. */
export function exportCsv(org: Org, whose: Whose): Download {
  const lines = Readable.from(linesOf(org, whose));
  return new Download('text/csv; charset=utf-8', 'canned-replies.csv', lines);
}

/** Without a byte order mark, Excel does not read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

async function* linesOf(org: Org, whose: Whose) {
  yield byteOrderMark + csvLine(['title', 'shortcut', 'text', 'format', 'folder']);
  for await (const rows of pagesOf(org, whose)) {
    yield rows
      .map(({ title, shortcut, text, format, folder }) =>
        csvLine([title, shortcut ?? '', text, format, folder ?? '']),
      )
      .join('');
  }
}
