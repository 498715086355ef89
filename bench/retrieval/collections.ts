import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownRows } from './own.ts';
import type { Row } from './row.ts';

/** A stored pair; several pairs can have the same response. */
export interface StoredPair {
  query: string;
  response: string;
  keywords: string[];
}

export interface Asked {
  text: string;
  typo1?: string | undefined;
  typo2?: string | undefined;
  /** The right response; null if there is none. */
  want: string | null;
}

/** A store and its questions. */
export interface Collection {
  /** The set of questions that it was created from. Some collections differ only in what is stored. */
  set: string;
  label: string;
  pairs: StoredPair[];
  asked: Asked[];
}

export interface Articles {
  docs: { id: string; title: string; body: string }[];
  queries: ({ origin: string; docs: string[] } & Record<Form, string>)[];
}

export type Form = 'text' | 'short' | 'typo' | 'shorttypo' | 'prefix';

const lines = <T>(file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

/** Reads the collections of a folder; by default, a small built-in one. */
export function readCollections(folder: string | undefined): Collection[] {
  const file = folder && join(folder, 'faq.jsonl');
  const rows = file && existsSync(file) ? lines<Row>(file) : ownRows;
  const sets = groupBySet(rows);
  return [...sets].flatMap(([set, own]) => variants(set, own));
}

function groupBySet(rows: Row[]) {
  const sets = new Map<string, Row[]>();
  for (const row of rows) sets.set(row.set, [...(sets.get(row.set) ?? []), row]);
  return sets;
}

/** Runs large sets with 1, 3 and 10 stored queries per answer, and with 1 and keywords. */
function variants(set: string, rows: Row[]): Collection[] {
  const isLarge = /^(banking77|clinc150|hwu64)$/.test(set);
  const few = set.startsWith('xsid') ? 3 : 0;
  const counts = isLarge ? [1, 3, 10] : set === 'banking77-oos' ? [3, 10] : [few];
  const plain = counts.map((count) => collection(set, rows, count, false));
  const hasKeywords = isLarge && rows.some(({ kind }) => kind === 'keywords');
  return hasKeywords ? [...plain, collection(set, rows, 1, true)] : plain;
}

function collection(set: string, rows: Row[], count: number, hasKeywords: boolean): Collection {
  const keywords = new Map<string | null, string[]>();
  for (const row of rows) if (row.kind === 'keywords') keywords.set(row.intent, row.keywords);
  const responses = new Map<string | null, string>();
  const pairs: StoredPair[] = [];
  for (const row of rows) {
    if (row.kind !== 'bank' || (count > 0 && row.rank >= count)) continue;
    const isFirst = !responses.has(row.intent);
    const response =
      responses.get(row.intent) ??
      row.response ??
      `Answer ${String(responses.size + 1).padStart(4, '0')}.`;
    responses.set(row.intent, response);
    const others = hasKeywords && isFirst ? (keywords.get(row.intent) ?? []) : [];
    pairs.push({ query: row.text.slice(0, 500), response, keywords: row.keywords ?? others });
  }
  const asked = rows.flatMap((row): Asked[] => {
    if (row.kind !== 'query') return [];
    const { text, typo1, typo2, intent } = row;
    if (intent === null) return [{ text, want: null }];
    const want = responses.get(intent);
    return want === undefined ? [] : [{ text, typo1, typo2, want }];
  });
  return {
    set,
    label: `${set}${count ? `@${count}` : ''}${hasKeywords ? '+kw' : ''}`,
    pairs,
    asked,
  };
}

/** Reads the articles of a folder, if it has any. */
export function readArticles(folder: string | undefined): Articles | null {
  const file = folder && join(folder, 'search.jsonl');
  if (!file || !existsSync(file)) return null;
  const rows = lines<Record<string, unknown>>(file);
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  return { docs: of('doc'), queries: of('query') } as unknown as Articles;
}
