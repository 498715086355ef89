// Checks the source files in contract/.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument, visit } from 'yaml';

/** Returns the files of the folder, each with its path from the root and its text. */
export const partsIn = (root) =>
  readdirSync(path.join(root, 'contract'), { recursive: true })
    .filter((file) => file.endsWith('.yaml'))
    .sort((one, other) => (one < other ? -1 : 1))
    .map((name) => path.join('contract', name))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const longest = 160;

export const longLines = ({ file, text }) =>
  text.split('\n').flatMap((line, i) => {
    const { length } = line;
    return length > longest ? [`${file}:${i + 1}: ${length} characters, at most ${longest}`] : [];
  });

/** Finds unquoted texts with a question mark within braces. Java generators read YAML with SnakeYAML, which ends such a text there. */
export function unquotedQuestions({ file, text }) {
  const lineCounter = new LineCounter();
  const found = [];
  visit(parseDocument(text, { lineCounter }), {
    Scalar(_, { type, source, range }, parents) {
      if (type !== 'PLAIN' || !source.includes('?') || !parents.some(({ flow }) => flow)) return;
      found.push(`${file}:${lineCounter.linePos(range[0]).line}: "${source}" needs quotes`);
    },
  });
  return found;
}
