import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Returns the size of a module in bytes, as a browser would load it. */
async function sizeOf(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

it('adds at most 1.8 kB to a page that makes one call', async () => {
  const size = await sizeOf(`
    import { call } from './call.ts';
    import { widgetSubmit } from './operations.ts';
    export const submit = (data) =>
      call({ baseUrl: 'https://help.example.com' }, widgetSubmit, { formId: 'a', org: 'b', data });
  `);
  expect(size).toBeLessThanOrEqual(1_800);
});

it('adds at most 3.65 kB to a page with a chat', async () => {
  const size = await sizeOf(`export { connectChat } from './chat.ts';`);
  expect(size).toBeLessThanOrEqual(3_650);
});

it('adds at most 6.3 kB to a page with the whole client, without zod', async () => {
  const size = await sizeOf(`
    import { createHelpdesk } from './index.ts';
    export const helpdesk = createHelpdesk();
  `);
  // About ten bytes per operation.
  expect(size).toBeLessThanOrEqual(6_300);
});
