import { banner, constantOf, keyOf, literal } from './banner.ts';
import { exampleOf } from './example.ts';
import type { Operation } from './operations.ts';

/** Writes calls.ts: one small constant per operation, so a bundle includes only the operations it uses. */
export function writeCalls(operations: readonly Operation[]): string {
  const constants = operations.filter(isCallable).map((operation) => {
    const { id, method, path } = operation;
    const call = {
      id,
      method,
      path,
      body: operation.body === 'json' ? 'json' : undefined,
      idempotent: operation.idempotent || undefined,
      paged: operation.paged || undefined,
      offset: operation.offset || undefined,
      as: operation.as,
    };
    return `${docOf(operation, '')}export const ${constantOf(operation)}: Call<${literal(id)}> = ${literal(call).replace(/ \}$/, `${sending(operation)} }`)};`;
  });
  const imports = [`import type { Call } from '../callable.ts';`];
  const names = Object.entries(senders).flatMap(([kind, name]) =>
    operations.some(({ body }) => body === kind) ? name : [],
  );
  if (names.length > 0) {
    imports.push(`import { ${names.join(', ')} } from '../form.ts';`);
  }
  return `${banner}\n${imports.join('\n')}\n\n${constants.join('\n\n')}\n`;
}

const sending = ({ body }: Operation) => (senders[body] ? `, body: ${senders[body]}` : '');

/** The functions that build bodies other than JSON. */
const senders: Partial<Record<Operation['body'], string>> = {
  bytes: 'bytes',
  multipart: 'form',
  piece: 'piece',
};

const marks: Record<string, string> = { GET: ' ', POST: '+', PATCH: '~', PUT: '=', DELETE: '-' };

/** Writes table.ts: the same as a text of a fifth of the size, for the client with every operation. table-reader.ts reads it. */
export function writeTable(operations: readonly Operation[]): string {
  // Sorted by path, because each line stores only the difference from the line before.
  const callable = operations
    .filter(isCallable)
    .sort((a, b) => (a.path < b.path ? -1 : +(a.path > b.path)));
  const lines = callable.map((operation, at) => {
    const { tag, verb, method, body } = operation;
    const begun = callable[at - 1]?.tag === tag ? verb : `${tag}.${verb}`;
    const path = segmentsOf(operation);
    const [before = []] = callable.slice(Math.max(0, at - 1), at).map(segmentsOf);
    const differs = path.findIndex((segment, place) => segment !== before[place]);
    const shared = differs === -1 ? path.length : differs;
    const names: Record<string, string> = {
      [tailOf(kebab(verb))]: '"',
      [kebab(tag)]: '&',
      [kebab(verb)]: "'",
    };
    const rest = path
      .slice(shared)
      .map((segment) => names[segment] ?? segment.replace(/^\{(\w+)\}$/, ':$1'));
    const isUsual = (body === 'none') === /GET|DELETE/.test(method);
    const manner = [
      operation.idempotent && '!',
      operation.paged && '*',
      operation.offset && '>',
      operation.as === 'text' && '$',
      operation.as === 'blob' && '<',
      body === 'multipart' && '@',
      body === 'bytes' && '%',
      body === 'piece' && '^',
      !isUsual && '#',
    ];
    const dropped = before.length - shared || '';
    return `${begun}${marks[method]}${dropped}${rest.join('/')}${manner.filter(Boolean).join('')}`;
  });
  const text = lines.map((line) => `${line}\n`).join('');
  const how = `A line each: [tag.]verb, mark of the method (a space for GET), how much is dropped of the end of the path of the line before (absent: nothing), what comes in its place (' is the verb, " what is behind its first word, & the tag), manners (# has a body where its method has none as a rule, or none where it has one).`;
  return `${banner}\n/** ${how} */\nexport const table = \`\n${text}\`;\n`;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const tailOf = (words: string) => words.replace(/^\w+-?/, '');

/** Returns the segments of the path after /api/. */
const segmentsOf = ({ path }: Operation) => path.replace(/^\/api\//, '').split('/');

/** Writes client.ts: the methods of createHelpdesk(), one per operation. */
export function writeClient(operations: readonly Operation[]): string {
  const callable = operations.filter(isCallable);
  const tags = [...new Set(callable.map(({ tag }) => tag))];
  const groups = tags.map((tag) => {
    const methods = callable.filter((each) => each.tag === tag).map(methodOf);
    return `  ${keyOf(tag)}: {\n${methods.join('\n\n')}\n  };`;
  });
  return [
    banner,
    `import type { Arguments, Unchanged, Unless } from '../method.ts';`,
    `import type { ItemOf, Listed, Pages } from '../page.ts';`,
    `import type { Result } from '../contract/operations.ts';\n`,
    '/** Every operation of the contract by its name. */',
    'export interface HelpdeskOperations {',
    groups.join('\n\n'),
    '}\n',
  ].join('\n');
}

// Redirects are for browsers; a program can't use them.
function isCallable({ status }: Operation): boolean {
  return status < 300;
}

/** Writes a method rather than a property: editors then show its doc comment at calls, too. */
function methodOf(operation: Operation): string {
  const id = literal(operation.id);
  const name = keyOf(operation.verb);
  const doc = docOf(operation, '    ', ['@example', ...exampleOf(operation)]);
  if (operation.paged)
    return `${doc}    ${name}(...given: Arguments<${id}>): Pages<ItemOf<${id}>>;`;
  if (operation.offset) return `${doc}    ${name}(...given: Arguments<${id}>): Listed<${id}>;`;
  return operation.etag
    ? `${doc}    ${name}<Etag extends string | undefined = undefined>(
      ...given: Arguments<${id}, Unless<Etag>>
    ): Promise<Result<${id}> | Unchanged<Etag>>;`
    : `${doc}    ${name}(...given: Arguments<${id}>): Promise<Result<${id}>>;`;
}

function docOf(operation: Operation, indent: string, more: readonly string[] = []): string {
  const lines = [
    `${operation.summary}.`,
    operation.description,
    '',
    `\`${operation.method} ${operation.path}\` · ${accessOf(operation)}${manners(operation)}`,
    ...operation.refusals.map(
      ({ status, description }) => `@throws HelpdeskError ${status} ${description}`,
    ),
    ...more,
    ...(operation.deprecated
      ? [`@deprecated It is there until ${operation.deprecated.until}.`]
      : []),
  ];
  const text = lines.map((line) => `${indent} * ${line.replaceAll('*/', '*\\/')}`.trimEnd());
  return `${indent}/**\n${text.join('\n')}\n${indent} */\n`;
}

function accessOf({ access }: Operation): string {
  if (access.length === 0) return 'open to anyone';
  const ways = access.map(({ scheme, permissions }) => {
    if (scheme.endsWith('Access')) return `with \`${scheme}\``;
    const who = scheme === 'session' ? 'signed in' : 'an API key';
    return permissions.length > 0 ? `${who} with ${permissions.join(' and ')}` : who;
  });
  return ways.join(', or ');
}

function manners({ idempotent, paged, offset, etag }: Operation): string {
  return [
    idempotent ? ' · idempotent' : '',
    paged || offset ? ' · iterate over it for all pages' : '',
    etag ? ' · `ifNoneMatch` spares an unchanged answer' : '',
  ].join('');
}
