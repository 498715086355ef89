// npm run dev: the server from its sources, restarted when they change, and the console through Vite.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './setup/toolchain.mjs';

const bin = (name) => path.join(root, 'node_modules/.bin', name);

const programs = [
  [bin('tsx'), ['watch', '--conditions=helpdesk-source', 'packages/api/src/server.ts']],
  [bin('vite'), ['packages/console']],
  ['npm', ['run', 'build', '-w', 'packages/widgets', '--', '--watch']],
];

const children = programs.map(([command, args]) =>
  spawn(command, args, { cwd: root, stdio: 'inherit' }),
);

function stop() {
  for (const child of children) child.kill('SIGTERM');
}

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) {
  child.on('exit', (code) => {
    if (code) process.exitCode = code;
    stop();
  });
}
