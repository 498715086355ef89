import path from 'node:path';
import { run, stepOnChange } from './run.mjs';

const shared = ['package-lock.json', 'tsconfig.base.json', 'openapi.yaml', 'packages/sdk'];
const compress = 'scripts/precompress.mjs';
const widgets = 'packages/widgets';

/** Builds what changed: the server in parallel with the pages, and the pages one after the other. */
export async function buildAll(isForced) {
  const build = (workspace, reads, leaves) => {
    const change = { reads: [...shared, compress, workspace, ...reads], leaves, isForced };
    return stepOnChange(path.basename(workspace), change, async () => {
      await run('npm', ['run', 'build', '-w', workspace], { NODE_ENV: 'production' });
      return 'built';
    });
  };
  const pages = async () => {
    await build(widgets, [], ['packages/widgets/dist/widget.js']);
    await build('packages/console', [widgets], ['packages/console/dist/index.html']);
    const examples = ['examples/react/dist/index.html', 'examples/headless/dist/index.html'];
    await build('examples', [widgets], examples);
  };
  const server = ['packages/sdk/dist/index.js', 'packages/api/dist/server.js'];
  await Promise.all([build('packages/api', ['examples/server.ts'], server), pages()]);
}
