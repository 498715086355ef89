import { type Fields, isFields } from './records.ts';
import { Unreadable } from './unreadable.ts';

/** The XML parser: returns elements by name, and a list for repeated names. */
export interface XmlReader {
  parse(text: string): unknown;
}

/** The parser's settings. Files with custom entities are rejected before parsing, so its expansion limits aren't needed. */
export const xmlSettings = {
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: {
    enabled: true,
    maxTotalExpansions: Number.POSITIVE_INFINITY,
    maxExpandedLength: Number.POSITIVE_INFINITY,
  },
};

/** Returns the entries of a document in the format of Rails: `<a-b type="array">` is a list. Hyphens in names become underscores. */
export function entriesOfXml(text: string, reader: XmlReader): Fields[] {
  if (/<!DOCTYPE/i.test(text)) {
    throw new Unreadable("XML files with custom entities aren't supported.");
  }
  let root: unknown;
  try {
    root = reader.parse(text);
  } catch {
    throw new Unreadable("This file isn't valid XML. Check the file and its format.");
  }
  const whole = isFields(root) ? Object.entries(root).filter(([name]) => name !== '?xml') : [];
  return whole.flatMap(([name, value]) => {
    const read = plain(name, value);
    return Array.isArray(read)
      ? read.filter(isFields)
      : isFields(read)
        ? [{ [name.replaceAll('-', '_')]: read }]
        : [];
  });
}

/** Names of lists, even without type="array". */
const lists = new Set(['notes', 'attachments', 'tags', 'helpdesk-tickets']);

function plain(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => plain('', one));
  if (!isFields(value)) return lists.has(name) ? [] : value;
  const { '#': text, ...rest } = value;
  const attributes = Object.keys(rest).filter((key) => key.startsWith('@'));
  const elements = Object.entries(rest).filter(([key]) => !attributes.includes(key));
  if (value['@type'] === 'array' || lists.has(name)) {
    return elements.flatMap(([key, one]) =>
      [plain(key, one)].flat().map((item) => (isFields(item) ? item : { name: item })),
    );
  }
  if (elements.length > 0) {
    return Object.fromEntries(
      elements.map(([key, one]) => [key.replaceAll('-', '_'), plain(key, one)]),
    );
  }
  if (value['@nil'] === 'true' || text === undefined) return null;
  return value['@type'] === 'boolean' ? text === 'true' : text;
}
