// node scripts/precompress.mjs FOLDER: writes file.br and file.gz next to every text file that gets smaller, so the server
// never compresses a static file during a request.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textual = /\.(?:js|mjs|css|html|svg|json|yaml|txt|xml|webmanifest)$/;

export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => textual.test(name));
  await Promise.all(files.map((name) => compress(path.join(folder, name))));
}

/** Maximum size in bytes for trying all distance encodings: only trying shows which is shortest. */
const maxTried = 64_000;

async function smallestBrotli(content) {
  const tried = content.length > maxTried ? [0] : [0, 1, 2, 3];
  const packed = await Promise.all(
    tried.map((postfix) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        },
      }),
    ),
  );
  return packed.reduce((least, one) => (one.length < least.length ? one : least));
}

async function compress(file) {
  const content = await readFile(file);
  const brotli = smallestBrotli(content);
  const zipped = promisify(gzip)(content, { level: 9 });
  for (const [ending, packed] of [
    ['.br', await brotli],
    ['.gz', await zipped],
  ]) {
    if (packed.length < content.length) await writeFile(file + ending, packed);
  }
}

if (import.meta.filename === process.argv[1]) await precompress(process.argv[2] ?? 'dist');
