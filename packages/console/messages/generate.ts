import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allCatalogs } from './all.ts';
import { readCatalog } from './catalog.ts';
import { typesOf } from './types.ts';

/** Writes the types of every catalog; with `--check` reports which are out of date. */
const stale = allCatalogs()
  .map((file) => {
    const types = file.replace(/\.yaml$/, '.d.yaml.ts');
    return { types, text: typesOf(readCatalog(file)) };
  })
  .filter(({ types, text }) => !existsSync(types) || readFileSync(types, 'utf8') !== text);

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    const names = stale.map(({ types }) => path.relative(process.cwd(), types));
    console.error(`Out of date: ${names.join(', ')}. Run npm run generate.`);
    process.exitCode = 1;
  }
} else {
  for (const { types, text } of stale) writeFileSync(types, text);
  console.log(`Generated the types of ${stale.length} catalogs.`);
}
