import { type FileRows, readTable } from '../../../data/transfer/table-file.ts';
import m from '../messages.yaml';

const format = {
  list: 'queries',
  columns: ['query', 'response', 'keywords', 'category', 'priority', 'isActive'],
  required: ['query', 'response'],
  none: m.parse.noValidQueriesFound,
};

/** Parses queries from JSON or CSV; detects the format. */
export async function parseQueries(text: string): Promise<FileRows> {
  const isJson = /^\s*[[{]/.test(text);
  const { rows, skipped } = await readTable(text, format);
  return {
    skipped,
    rows: rows.map(({ row, value }) => ({
      row,
      value: isJson ? value : fromCells(value as Cells),
    })),
  };
}

function fromCells({ query, response, keywords, category, priority, isActive }: Cells) {
  return {
    query,
    response,
    keywords: (keywords ?? '')
      .split(';')
      .map((word) => word.trim())
      .filter(Boolean),
    category: category?.trim() || null,
    priority: priority?.trim().toLowerCase() || 'medium',
    ...(isActive !== undefined && { isActive: isActive.trim().toLowerCase() === 'true' }),
  };
}

type Cells = Record<string, string | undefined>;
