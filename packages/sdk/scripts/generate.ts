import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, readParts } from './generate/bundle.ts';
import { generate } from './generate/generate.ts';
import { ContractRefusal } from './generate/refusal.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = path.join(root, 'packages/sdk/src');
const onlyCheck = process.argv.includes('--check');

try {
  const contract = bundle(readParts(path.join(root, 'contract')));
  const code = Object.entries(await generate(contract));
  const files: [string, string][] = [
    [path.join(root, 'openapi.yaml'), contract],
    ...code.map(([name, text]): [string, string] => [path.join(folder, name), text]),
  ];
  const stale = files.filter(([file, text]) => textOf(file) !== text);
  if (onlyCheck && stale.length > 0) {
    const names = stale.map(([file]) => path.basename(file));
    fail(`Out of date: ${names.join(', ')}. Run npm run generate.`);
  } else if (!onlyCheck) {
    for (const [file, text] of stale) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  console.log(onlyCheck ? 'The contract is generated.' : `Generated ${stale.length} files.`);
} catch (error) {
  if (!(error instanceof ContractRefusal)) throw error;
  fail(error.message);
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
