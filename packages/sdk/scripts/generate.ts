import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generate } from './generate/generate.ts';
import { ContractRefusal } from './generate/refusal.ts';

const contractFile = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url));
const folder = fileURLToPath(new URL('../src/contract/', import.meta.url));
const onlyCheck = process.argv.includes('--check');

try {
  const files = Object.entries(await generate(contractFile));
  const stale = files.filter(([name, text]) => textOf(name) !== text);
  if (onlyCheck && stale.length > 0) {
    fail(`${stale.map(([name]) => name).join(', ')} differ from openapi.yaml: npm run generate`);
  } else if (!onlyCheck) {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of stale) writeFileSync(folder + name, text);
  }
  console.log(onlyCheck ? 'The contract is generated.' : `Generated ${stale.length} files.`);
} catch (error) {
  if (!(error instanceof ContractRefusal)) throw error;
  fail(error.message);
}

function textOf(name: string): string | undefined {
  return existsSync(folder + name) ? readFileSync(folder + name, 'utf8') : undefined;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
