import type { OperationId } from '@helpdesk/sdk/contract/operations';
import { bodyExample, inputOf, type Schema } from './contract-check.ts';

/** Creates a text with this many characters. */
export type Fill = (length: number) => string;

const repeated =
  (part: string): Fill =>
  (length) =>
    part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Texts that are expensive to index, match, compare, parse, sanitize or render. */
export const fills: Readonly<Record<string, Fill>> = {
  'one word': repeated('x'),
  'many words': (length) => {
    let text = '';
    for (let at = 0; text.length < length; at += 1) text += `w${at.toString(36)} `;
    return text.slice(0, length);
  },
  tags: repeated('<b>a<i>'),
  'nested quotes': repeated('> - '),
  brackets: repeated('![a](['),
  emphasis: repeated('*a **_b '),
  lines: repeated('"a",|b|\n'),
  addresses: repeated('a@b.co,http://c.d '),
  'wide letters': repeated('試験ﬃ👩‍👩‍👧'),
};

const formats: Readonly<Record<string, string>> = {
  email: 'vera@visitor.example',
  uri: 'https://hooks.example.test/in',
  'uri-reference': '/help',
  date: '2026-11-20',
  'date-time': '2030-01-01T00:00:00.000Z',
};

/** The maximum size of a body, without field names and punctuation. */
interface Room {
  characters: number;
  values: number;
}

/** A body can have a megabyte and 50,000 values. */
const mostBytes = 900_000;
const mostValues = 40_000;
/** The maximum length of a text if the contract has none. */
const unsaid = 10_000;
const namesSomething = /(^i|I)ds?$|^mentions$/;
/** Not filled, because changing them would lock everyone out or rename the organization. */
const left = /^(subdomain|assignee|customerEmail|email)$/;

type Fields = Record<string, unknown>;

/** Finds an id for a field, or several for a list of ids. */
type Known = (field: string) => string | readonly string[] | undefined;

/** The maximum number of IDs in an operation's list of IDs. */
export function mostIds(id: OperationId): number {
  const { ids, ticketIds = ids } = (inputOf(id).body?.properties ?? {}) as Record<string, Schema>;
  return Number(ticketIds?.maxItems ?? 0);
}

