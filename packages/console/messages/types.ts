import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { type Catalog, placeholders } from './catalog.ts';

/** The types of a catalog: the `messages.d.yaml.ts` next to it. It contains no texts, so it changes only when a name does. */
export function typesOf(catalog: Catalog): string {
  const lines = Object.entries(catalog).flatMap(([section, messages]) => [
    `  ${section}: {`,
    ...Object.entries(messages).map(([name, parts]) => `    ${name}: ${typeOf(parts)};`),
    '  };',
  ]);
  return [
    '// Generated from messages.yaml by `npm run generate`. Do not edit.',
    'declare const messages: {',
    ...lines,
    '};',
    'export default messages;',
    '',
  ].join('\n');
}

function typeOf(parts: readonly MessageFormatElement[]): string {
  const all = [...placeholders(parts)];
  if (all.length === 0) return 'string';
  const kinds = { text: 'MessageText', number: 'number', tag: 'MessageTag' };
  const isDrawn = all.some(([, kind]) => kind === 'tag');
  const values = all.map(([name, kind]) => `${name}: ${kinds[kind]}`);
  return `${isDrawn ? 'DrawnMessage' : 'Message'}<{ ${values.join('; ')} }>`;
}
