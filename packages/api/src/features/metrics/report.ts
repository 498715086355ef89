import { Readable } from 'node:stream';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Period } from '@helpdesk/sdk/rules/periods';
import type { Org } from '../../database/types.ts';
import { csvLine } from '../../http/answers/csv.ts';
import { Download } from '../../http/answers/download.ts';
import { type CellKind, type Column, xlsxFile, xlsxType } from '../../http/answers/xlsx.ts';
import { reports } from './report-tables.ts';

type Report = Schema<'MetricsReport'>;
type Format = Schema<'ReportFormat'>;

/** A report as a file, which is written while it is read. */
export interface ReportFile {
  name: string;
  type: string;
  content: Readable;
}

export function reportFile(org: Org, report: Report, period: Period, format: Format): ReportFile {
  const { title, columns, rows } = reports[report];
  const { from, to, timezone } = period.now.span;
  const name = `${report}-${from}-to-${to}.${format}`;
  if (format === 'csv') {
    return { name, type: 'text/csv', content: Readable.from(reportLines(org, report, period)) };
  }
  const content = xlsxFile({ name: title, columns, timezone, rows: rows(org, period) });
  return { name, type: xlsxType, content };
}

export function reportAsDownload(...asked: Parameters<typeof reportFile>): Download {
  const { name, type, content } = reportFile(...asked);
  return new Download(type === 'text/csv' ? `${type}; charset=utf-8` : type, name, content);
}

/** Without a byte order mark, Excel does not read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** The lines of a report as CSV, in chunks. */
async function* reportLines(org: Org, report: Report, period: Period) {
  const { columns, rows } = reports[report];
  yield byteOrderMark + csvLine(columns.map(headOf));
  for await (const some of rows(org, period)) {
    yield some.map((cells) => csvLine(cells.map((cell) => String(cell ?? '')))).join('');
  }
}

const units: Partial<Record<CellKind, string>> = { time: 'UTC', minutes: 'minutes', percent: '%' };

const headOf = ({ title, kind }: Column) => (units[kind] ? `${title} (${units[kind]})` : title);
