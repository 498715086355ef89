// node scripts/precompress.mjs FOLDER: writes file.br and file.gz beside every text file that gets
// smaller, so that the server never compresses a static file during a request.
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

async function compress(file) {
  const content = await readFile(file);
  const brotli = promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const zipped = promisify(gzip)(content, { level: 9 });
  for (const [ending, packed] of [
    ['.br', await brotli],
    ['.gz', await zipped],
  ]) {
    if (packed.length < content.length) await writeFile(file + ending, packed);
  }
}

if (import.meta.filename === process.argv[1]) await precompress(process.argv[2] ?? 'dist');
