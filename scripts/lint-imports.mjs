import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { queriesOutside } from './checks/queries.mjs';
import { circlesOf, roomEdges } from './checks/rooms.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const depcruise = path.join(root, 'node_modules/.bin/depcruise');

/** Checks imports: the rules of dependency-cruiser, cycles between rooms, and where queries are built. */
const { stdout } = await promisify(execFile)(
  depcruise,
  ['packages', 'examples', 'e2e', 'bench', '--output-type', 'json'],
  { cwd: root, maxBuffer: 256 * 1024 * 1024 },
);
const { modules, summary } = JSON.parse(stdout);
const complaints = [
  ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...circlesOf(roomEdges(modules)),
  ...queriesOutside(root),
];
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exit(1);
}
