import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Bytes of a module as a browser would load it. */
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

it('costs a page that makes one call at most 1.8 kB', async () => {
  const size = await sizeOf(`
    import { call } from './call.ts';
    import { widgetSubmit } from './operations.ts';
    export const submit = (data) =>
      call({ baseUrl: 'https://help.example.com' }, widgetSubmit, { formId: 'a', org: 'b', data });
  `);
  expect(size).toBeLessThanOrEqual(1_800);
});

it('costs a page that keeps a chat at most 3.6 kB', async () => {
  const size = await sizeOf(`export { connectChat } from './chat.ts';`);
  expect(size).toBeLessThanOrEqual(3_600);
});

it('costs a page that may call everything at most 6.3 kB, without zod', async () => {
  const size = await sizeOf(`
    import { createHelpdesk } from './index.ts';
    export const helpdesk = createHelpdesk();
  `);
  // Some ten bytes for each operation.
  expect(size).toBeLessThanOrEqual(6_300);
});
