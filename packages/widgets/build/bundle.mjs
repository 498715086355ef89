import { readFile } from 'node:fs/promises';
import path from 'node:path';
import alias from '@rollup/plugin-alias';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { transform } from 'esbuild';
import { rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { partsOfPacks } from './packs.mjs';

/**
 * Bundles and minifies; `define` replaces names in the source, `aliases` replaces module names with files, and globals in `without` don't
 * exist for libraries either.
 */
export async function bundle(input, output, { define = {}, aliases = {}, without = [] } = {}) {
  const build = await rollup({
    input,
    plugins: [
      refuseReact(),
      ownCalls(),
      partsOfPacks(),
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
        compress: {
          passes: 3,
          unsafe_arrows: true,
          // Compiles templates to additions, which is the same except for dates and objects with their own valueOf.
          unsafe: true,
          // No code here depends on side effects of getters.
          pure_getters: true,
          // `global` is Node's; r2wc would look up functions by name there.
          global_defs: Object.fromEntries(['global', ...without].map((name) => [name, undefined])),
        },
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

/** Fails if React is bundled: r2wc imports it, and a missing alias would send all of it to every host page. */
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

/** Makes each operation of the SDK a module of its own, so a chunk contains only those it calls. */
function ownCalls() {
  const list = path.join(import.meta.dirname, '../../sdk/src/client/calls.ts');
  const bodies = path.join(import.meta.dirname, '../../sdk/src/form.ts');
  const imported = /import \{([^}]*)\} from '(?:@helpdesk\/sdk|\.)\/operations(?:\.ts)?';/;
  return {
    name: 'own-calls',
    // Each on-demand chunk gets its own copy: a shared one would be in the core, which all pages load.
    resolveId: (source, importer) =>
      source.startsWith('call:') ? `${source}?${path.basename(importer)}` : null,
    async load(id) {
      if (!id.startsWith('call:')) return null;
      const [name] = id.slice('call:'.length).split('?');
      const found = (await readFile(list, 'utf8')).match(
        new RegExp(`^export const ${name}: .* = \\{ id: '[^']*', (.*) \\};$`, 'm'),
      );
      if (!found) throw new Error(`${list} has no ${name}`);
      const body = /body: (form|bytes|piece)$/.exec(found[1])?.[1];
      const needs = body ? `import { ${body} } from ${JSON.stringify(bodies)}; ` : '';
      return `${needs}export const ${name} = { ${found[1]} };`;
    },
    transform(code) {
      const names = imported.exec(code)?.[1];
      if (!names) return null;
      const each = names.split(',').map((name) => name.trim());
      const imports = each.filter(Boolean).map((name) => `import { ${name} } from 'call:${name}';`);
      return code.replace(imported, imports.join(' '));
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
      // esbuild keeps the spaces in values of custom properties and functions.
      const short = code
        .trim()
        .replaceAll(', ', ',')
        .replaceAll(/ ([*/]) (?=var|y)/g, '$1');
      return `export default ${JSON.stringify(short)}`;
    },
  };
}
