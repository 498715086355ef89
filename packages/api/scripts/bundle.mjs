// Bundles many files into a few, because Node resolves, reads and compiles each module at every start.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const shared = {
  absWorkingDir: root,
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
};

// Removes files of an earlier build, so none of them can run.
for (const name of readdirSync(`${root}dist`, { encoding: 'utf8', recursive: true })) {
  if (/\.(c?js|map|code)$/.test(name)) rmSync(`${root}dist/${name}`);
}

/** Packages that are compiled for a machine, or large and loaded on first use. */
const apart = [
  'better-sqlite3',
  'sharp',
  '@node-rs/argon2',
  '@zxcvbn-ts/*',
  '@modelcontextprotocol/*',
  'mailauth/*',
  'imapflow',
  'otpauth',
  'openid-client',
  '@simplewebauthn/*',
  '@helpdesk/examples',
  'yaml',
];
/** Drivers of databases that we don't use, and an optional one of pg. */
const absent = ['mariadb', 'mysql', 'mysql2', 'oracledb', 'sqlite3', 'tedious', 'pg-query-stream'];

/** esbuild escapes non-ASCII characters in strings only, not in templates and patterns. */
const escapeOwn = {
  name: 'escape-own',
  setup({ onLoad }) {
    onLoad(
      { filter: /[\\/]src[\\/].*\.ts$|[\\/](markdown-it|linkify-it)[\\/].*\.m?js$/ },
      ({ path }) => {
        const text = readFileSync(path, 'utf8');
        const escaped = text.replace(
          /[\u0080-\uffff]/g,
          (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
        return { contents: escaped, loader: path.endsWith('.ts') ? 'ts' : 'js' };
      },
    );
  },
};

/** The server with its libraries as one script, because V8 caches the code of scripts. See src/start. */
const { outputFiles } = await build({
  ...shared,
  entryPoints: ['src/main.ts'],
  external: [...apart, ...absent, 'mariadb/*', 'pg-native'],
  conditions: ['helpdesk-source'],
  format: 'cjs',
  // A dynamic import becomes a late require(), because import() in a script is experimental in Node 20.
  supported: { 'dynamic-import': false },
  minifyWhitespace: true,
  minifySyntax: true,
  define: { 'import.meta.url': 'ownUrl' },
  banner: {
    js: `(function(module,exports,require,__filename){const __dirname=require("node:path").dirname(__filename),ownUrl=require("node:url").pathToFileURL(__filename).href;`,
  },
  footer: { js: '})' },
  plugins: [escapeOwn],
  write: false,
});
for (const { path, text, contents } of outputFiles) {
  const isScript = path.endsWith('.js');
  // Read byte by byte, so V8 doesn't need to decode it.
  if (isScript && contents.length !== text.length) throw new Error(`${path} must be ASCII`);
  const name = createHash('sha256').update(contents).digest('hex');
  writeFileSync(path, isScript ? `${text}//# build=${name}\n` : contents);
}

/** The program that runs it. */
await build({
  ...shared,
  entryPoints: { server: 'src/start/server.ts' },
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
});

/** Libraries are not bundled. Internal parts of the SDK are, because no package can import them. */
const librariesApart = {
  name: 'libraries-apart',
  setup({ onResolve }) {
    const isPrivate = /^@helpdesk\/sdk\/(attempt|client|contract|imports|pieces|rules|schema)\b/;
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || isPrivate.test(path) ? undefined : { path, external: true },
    );
  },
};

/** Files generated once at build time, not by each server: the contract as JSON and the documentation page. */
await build({
  ...shared,
  entryPoints: ['src/prepare-contract.ts'],
  plugins: [librariesApart],
  conditions: ['helpdesk-source'],
  format: 'esm',
});
await import(`${root}dist/prepare-contract.js`);

/** Separate entry points: programs that start their own server, and the thread that parses emails. */
await build({
  ...shared,
  entryPoints: [
    'src/seed.ts',
    'src/move-files.ts',
    'src/reseal.ts',
    'src/backup.ts',
    'src/restore.ts',
    'src/backup-drill.ts',
    'src/import-organization.ts',
    'src/dead-letters.ts',
    'src/testing.ts',
    'src/mail/in/parsing-thread.js',
  ],
  plugins: [librariesApart],
  conditions: ['helpdesk-source'],
  format: 'esm',
  splitting: true,
  // In the same folder, because shared chunks also find files relative to dist. See src/places.ts.
  chunkNames: '[name]-[hash]',
});
