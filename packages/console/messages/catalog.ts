import { readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { parse as parseYaml } from 'yaml';

/** The messages of a feature, by section (a file of its code, or a topic) and by name. */
export type Catalog = Record<string, Record<string, MessageFormatElement[]>>;

/** How a placeholder is filled: with a text, a number to be formatted, or an element around a text. */
export type Kind = 'text' | 'number' | 'tag';

/** Allows underscores, as some names are values of the contract. */
const isName = (name: string) => /^[a-z][a-zA-Z0-9_]*$/.test(name);

/** Reads a `messages.yaml`. */
export function readCatalog(file: string): Catalog {
  const sections = parseYaml(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  return eachIn(file, sections, (section, messages) =>
    eachIn(`${file}: ${section}`, messages, (name, text) => {
      if (typeof text !== 'string') throw new Error(`${file}: ${section}.${name} is no text`);
      try {
        return parse(text, { ignoreTag: false });
      } catch (error) {
        throw new Error(`${file}: ${section}.${name}: ${(error as Error).message}`, {
          cause: error,
        });
      }
    }),
  );
}

function eachIn<T, R>(where: string, all: Record<string, T>, read: (name: string, one: T) => R) {
  return Object.fromEntries(
    Object.entries(all).map(([name, one]) => {
      if (!isName(name)) throw new Error(`${where}: ${name} is not written as a name`);
      return [name, read(name, one)];
    }),
  );
}

/** The placeholders of a message, in order of appearance. */
export function placeholders(
  parts: readonly MessageFormatElement[],
  found = new Map<string, Kind>(),
): Map<string, Kind> {
  for (const part of parts) {
    if (part.type === TYPE.argument) found.set(part.value, found.get(part.value) ?? 'text');
    else if (part.type === TYPE.number || part.type === TYPE.plural)
      found.set(part.value, 'number');
    else if (part.type === TYPE.select) found.set(part.value, 'text');
    else if (part.type === TYPE.tag) found.set(part.value, 'tag');
    if (part.type === TYPE.tag) placeholders(part.children, found);
    if (part.type === TYPE.plural || part.type === TYPE.select) {
      for (const { value } of Object.values(part.options)) placeholders(value, found);
    }
  }
  return found;
}
