import { existsSync } from 'node:fs';
import path from 'node:path';
import { elementLanguages } from '../../sdk/src/rules/element-languages.ts';
import { allCatalogs, allCode } from './all.ts';
import { readCatalog } from './catalog.ts';
import { literalsIn } from './literals.ts';
import { faultsOf, translationOf } from './translations.ts';
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
for (const file of allCatalogs()) {
  const others = elementLanguages
    .filter((one) => one !== 'en')
    .map((one) => translationOf(file, one));
  // A catalog is translated into all languages or none.
  if (!others.some((one) => existsSync(one))) continue;
  const english = readCatalog(file);
  for (const other of others) {
    const faults = existsSync(other) ? faultsOf(readCatalog(other), english) : ['is missing'];
    complaints.push(...faults.map((fault) => `${relative(other)}: ${fault}`));
  }
}
for (const [file, names] of unused) {
  for (const name of names) complaints.push(`${relative(file)}: nobody says ${name}`);
}
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exitCode = 1;
}
