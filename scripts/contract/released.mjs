// The contract of the last release, stored as a file, because not every clone of the repository has the tag.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';

const fileIn = (root) => path.join(root, 'scripts/contract/released.yaml');

/** Returns the contract of the last release without descriptions for people. */
export function releasedContract(root) {
  const file = fileIn(root);
  if (!existsSync(file)) {
    throw new Error(`${path.relative(root, file)} is missing: restore it from the last release`);
  }
  return parse(readFileSync(file, 'utf8'));
}

/** Stores the contract of the release that is being created. */
export function keepContract(root) {
  const contract = parse(readFileSync(path.join(root, 'openapi.yaml'), 'utf8'));
  const text = stringify(withoutTexts(contract), { aliasDuplicateObjects: false, lineWidth: 0 });
  writeFileSync(fileIn(root), `# Written by npm run release.\n${text}`);
}

const texts = new Set(['description', 'summary', 'example', 'examples', 'x-messages']);

function withoutTexts(node, isNames = false) {
  if (Array.isArray(node)) return node.map((one) => withoutTexts(one));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      // A property can have the name of a text field.
      .filter(([name]) => isNames || !texts.has(name))
      .map(([name, value]) => [name, withoutTexts(value, name === 'properties' && !isNames)]),
  );
}
