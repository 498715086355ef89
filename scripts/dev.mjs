// npm run dev: the server from its sources, restarted when they change; the console through Vite;
// the widgets are rebuilt when their sources change.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { root } from './setup/run.mjs';

const bin = (name) => path.join(root, 'node_modules/.bin', name);
const children = [
  start(bin('tsx'), ['watch', '--conditions=helpdesk-source', 'packages/api/src/main.ts']),
  start(bin('vite'), ['packages/console']),
];

let building;
watch(path.join(root, 'packages/widgets/src'), { recursive: true }, () => {
  clearTimeout(building);
  building = setTimeout(
    () => start('npm', ['run', '--silent', 'build', '-w', 'packages/widgets']),
    150,
  );
});

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) child.once('exit', stop);

function start(command, args) {
  return spawn(command, args, { cwd: root, stdio: 'inherit' });
}

function stop() {
  for (const child of children) child.kill('SIGTERM');
  process.exit();
}
