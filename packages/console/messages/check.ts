import path from 'node:path';
import { allCatalogs, allCode } from './all.ts';
import { readCatalog } from './catalog.ts';
import { literalsIn } from './literals.ts';
import { usesIn } from './uses.ts';

/** Reports unused and missing messages, and texts that are hard-coded in the code. */
const complaints: string[] = [];
const relative = (file: string) => path.relative(process.cwd(), file);
const unused = new Map(
  allCatalogs().map((file) => {
    const sections = Object.entries(readCatalog(file));
    const names = sections.flatMap(([section, messages]) =>
      Object.keys(messages).map((name) => `${section}.${name}`),
    );
    return [file, new Set(names)];
  }),
);
for (const { file, code } of allCode()) {
  for (const { line, text } of literalsIn(file, code)) {
    complaints.push(`${relative(file)}:${line}: belongs into messages.yaml: ${text}`);
  }
  const found = usesIn(file, code);
  const left = found && unused.get(found.catalog);
  if (!found) continue;
  if (!left) complaints.push(`${relative(file)}: has no ${relative(found.catalog)}`);
  for (const { section, name } of found.uses) {
    if (name) left?.delete(`${section}.${name}`);
    else for (const one of left ?? []) if (one.startsWith(`${section}.`)) left?.delete(one);
  }
}
for (const [file, names] of unused) {
  for (const name of names) complaints.push(`${relative(file)}: nobody says ${name}`);
}
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exitCode = 1;
}
