import { existsSync, statSync } from 'node:fs';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { type Catalog, placeholders, readCatalog } from './catalog.ts';
import { drawnCode, textCode } from './code.ts';
import { type Locale, translated } from './pseudo.ts';
import { translationOf } from './translations.ts';
import { type Use, usesIn, type Value } from './uses.ts';

/**
 * Inlines the messages of the catalogs where the code names them: a page loads only its own messages, and nothing is
 * looked up at run time.
 */
export function messages(locale: Locale = 'en'): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    transform(code, id) {
      const [file = id] = id.split('?');
      if (!/\.tsx?$/.test(file)) return undefined;
      const found = usesIn(file, code);
      if (!found) return undefined;
      this.addWatchFile(found.catalog);
      const catalog = catalogOf(found.catalog, locale);
      return { code: inlined(code, found, catalog, file), map: null };
    },
    transformIndexHtml: (html) =>
      locale === 'en' ? html : html.replace('<html lang="en"', htmlOf(locale)),
  };
}

const htmlOf = (locale: Locale) =>
  `<html lang="${locale}"${locale === 'ar-XB' ? ' dir="rtl"' : ''}`;

const known = new Map<string, { changed: number; catalog: Catalog }>();

function catalogOf(file: string, locale: Locale): Catalog {
  const key = `${locale} ${file}`;
  const translation = translationOf(file, locale);
  const source = existsSync(translation) ? translation : file;
  const changed = statSync(source).mtimeMs;
  const before = known.get(key);
  if (before?.changed === changed) return before.catalog;
  const catalog = translated(readCatalog(source), locale);
  known.set(key, { changed, catalog });
  return catalog;
}

/** The code with its messages inlined. Line numbers stay the same. */
export function inlined(
  code: string,
  found: NonNullable<ReturnType<typeof usesIn>>,
  catalog: Catalog,
  file: string,
): string {
  /** The code between two positions, with the uses inside it replaced. */
  const between = (start: number, end: number): string => {
    let result = '';
    let at = start;
    for (const use of found.uses) {
      if (use.start < at || use.end > end) continue;
      result += code.slice(at, use.start) + codeOf(use);
      at = use.end;
    }
    return result + code.slice(at, end);
  };
  const codeOf = (use: Use): string => {
    const section = catalog[use.section];
    if (!section) throw new Error(`${file}: the catalog has no section "${use.section}"`);
    if (use.name === undefined) {
      const all = Object.entries(section).map(([name, parts]) => `${name}: ${uncalled(parts)}`);
      return `({ ${all.join(', ')} })`;
    }
    const parts = section[use.name];
    if (!parts) throw new Error(`${file}: the catalog has no "${use.section}.${use.name}"`);
    if (!use.call) return uncalled(parts);
    try {
      return called(parts, use.call, between);
    } catch (cause) {
      const where = `${file}: ${use.section}.${use.name}`;
      throw new Error(`${where}: ${(cause as Error).message}`, { cause });
    }
  };
  const { start, end } = found.import;
  return between(0, start) + between(end, code.length);
}

/** A message that isn't called: its text, or a function that fills it in. */
function uncalled(parts: MessageFormatElement[]): string {
  const all = placeholders(parts);
  if (all.size === 0) return textCode(parts, String);
  const isDrawn = [...all.values()].includes('tag');
  return `(({ ${[...all.keys()].join(', ')} }) => ${(isDrawn ? drawnCode : textCode)(parts, String)})`;
}

function called(
  parts: MessageFormatElement[],
  call: NonNullable<Use['call']>,
  between: (start: number, end: number) => string,
): string {
  const all = placeholders(parts);
  const print = call.isDrawn || [...all.values()].includes('tag') ? drawnCode : textCode;
  const { values } = call;
  const once = values?.every((value) => value.isPlain || times(parts, value.name) === 1);
  if (!values || !once) {
    const names = [...all.keys()].join(', ');
    return `(({ ${names} }) => ${print(parts, String)})(${between(...call.arguments)})`;
  }
  const codes = new Map(
    values.map((value: Value) => [value.name, between(value.start, value.end)]),
  );
  const code = print(parts, (name) => {
    const value = codes.get(name);
    if (value === undefined) throw new Error(`"${name}" is not filled in`);
    return /^[\w.]+$/.test(value) ? value : `(${value})`;
  });
  return code.startsWith('<') ? `(${code})` : code;
}

/** Counts how often the code of a message names a placeholder. */
function times(parts: MessageFormatElement[], name: string): number {
  let count = 0;
  drawnCode(parts, (one) => {
    if (one === name) count += 1;
    return one;
  });
  return count;
}
