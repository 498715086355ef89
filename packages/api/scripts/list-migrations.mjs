import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Adds new migrations to the end of `migrations/list.ts`, sorted by name. Listed ones keep their position, because databases
 * have run them in that order. With `--check`, reports what is missing.
 */
const folder = path.join(import.meta.dirname, '../src/database/migrations');
const file = path.join(folder, 'list.ts');
const list = readFileSync(file, 'utf8');
const isListed = (name) => list.includes(`from './${name}'`);
const added = readdirSync(folder)
  .filter((name) => /^\d{4}-.*\.ts$/.test(name) && !name.endsWith('.test.ts') && !isListed(name))
  .sort();

if (process.argv.includes('--check')) {
  if (added.length > 0) {
    console.error(`Not listed: ${added.join(', ')}. Run npm run generate.`);
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, added.reduce(withMigration, list));
  console.log(`Listed ${added.length} migrations.`);
}

function withMigration(text, name) {
  const exported = /export const (\w+): Migration/.exec(
    readFileSync(path.join(folder, name), 'utf8'),
  );
  if (!exported) throw new Error(`${name} exports no migration`);
  const imports = text.match(/^import .* from '\.\/\d{4}-.*';$/gm) ?? [];
  const before = imports.findLast((line) => line.split("'")[1] < `./${name}`) ?? '';
  return text
    .replace(before, `${before}\nimport { ${exported[1]} } from './${name}';`)
    .replace(/\n\];\n$/, `\n  ${exported[1]},\n];\n`);
}
