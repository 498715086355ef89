import { Readable } from 'node:stream';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Parsed } from '@helpdesk/sdk/schema/operations';
import type { Org } from '../../database/types.ts';
import { csvLine } from '../../http/answers/csv.ts';
import { Download } from '../../http/answers/download.ts';
import { presentEntry } from './present.ts';
import { entriesOf } from './read/entries.ts';

type Filters = Parsed<'audit.exportCsv'>['query'];
type Entry = Schema<'AuditEntry'>;

export const exportCsv = (org: Org, filters: Filters) =>
  new Download('text/csv; charset=utf-8', 'audit-log.csv', Readable.from(lines(org, filters)));

export const exportJsonl = (org: Org, filters: Filters) =>
  new Download(
    'application/x-ndjson; charset=utf-8',
    'audit-log.jsonl',
    Readable.from(jsonLines(org, filters)),
  );

/** Excel needs a byte order mark to read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

const cells: Readonly<Record<string, (entry: Entry) => string | null>> = {
  Number: ({ number }) => String(number),
  Time: ({ createdAt }) => createdAt,
  Who: ({ actor }) => actor.name,
  Email: ({ actor }) => actor.email,
  'API key': ({ actor }) => actor.key?.name ?? null,
  Operation: ({ operation }) => operation,
  About: ({ object }) => object,
  Id: ({ objectId }) => objectId,
  Name: ({ objectName }) => objectName,
  Outcome: ({ outcome, reason }) => (reason ? `${outcome}: ${reason}` : outcome),
  Address: ({ address }) => address,
  Device: ({ device }) => device,
  Changes: ({ changes }) => changes.map(changeText).join('\n'),
  Hash: ({ hash }) => hash,
};

function changeText({ kind, object, name, id, fields }: Entry['changes'][number]): string {
  const shown = fields.map(({ field, before, after, isSecret }) =>
    isSecret ? field : `${field}: ${before ?? ''} → ${after ?? ''}`,
  );
  return [`${kind} ${object} ${name ?? id ?? ''}`.trim(), ...shown].join('; ');
}

async function* lines(org: Org, filters: Filters) {
  yield byteOrderMark + csvLine(Object.keys(cells));
  for await (const rows of entriesOf(org, filters)) {
    const entries = rows.map(presentEntry);
    yield entries
      .map((entry) => csvLine(Object.values(cells).map((cell) => cell(entry) ?? '')))
      .join('');
  }
}

async function* jsonLines(org: Org, filters: Filters) {
  for await (const rows of entriesOf(org, filters)) {
    yield rows.map((row) => `${JSON.stringify(presentEntry(row))}\n`).join('');
  }
}