/** Bodies of an operation with as much data as the contract allows. */
export function largestBodies(id: OperationId, fill: Fill, known: Known): Fields[] {
  const schema = inputOf(id).body ?? {};
  const example = withIds(bodyExample(id) ?? {}, known) as Fields;
  const bytesOfOne = Buffer.byteLength(JSON.stringify(fill(1_000))) / 1_000;
  const room = () => ({ characters: Math.floor(mostBytes / bytesOfOne), values: mostValues });
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>).filter(
    ([name]) => !namesSomething.test(name) && !left.test(name),
  );
  const filled = (some: typeof fields): Fields => {
    const its = room();
    return Object.fromEntries(
      some.flatMap(([name, inner]) => {
        const value = largest(inner, fill, its, example[name]);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  };
  const words = fields.filter(([name]) => wordings.includes(name));
  if (words.length < 2) return [{ ...example, ...filled(fields) }, ...oneByOne()];
  const rest = fields.filter(([name]) => !wordings.includes(name));
  const bare = Object.fromEntries(
    Object.entries(example).filter(([name]) => !wordings.includes(name)),
  );
  return words.flatMap((one) => [
    { ...bare, ...filled([...rest, one]) },
    { ...bare, ...filled([one]) },
  ]);

  /** Bodies with one filled field each, for fields that don't work together. */
  function oneByOne(): Fields[] {
    return fields.map((one) => ({ ...example, ...filled([one]) }));
  }
}

/** A body can have only one of these. */
const wordings = ['message', 'html', 'markdown'];

function withIds(value: unknown, known: Known): unknown {
  if (Array.isArray(value)) return value.map((one) => withIds(one, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (!namesSomething.test(name)) return [[name, withIds(inner, known)]];
      const ids = [known(name) ?? []].flat();
      if (ids.length === 0) return [];
      return [[name, Array.isArray(inner) ? ids : ids[0]]];
    }),
  );
}

function largest(schema: Schema, fill: Fill, room: Room, example: unknown): unknown {
  if (room.values <= 0 || room.characters <= 0) return undefined;
  room.values -= 1;
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return example ?? schema.enum.at(-1);
  if (Array.isArray(schema.oneOf)) {
    return largest((schema.oneOf as Schema[]).at(-1) ?? {}, fill, room, example);
  }
  switch ([schema.type].flat().find((type) => type !== 'null')) {
    case 'string':
      if (schema.format && example !== undefined) return example;
      return largestText(schema, fill, room) ?? example;
    case 'array':
      return largestList(schema, fill, room, example);
    case 'object':
      return largestObject(schema, fill, room, example);
    case 'boolean':
      return true;
    default:
      return example ?? schema.maximum ?? schema.minimum;
  }
}

function largestText(schema: Schema, fill: Fill, room: Room): string | undefined {
  const { format, pattern, maxLength } = schema as { [name: string]: string | undefined };
  if (format) return formats[format];
  const length = Math.min(Number(maxLength ?? unsaid), room.characters);
  // Cutting at a JavaScript length can split a surrogate pair; removes the incomplete half.
  const text = fill(length).replace(/[\ud800-\udbff]$/, '');
  if (pattern && !new RegExp(pattern, 'u').test(text)) return undefined;
  room.characters -= text.length;
  return text;
}

function largestList(schema: Schema, fill: Fill, room: Room, example: unknown): unknown[] {
  const items: unknown[] = [];
  const most = Number(schema.maxItems ?? 100);
  const [first] = Array.isArray(example) ? example : [];
  for (let at = 0; at < most; at += 1) {
    const its = (schema.items ?? {}) as Schema;
    const item = isFree(its)
      ? largestLike(asFields(first), fill, room, longestInList)
      : largest(its, fill, room, first);
    if (item === undefined) break;
    items.push(told(item, at));
  }
  return items;
}

/** Makes items of a list differ if they have a name or an ID. */
function told(item: unknown, at: number): unknown {
  if (typeof item === 'string')
    return item.length > 8 ? `${at}${item.slice(String(at).length)}` : item;
  if (typeof item !== 'object' || item === null) return item;
  const { id, name, externalId } = item as Fields;
  return {
    ...item,
    ...(typeof id === 'string' && { id: `f${at}` }),
    ...(typeof name === 'string' && { name: `f${at}` }),
    ...(typeof externalId === 'string' && { externalId: `e${at}` }),
  };
}

function largestObject(schema: Schema, fill: Fill, room: Room, example: unknown): Fields {
  const its = (schema.properties ?? {}) as Record<string, Schema>;
  const had = asFields(example);
  if (isFree(schema)) return largestLike(had, fill, room, longestAlone);
  return Object.fromEntries(
    Object.entries(its).flatMap(([name, inner]) => {
      if (namesSomething.test(name) && name !== 'id' && name !== 'externalId') return [];
      const value = largest(inner, fill, room, had[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const isFree = ({ type, properties }: Schema) =>
  [type].flat().includes('object') && Object.keys(properties ?? {}).length === 0;

const asFields = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Fields;

const longestInList = 400;
const longestAlone = 5_000;

/** For a body with arbitrary fields: those of the example, with longer texts. */
function largestLike(example: Fields, fill: Fill, room: Room, longest: number): Fields {
  const some = Object.keys(example).length > 0 ? example : { note: '' };
  return Object.fromEntries(
    Object.entries(some).map(([name, value]) => {
      room.values -= 1;
      if (typeof value !== 'string' || value.includes('@')) return [name, value];
      const text = fill(Math.min(longest, Math.max(room.characters, 1)));
      room.characters -= text.length;
      return [name, text];
    }),
  );
}
