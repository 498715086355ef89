// Finds what prose/words.mjs does without, sentence by sentence. retext's parser splits them; code and links are no prose.
import { toString as textOf } from 'nlcst-to-string';
import { ParseEnglish } from 'parse-english';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRetext from 'remark-retext';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { words } from './words.mjs';

const english = new ParseEnglish();
const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkRetext, ParseEnglish).freeze();

/** Most texts have none of the words: they need not be split into sentences. */
export const mayHaveMistakes = (text) =>
  /\b(Who|What)/.test(text) || words.some(({ find }) => find.test(text));

/** The mistakes in a plain text, each with its line, what it says and what to write instead. */
export const mistakesIn = (text) => (mayHaveMistakes(text) ? mistakesOf(english.parse(text)) : []);

/** The same for Markdown, with its tables. */
export function mistakesInMarkdown(text) {
  const tree = markdown.parse(text);
  const found = mistakesOf(markdown.runSync(tree, text));
  // Retext leaves tables out: each cell is read as a paragraph.
  visit(tree, 'tableCell', ({ children, position }) => {
    const paragraph = { type: 'paragraph', children, position };
    found.push(
      ...mistakesOf(markdown.runSync({ type: 'root', children: [paragraph], position }, text)),
    );
  });
  return found;
}

function mistakesOf(tree) {
  const found = [];
  visit(tree, 'SentenceNode', (sentence) => {
    const said = textOf(withoutCode(sentence)).replace(/\s+/g, ' ').trim();
    const line = sentence.position?.start.line;
    for (const { find, instead, sentence: isWhole } of words) {
      if (isWhole && !/[.:]$/.test(said)) continue;
      const [match] = find.exec(said) ?? [];
      if (match) found.push({ line, said: isWhole ? said.slice(0, 60) : match, instead });
    }
  });
  return found;
}

const withoutCode = (node) => ({
  ...node,
  ...(node.type === 'SourceNode' && { value: '…' }),
  ...(node.children && { children: node.children.map(withoutCode) }),
});
