import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

export const currentVersion = (root) => readJson(path.join(root, 'package.json')).version;

/** Whether a version is greater than another; a pre-release is less than its version. */
export function isNewer(version, current) {
  const [ours, theirs] = [version, current].map((one) => one.split('-'));
  const numbers = ours[0].localeCompare(theirs[0], 'en', { numeric: true });
  if (numbers !== 0) return numbers > 0;
  if (!ours[1] || !theirs[1]) return !ours[1] && Boolean(theirs[1]);
  return ours[1].localeCompare(theirs[1], 'en', { numeric: true }) > 0;
}

/** Sets the version in every package, their references to each other, the lockfile and the contract, the source of openapi.yaml. */
export function setVersions(root, version) {
  const workspaces = readJson(path.join(root, 'package.json')).workspaces;
  const files = ['', ...workspaces].map((folder) => path.join(root, folder, 'package.json'));
  const names = new Set(files.map((file) => readJson(file).name));
  for (const file of files) writeJson(file, withVersion(readJson(file), names, version));

  const lockfile = path.join(root, 'package-lock.json');
  const lock = readJson(lockfile);
  for (const folder of ['', ...workspaces]) {
    const known = lock.packages[folder];
    if (known) lock.packages[folder] = withVersion(known, names, version);
  }
  writeJson(lockfile, { ...lock, version });

  const contract = path.join(root, 'contract/root.yaml');
  const text = readFileSync(contract, 'utf8');
  const changed = text.replace(/^( {2}version: ).*$/m, `$1${version}`);
  writeFileSync(contract, changed);
}

function withVersion(manifest, names, version) {
  const changed = { ...manifest, ...(manifest.version && { version }) };
  for (const kind of ['dependencies', 'devDependencies', 'peerDependencies']) {
    if (!manifest[kind]) continue;
    changed[kind] = Object.fromEntries(
      Object.entries(manifest[kind]).map(([name, at]) => [name, names.has(name) ? version : at]),
    );
  }
  return changed;
}
