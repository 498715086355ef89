/** The Markdown formatting of the composer's buttons and shortcuts. */
export type Mark = 'bold' | 'italic' | 'list' | 'numbers' | 'quote' | 'code' | 'link';

export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** The text to insert in place of a range, and the selection afterwards. */
export interface Change {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

const around = { bold: '**', italic: '_' } as const;
const before = { list: () => '- ', quote: () => '> ', numbers: (line: number) => `${line + 1}. ` };
const set = { list: /^- /, quote: /^> ?/, numbers: /^\d+\. / };

/** Returns the change that formats the selection, or removes the formatting if it has it. */
export function changeFor(mark: Mark, selected: Selected): Change {
  if (mark === 'bold' || mark === 'italic') return wrapped(selected, around[mark]);
  if (mark === 'link') return linked(selected);
  if (mark === 'code') return coded(selected);
  return ofLines(selected, mark);
}

function wrapped({ text, start, end }: Selected, sign: string): Change {
  const { length } = sign;
  const words = text.slice(start, end);
  if (text.slice(start - length, start) === sign && text.slice(end, end + length) === sign) {
    const from = start - length;
    return { from, to: end + length, insert: words, start: from, end: end - length };
  }
  // In Markdown, formatting can't start or end with a space.
  const lead = /^\s*/.exec(words)?.[0] ?? '';
  const inner = words.trim();
  const tail = inner === '' ? '' : words.slice(lead.length + inner.length);
  const at = start + lead.length + length;
  const insert = `${lead}${sign}${inner}${sign}${tail}`;
  return { from: start, to: end, insert, start: at, end: at + inner.length };
}

const address = 'https://';

function linked({ text, start, end }: Selected): Change {
  const words = text.slice(start, end).trim();
  const isAddress = /^https?:\/\/\S+$/.test(words);
  const insert = isAddress ? `[](${words})` : `[${words}](${address})`;
  const at = isAddress || words === '' ? start + 1 : start + words.length + 3;
  const chosen = isAddress || words === '' ? at : at + address.length;
  return { from: start, to: end, insert, start: at, end: chosen };
}

function coded(selected: Selected): Change {
  const { text, start, end } = selected;
  const words = text.slice(start, end);
  if (!words.includes('\n')) return wrapped(selected, '`');
  const insert = `${lineBefore(text, start)}\`\`\`\n${words}\n\`\`\`\n`;
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length };
}

const lineBefore = (text: string, at: number) => (at === 0 || text[at - 1] === '\n' ? '' : '\n');

function ofLines({ text, start, end }: Selected, mark: 'list' | 'numbers' | 'quote'): Change {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isSet = lines.every((line) => set[mark].test(line));
  const insert = lines
    .map((line, at) => (isSet ? line.replace(set[mark], '') : before[mark](at) + line))
    .join('\n');
  const isOne = start === end && lines.length === 1;
  return {
    from,
    to,
    insert,
    start: isOne ? from + insert.length : from,
    end: from + insert.length,
  };
}

/** Applies a change to a text box as if it was typed, so the browser can undo it. */
export function put(box: HTMLTextAreaElement, { from, to, insert, start, end }: Change) {
  box.focus();
  box.setSelectionRange(from, to);
  const isTyped = document.execCommand?.('insertText', false, insert);
  if (!isTyped) {
    box.setRangeText(insert, from, to, 'end');
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  box.setSelectionRange(start, end);
}
