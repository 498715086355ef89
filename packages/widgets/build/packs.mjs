import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const sentences = path.join(import.meta.dirname, '../../sdk/src/rules/element-sentences');
const languages = (await readdir(sentences))
  .filter((file) => /^[a-z]{2}\.ts$/.test(file))
  .map((file) => path.parse(file).name);

/** The parts of a language pack: one chunk for forms and searches and one for chats, so each visitor loads only one. */
const parts = {
  '': ['files', 'form', 'search', 'mistakes', 'refusals'],
  '-chat': ['files', 'chat', 'mistakes', 'refusals', 'sentences'],
};

/** The chunks of all languages, by name. */
export const packs = Object.fromEntries(
  languages.flatMap((language) =>
    Object.keys(parts).map((part) => [`pack-${language}${part}`, `pack:${language}${part}`]),
  ),
);

/** Creates a module for each part of a language pack. */
export function partsOfPacks() {
  return {
    name: 'parts-of-packs',
    resolveId: (source) => (source.startsWith('pack:') ? source : null),
    async load(id) {
      const [, language, part] = /^pack:(..)(.*)/.exec(id) ?? [];
      if (!language) return null;
      const pack = await packOf(language);
      const kept = parts[part].map((name) => [name, pack[name]]);
      return `export const pack = ${JSON.stringify(Object.fromEntries(kept))};`;
    },
  };
}

async function packOf(language) {
  const { outputFiles } = await build({
    entryPoints: [path.join(sentences, `${language}.ts`)],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const { pack } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return pack;
}
