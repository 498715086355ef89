import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { textsOf } from './in-lists.mjs';
import { isKeywords } from './is-sentence.mjs';

const folder = 'packages/console';

/** The messages in the console's catalogs: a `messages.yaml` (or JSON) per feature. Search keywords are omitted. */
export const inCatalogs = (root) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => `${folder}/${String(file).split(path.sep).join('/')}`)
    .filter((file) => /(^|\/)src\/(.*\/)?messages[.](yaml|json)$/.test(file))
    .toSorted()
    .flatMap((file) =>
      textsOf(parse(readFileSync(path.join(root, file), 'utf8')))
        .map(({ place, text }) => ({ file, place, text: text.trim() }))
        .filter(({ text }) => !isKeywords(text)),
    );
