import { type Catalog, placeholders } from './catalog.ts';

/** The file of a catalog in another language: `messages.de.yaml` next to `messages.yaml`. */
export const translationOf = (file: string, language: string) =>
  file.replace(/yaml$/, `${language}.yaml`);

/** How a translation differs from English in its messages and their placeholders. */
export function faultsOf(translation: Catalog, english: Catalog): string[] {
  const [expected, found] = [new Set(linesOf(english)), new Set(linesOf(translation))];
  return [
    ...[...expected].filter((one) => !found.has(one)).map((one) => `lacks ${one}`),
    ...[...found].filter((one) => !expected.has(one)).map((one) => `only it has ${one}`),
  ];
}

/** A line for each message, with its placeholders. */
const linesOf = (catalog: Catalog) =>
  Object.entries(catalog).flatMap(([section, messages]) =>
    Object.entries(messages).map(([name, parts]) =>
      [`${section}.${name}`, ...[...placeholders(parts).keys()].toSorted()].join(' '),
    ),
  );
