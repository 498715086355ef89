// Compares openapi.yaml with the contract of the last release: breaking changes need a new version. With --print, also lists
// additions, for the changelog.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { changesBetween, mayBreak } from './contract/changes.mjs';
import { releasedContract } from './contract/released.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const before = releasedContract(root);
const after = parse(readFileSync(`${root}openapi.yaml`, 'utf8'));
const { breaks, added } = changesBetween(before, after);
if (process.argv.includes('--print')) for (const one of added) console.log(`new: ${one}`);
for (const one of breaks) console.error(one);
if (breaks.length > 0 && !mayBreak(before.info.version, after.info.version)) {
  console.error(
    `Programs of ${before.info.version} would break: keep it, deprecate it, or raise the version.`,
  );
  process.exitCode = 1;
}
