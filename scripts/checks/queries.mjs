import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const places = /^database\/|(^|\/)(store|read)([.]ts$|\/)/;
const ofTests = /[.]test[.]ts$|^test\/|\/test-[^/]+[.]ts$/;

/** Patterns that occur only in queries: a table name, a condition, SQL itself. Type imports are not queries. */
const signs = [
  /from '[^']*database\/prepare[.]ts'/,
  /\b[a-z]\w*\s*\.(from|along)\(\s*'[a-z_]+'/,
  /\.(where|orWhere|andWhere|whereIn|whereNull|whereNotNull|whereRaw|whereExists|orderByRaw|leftJoin|joinRaw)\(/,
  /\b(org|tx|directory|all)\.raw\(/,
  /[`'"]\s*(select .+ from|insert into|delete from|update \w+ set) /,
];

/** Files of the api that build queries but are neither a store nor a read. */
export function queriesOutside(root) {
  const source = path.join(root, 'packages/api/src');
  return readdirSync(source, { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !places.test(file) && !ofTests.test(file))
    .flatMap((file) => {
      const lines = readFileSync(path.join(source, file), 'utf8').split('\n');
      const at = lines.findIndex((line) => signs.some((sign) => sign.test(line)));
      const text = lines.join('\n');
      const spread = signs.find((sign) => sign.test(text));
      if (at < 0 && !spread) return [];
      return [`query-outside-a-store: packages/api/src/${file}${at < 0 ? '' : `:${at + 1}`}`];
    });
}
