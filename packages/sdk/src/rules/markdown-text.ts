const inline =
  /[\\`*[\]|]|~(?=~)|(?<=~)~|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-z/])|&(?=#?\w+;)/giu;
const atLineStart = /^([-+#>=]|:(?=-)|\d{1,9}(?=[.)]))/;

/** Escapes a plain text, so its Markdown shows the same text. */
export const asMarkdown = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
      const words = line.slice(indent.length).replace(inline, '\\$&');
      // Markdown ignores spaces at the start of a line, and four of them make it code.
      const spaces = '\u00A0'.repeat(indent.replaceAll('\t', '    ').length);
      return spaces + words.replace(atLineStart, escapedStart);
    })
    .join('\n');

const escapedStart = (sign: string) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`);

/** Returns the approximate text of Markdown without its syntax, for lists and unformatted views. */
export const wordsOfMarkdown = (markdown: string): string =>
  markdown
    .replace(/^ {0,3}(?:```|~~~).*\n?/gm, '')
    .replace(/^ {0,3}#{1,6} +/gm, '')
    .replace(/!\[((?:\\.|[^\]\\\n]){0,600})\]\(file:[\w-]{1,64}\)/g, '$1')
    .replace(/(?<!\\)\[([^\]\n\\]*)\]\((?:<([^>\n]*)>|([^()\s]*))(?: "[^"\n]*")?\)/g, linkText)
    .replace(/(?<!\\)(\*\*|~~)(?=\S)(.*?\S)(?<!\\)\1/g, '$2')
    .replace(/(?<![\\*\p{L}\p{N}])([*_`])(?=\S)([^\n]*?\S)(?<!\\)\1(?![*\p{L}\p{N}])/gu, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll('\u00A0', ' ');

function linkText(_: string, words: string, inBrackets?: string, bare?: string): string {
  const address = (inBrackets ?? bare ?? '').replace(/^mailto:/i, '');
  return words === '' || words === address ? address : `${words} (${address})`;
}
