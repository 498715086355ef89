import { readFile } from 'node:fs/promises';
import path from 'node:path';
import alias from '@rollup/plugin-alias';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { transform } from 'esbuild';
import { rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';

/** Bundles and minifies; `define` replaces names of the source, `aliases` module names by files. */
export async function bundle(input, output, { define = {}, aliases = {} } = {}) {
  const build = await rollup({
    input,
    plugins: [
      refuseReact(),
      onlyTextKind(),
      alias({ entries: aliases }),
      inlineCss(),
      resolve({
        exportConditions: ['helpdesk-source', 'browser'],
        extensions: ['.js', '.ts', '.tsx'],
      }),
      esbuild({ target: 'es2022', jsx: 'transform', jsxFactory: 'h', define }),
      terser({
        module: true,
        ecma: 2020,
        compress: { passes: 3, unsafe_arrows: true },
        format: { comments: false },
      }),
    ],
    onwarn(warning) {
      throw new Error(warning.message);
    },
  });
  const made = await build.generate(output);
  await build.close();
  return made.output;
}

/** r2wc asks for React; a missed alias would put all of it on every host page. */
function refuseReact() {
  return {
    name: 'refuse-react',
    moduleParsed({ id }) {
      if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) {
        throw new Error(`${id} must not be part of the widgets`);
      }
    },
  };
}

/** r2wc can read attributes in seven ways; the elements leave one to it, and no page pays for the others. */
function onlyTextKind() {
  return {
    name: 'only-text-kind',
    transform(code, id) {
      if (!id.includes('@r2wc/core/')) return null;
      const kinds = /\{\s*string: (\w+),[^}]*\}/;
      if (!kinds.test(code)) throw new Error(`${id} has changed: where are its kinds?`);
      return code.replace(kinds, '{ string: $1 }');
    },
  };
}

function inlineCss() {
  return {
    name: 'inline-css',
    resolveId: (source, importer) =>
      source.endsWith('.css?inline') && importer
        ? path.resolve(path.dirname(importer), source)
        : null,
    async load(id) {
      if (!id.endsWith('.css?inline')) return null;
      const css = await readFile(id.replace('?inline', ''), 'utf8');
      const { code } = await transform(css, { loader: 'css', minify: true, target: 'esnext' });
      return `export default ${JSON.stringify(code.trim())}`;
    },
  };
}
