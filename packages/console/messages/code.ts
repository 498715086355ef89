import {
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';

/** Maps a placeholder to its code: its name, or the expression that replaces it. */
export type Values = (name: string) => string;

/** The code of a message as a string. */
export function textCode(parts: readonly MessageFormatElement[], values: Values): string {
  const pieces = parts.map((part) => piece(part, values, textCode));
  if (pieces.every((one) => 'text' in one)) {
    return JSON.stringify(pieces.map(({ text }) => text).join(''));
  }
  const inside = pieces.map((one) => ('text' in one ? escaped(one.text) : `\${${one.code}}`));
  return `\`${inside.join('')}\``;
}

/** The code of a message as a React node, with elements in it. */
export function drawnCode(parts: readonly MessageFormatElement[], values: Values): string {
  const pieces = parts.map((part) => piece(part, values, drawnCode));
  const [only] = pieces;
  if (pieces.length === 1 && only) return 'text' in only ? JSON.stringify(only.text) : only.code;
  const children = pieces.map((one) => `{${'text' in one ? JSON.stringify(one.text) : one.code}}`);
  return `<>${children.join('')}</>`;
}

const escaped = (text: string) => text.replaceAll(/[`\\]|\$\{/g, '\\$&').replaceAll('\n', '\\n');

type Piece = { text: string } | { code: string };
type Print = (parts: readonly MessageFormatElement[], values: Values) => string;

function piece(part: MessageFormatElement, values: Values, print: Print): Piece {
  switch (part.type) {
    case TYPE.literal:
      return { text: part.value };
    case TYPE.argument:
      return { code: values(part.value) };
    case TYPE.number:
      return { code: written(values(part.value)) };
    case TYPE.plural:
      return { code: pluralCode(part, values, print) };
    case TYPE.select:
      return { code: selectCode(part, values, print) };
    case TYPE.tag:
      return { code: `${values(part.value)}(${drawnCode(part.children, values)})` };
    default:
      throw new Error('Only placeholders, numbers, plurals, choices and tags are supported');
  }
}

const written = (value: string) => `(${value}).toLocaleString("en")`;

function pluralCode(part: PluralElement, values: Values, print: Print): string {
  if (part.offset || part.pluralType === 'ordinal')
    throw new Error('Only plain plurals are supported');
  const value = values(part.value);
  const code = ({ value: parts }: { value: MessageFormatElement[] }) =>
    print(
      parts.map((one) => withNumber(one, part.value)),
      values,
    );
  const { other, ...cases } = part.options;
  if (!other) throw new Error('A plural needs "other"');
  const choices = Object.entries(cases).map(
    ([name, option]) => `${isCase(name, value)} ? ${code(option)} : `,
  );
  return `(${choices.join('')}${code(other)})`;
}

/** English has only one plural category apart from `other`. */
function isCase(name: string, value: string): string {
  if (name.startsWith('=')) return `${value} === ${Number(name.slice(1))}`;
  if (name === 'one') return `${value} === 1`;
  throw new Error(`English has no plural "${name}"`);
}

/** Replaces `#` with the number of the surrounding plural. */
function withNumber(part: MessageFormatElement, name: string): MessageFormatElement {
  if (part.type === TYPE.pound) return { type: TYPE.number, value: name };
  if (part.type === TYPE.tag) {
    return { ...part, children: part.children.map((one) => withNumber(one, name)) };
  }
  if (part.type !== TYPE.select) return part;
  const options = Object.entries(part.options).map(([key, option]) => [
    key,
    { value: option.value.map((one) => withNumber(one, name)) },
  ]);
  return { ...part, options: Object.fromEntries(options) };
}

function selectCode(part: SelectElement, values: Values, print: Print): string {
  const { other, ...cases } = part.options;
  if (!other) throw new Error('A choice needs "other"');
  const value = values(part.value);
  const choices = Object.entries(cases).map(
    ([name, option]) => `${value} === ${JSON.stringify(name)} ? ${print(option.value, values)} : `,
  );
  return `(${choices.join('')}${print(other.value, values)})`;
}
