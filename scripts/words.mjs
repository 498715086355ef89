// `npm run words`: writes every English sentence of the product to words/, one file per surface, for copy editing. Each line
// has the number of characters, the position and the sentence.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { surfaces } from './words/surfaces.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.resolve(root, process.argv[2] ?? 'words');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

for (const [name, { title, read }] of Object.entries(surfaces)) {
  const sentences = await read(root);
  writeFileSync(path.join(folder, `${name}.md`), page(title, sentences));
  console.log(`${String(sentences.length).padStart(6)}  ${title}: ${name}.md`);
}
console.log(`\nWritten to ${path.relative(process.cwd(), folder) || '.'}`);

/** A heading for each file with sentences, followed by a line for each sentence. */
function page(title, sentences) {
  const lines = [`# ${title}`, '', `${sentences.length} sentences`];
  let last = '';
  for (const { file, place, text } of sentences) {
    if (file !== last) lines.push('', `## ${file}`, '');
    last = file;
    lines.push(`- ${String(text.length).padStart(3)} ${place}: ${text.replaceAll('\n', ' ⏎ ')}`);
  }
  return `${lines.join('\n')}\n`;
}
