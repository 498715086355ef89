import { decodeWords } from 'postal-mime';

/** A person named in a header. */
export interface Mailbox {
  address: string;
  name: string;
}

const longest = 20_000;
const most = 200;

interface Item {
  /** Everything outside of angle brackets and comments. */
  words: string;
  /** The same without quoted text, which may contain addresses that don't count. */
  bare: string;
  address: string | null;
  comments: string[];
}

const empty = (): Item => ({ words: '', bare: '', address: null, comments: [] });

/** Reads the addresses of a header such as From, even if its writer forgot quotes: `Visitor, Vera <vera@example.com>` is one person. */
export function mailboxesIn(value: string): Mailbox[] {
  const text = value.slice(0, longest);
  const encoded = nested(text);
  if (encoded) return [encoded];
  const items = itemsIn(text);
  const found: Mailbox[] = [];
  let before = '';
  for (const item of items) {
    const address = addressOf(item);
    if (address === null) {
      if (item.words.trim() !== '') before += `${item.words.trim()}, `;
      continue;
    }
    // Without brackets, the text before the comma is a broken address, not a name.
    const name = item.address === null ? nameOf(item) : `${before}${nameOf(item)}`;
    found.push({ address, name: decodeWords(name) });
    before = '';
    if (found.length >= most) break;
  }
  return found;
}

function itemsIn(text: string): Item[] {
  const items = [empty()];
  const isGroup = /;\s*(?:\([^()]*\)\s*)*$/.test(text);
  let depth = 0;
  let comment = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const item = items.at(-1) as Item;
    const letter = text[at] ?? '';
    if (depth > 0 || isQuoted) {
      const isEscape = letter === '\\' && at + 1 < text.length;
      const next = isEscape ? (text[++at] ?? '') : letter;
      if (isQuoted) {
        if (!isEscape && next === '"') isQuoted = false;
        else item.words += next;
        continue;
      }
      if (!isEscape && next === '(') depth += 1;
      if (!isEscape && next === ')') depth -= 1;
      if (depth > 0) comment += next;
      else item.comments.push(comment);
      continue;
    }
    switch (letter) {
      case '"':
        isQuoted = true;
        break;
      case '(':
        depth = 1;
        comment = '';
        break;
      case '<': {
        const end = text.indexOf('>', at);
        if (item.address !== null) item.words += ` ${item.address}`;
        item.address = text.slice(at + 1, end < 0 ? undefined : end).replace(/^<+/, '');
        at = end < 0 ? text.length : end;
        while (text[at + 1] === '>') at += 1;
        break;
      }
      case ':':
        if (isGroup && item.address === null && !item.bare.includes('@')) {
          items[items.length - 1] = empty();
          break;
        }
        item.words += letter;
        item.bare += letter;
        break;
      case ',':
      case ';':
        items.push(empty());
        break;
      default:
        item.words += letter;
        item.bare += letter;
    }
  }
  return items;
}

/** Returns the address in the last brackets, else the only word with an at sign; null for none. */
function addressOf({ address, bare }: Item): string | null {
  if (address !== null) {
    const plain = withoutComments(address)
      .replace(/\s+/g, '')
      .replace(/^@[^:]*:/, '');
    return plain.includes('@') ? plain.replace(/^mailto:/i, '') : null;
  }
  return /[^\s<>]+@[^\s<>]+/.exec(bare.replace(/\s*([@.])\s*/g, '$1'))?.[0] ?? null;
}

const withoutComments = (text: string) => text.replace(/\([^()]*\)/g, '');

function nameOf({ words, address, comments }: Item): string {
  const said = words.replace(/\s+/g, ' ').trim();
  const name = address === null ? withoutAddress.exec(said)?.[1] : said;
  return name || (comments[0] ?? '').trim();
}

/** Some programs leave the brackets out: `Otto Berg otto@visitor.example`. */
const withoutAddress = /^([^@]{1,200}?)[\s:]{0,3}\s\S+@\S+$/;

const onlyEncoded = /^(?:=\?[^?\s]{1,80}\?[QqBb]\?[^?]*\?=\s*)+$/;

/** Some programs encode the whole header, including the address. */
function nested(value: string): Mailbox | null {
  const words = value.trim();
  if (!onlyEncoded.test(words)) return null;
  const [, name = '', address] =
    /^([^<>]*)<([^<>\s]+@[^<>\s]+)>$/.exec(decodeWords(words).trim()) ?? [];
  return address ? { address, name: name.replace(/"/g, '').trim() } : null;
}
