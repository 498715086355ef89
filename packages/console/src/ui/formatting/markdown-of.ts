import { asMarkdown } from '@helpdesk/sdk/rules/markdown-text';

const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE UL'.split(
    ' ',
  ),
);
const shown =
  'a[href], b, strong, i, em, s, del, strike, code, pre, ul, ol, blockquote, table, h1, h2, h3, h4, h5, h6';

/** Whether pasted content has any formatting. */
export const isFormatted = (body: HTMLElement): boolean => body.querySelector(shown) !== null;

/** Converts pasted content to Markdown, with the formatting that messages support. */
export const markdownOf = (body: HTMLElement): string => blocksOf(body).join('\n\n');

function blocksOf(parent: Element): string[] {
  const found: string[] = [];
  let run: Node[] = [];
  const flush = () => {
    const words = run
      .map(inline)
      .join('')
      .replace(/ +/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim();
    if (words) found.push(words);
    run = [];
  };
  for (const node of parent.childNodes) {
    if (!isBlock(node)) {
      run.push(node);
      continue;
    }
    flush();
    found.push(...blockOf(node));
  }
  flush();
  return found;
}

const isBlock = (node: Node): node is Element =>
  node instanceof Element && (blocks.has(node.tagName) || node.querySelector(blockTags) !== null);

const blockTags = [...blocks].join();

function blockOf(node: Element): string[] {
  const { tagName } = node;
  if (/^H[1-6]$/.test(tagName)) {
    const words = oneLine(node);
    // Signs at its end would close the heading and not be shown.
    const ended = words.replace(/(?<= )#+$/, '\\$&');
    return words ? [`${'#'.repeat(Number(tagName[1]))} ${ended}`] : [];
  }
  if (tagName === 'PRE') return [fenced(node.textContent)];
  if (tagName === 'HR') return ['---'];
  if (tagName === 'BLOCKQUOTE') return [prefixed(blocksOf(node).join('\n\n'), '> ')];
  if (tagName === 'UL' || tagName === 'OL') return [listOf(node)].filter(Boolean);
  if (node instanceof HTMLTableElement) return [tableOf(node)].filter(Boolean);
  return blocksOf(node);
}

function listOf(list: Element): string {
  let number = Number(list.getAttribute('start') ?? 1);
  const items: string[] = [];
  for (const item of list.children) {
    const words = (item.tagName === 'LI' ? blocksOf(item) : blockOf(item)).join('\n');
    if (!words) continue;
    // Google Docs puts a nested list beside its item.
    if (item.tagName !== 'LI' && items.length > 0) {
      items.push(indented(words, list.tagName === 'OL' ? 3 : 2));
      continue;
    }
    const sign = list.tagName === 'OL' ? `${number}. ` : '- ';
    number += 1;
    items.push(sign + indented(words, sign.length).trimStart());
  }
  return items.join('\n');
}

const indented = (text: string, spaces: number) => text.replace(/^(?=.)/gm, ' '.repeat(spaces));

const prefixed = (text: string, sign: string) => text.replace(/^/gm, sign).replace(/^> $/gm, '>');

function tableOf(table: HTMLTableElement): string {
  const rows = [...table.rows].map((row) => [...row.cells].map(oneLine));
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const [head, ...rest] = rows;
  if (!head || width === 0) return '';
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  return [line(head), line(Array.from({ length: width }, () => '---')), ...rest.map(line)].join(
    '\n',
  );
}

const oneLine = (node: Element) => blocksOf(node).join(' ').replaceAll('\n', ' ');

function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text.replace(/\n$/, '')}\n${fence}`;
}

/** A space at the start separates words here; it is not at the start of a line. */
const plain = (text: string) =>
  text.startsWith(' ') ? ` ${asMarkdown(text.slice(1))}` : asMarkdown(text);

function inline(node: Node): string {
  if (node instanceof Text) return plain(node.data.replace(/[ \t\r\n]+/g, ' '));
  if (!(node instanceof Element)) return '';
  const words = [...node.childNodes].map(inline).join('');
  switch (node.tagName) {
    case 'BR':
      return '\n';
    case 'B':
    case 'STRONG':
      return around(words, '**');
    case 'I':
    case 'EM':
      return around(words, '*');
    case 'S':
    case 'DEL':
    case 'STRIKE':
      return around(words, '~~');
    case 'CODE':
      return coded(node.textContent);
    case 'A':
      return linked(words, node.getAttribute('href') ?? '');
    default:
      return words;
  }
}

/** In Markdown, formatting can't start or end with a space, or span lines. */
function around(words: string, sign: string): string {
  return words.replace(/[^\n]+/g, (line) => {
    const said = line.trim();
    if (!said || said.startsWith(sign)) return line;
    const [before = ''] = /^\s*/.exec(line) ?? [];
    return `${before}${sign}${said}${sign}${line.slice(before.length + said.length)}`;
  });
}

function coded(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (!words) return text && ' ';
  const longest = Math.max(0, ...[...words.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${ticks}${space}${words}${space}${ticks}`;
}

function linked(words: string, href: string): string {
  const said = words.replaceAll('\n', ' ').trim();
  if (!said || !/^(https?:|mailto:)/i.test(href)) return words;
  // A URL becomes a link by itself.
  if (said === href && asMarkdown(href) === href) return href;
  return `[${said}](<${href.replace(/[<>\\\s]/g, encodeURIComponent)}>)`;
}
