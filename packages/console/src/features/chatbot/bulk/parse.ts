/** Queries parsed from a file, each with its row number. */
export type Parsed = { rows: { row: number; query: Record<string, unknown> }[]; skipped: number };

/** A file that cannot be imported, with the message for the user. */
export class Unreadable extends Error {}

const columns = new Map(
  ['query', 'response', 'keywords', 'category', 'priority', 'isActive'].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

/** Parses queries from JSON or CSV; detects which. */
export async function parseQueries(text: string): Promise<Parsed> {
  if (text.trim() === '') throw new Unreadable('No data to import');
  const parsed = /^\s*[[{]/.test(text) ? fromJson(text) : await fromCsv(text);
  if (parsed.rows.length === 0) throw new Unreadable('No valid queries found');
  return parsed;
}

function fromJson(text: string): Parsed {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw broken();
  }
  const list = Array.isArray(data) ? data : (data as { queries?: unknown }).queries;
  if (!Array.isArray(list)) return { rows: [], skipped: 0 };
  const rows = list.flatMap((query, index) =>
    query && typeof query === 'object' && !Array.isArray(query) ? [{ row: index + 1, query }] : [],
  );
  return { rows, skipped: list.length - rows.length };
}

async function fromCsv(text: string): Promise<Parsed> {
  // Loaded only for an import.
  const { default: papa } = await import('papaparse');
  const { data, errors, meta } = papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (name) => columns.get(name.trim().toLowerCase()) ?? name.trim(),
  });
  if (errors.some(({ type }) => type === 'Quotes')) throw broken();
  const hasActive = meta.fields?.includes('isActive');
  const rows = data.flatMap((cells, index) => {
    if (!cells.query?.trim() || !cells.response?.trim()) return [];
    const { query, response, category = '' } = cells;
    return [
      {
        row: index + 1,
        query: {
          query,
          response,
          keywords: (cells.keywords ?? '')
            .split(';')
            .map((word) => word.trim())
            .filter(Boolean),
          category: category.trim() || null,
          priority: cells.priority?.trim().toLowerCase() || 'medium',
          ...(hasActive && { isActive: cells.isActive?.trim().toLowerCase() === 'true' }),
        },
      },
    ];
  });
  return { rows, skipped: data.length - rows.length };
}

const broken = () => new Unreadable('Invalid file format. Please check your file and try again.');

/** Decodes a file, also when a spreadsheet has saved it in the Western code page. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
