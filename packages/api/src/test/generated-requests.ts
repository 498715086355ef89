import { type Operation, type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import fc, { type Arbitrary } from 'fast-check';
import { inputOf, type Parameter, type Schema } from './contract-check.ts';

export interface GeneratedRequest {
  id: OperationId;
  /** Path and query, encoded or deliberately not. */
  address: string;
  caller: string;
  headers: Record<string, string>;
  body: string | Uint8Array | null;
}

/** Values for generated requests: existing IDs, tokens and subdomains, and callers by name. */
export interface Known {
  ids: readonly string[];
  tokens: readonly string[];
  subdomains: readonly string[];
  callers: readonly string[];
  /** The caller for operations with API keys. */
  program: string;
}

const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u200b',
  '\ufeff',
  '🫖'.repeat(40),
  'İı',
  '%_%\\',
  "' or 1=1--",
  '"};drop table tickets;',
  '{{7*7}}${7*7}',
  '../../etc/passwd',
  'a\r\nBcc: b@example.com',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e309',
  '9007199254740993',
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  'javascript:alert(1)',
  'http://[::ffff:127.0.0.1]:1/',
  'x'.repeat(300),
  'x'.repeat(70_000),
];

const oddValues = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 0.5, 1e308, 2 ** 53, -(2 ** 31) - 1, [], {}),
  fc.constantFrom<unknown>([null], [[]], { id: {} }, { length: -1 }, Array(500).fill('a')),
  fc.constantFrom<unknown>(...oddTexts),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
);

const formats: Record<string, Arbitrary<string>> = {
  email: fc.constantFrom(
    'vera@example.com',
    'VERA@Example.COM',
    'a+b@x.test',
    "o'hara@example.com",
    'x@localhost',
    'ü@bücher.example',
    `${'l'.repeat(64)}@example.com`,
  ),
  date: fc.constantFrom('2026-01-01', '2024-02-29', '1970-01-01', '9999-12-31'),
  'date-time': fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-06-30T12:00:00+02:00'),
  uri: fc.constantFrom(
    'https://hooks.example.test/in',
    'http://127.0.0.1:1/',
    'https://user:pass@example.com/a?b#c',
  ),
  'uri-reference': fc.constantFrom('/uploads/x.png', 'https://cdn.example.com/logo.png', '//x'),
};

/** Requests to every operation: most values match the contract, some are edge cases, and some are invalid. */
export function requestsOf(known: Known): Arbitrary<GeneratedRequest> {
  return fc
    .constantFrom(...(Object.keys(operations) as OperationId[]))
    .chain((id) => requestOf(id, known));
}

function requestOf(id: OperationId, known: Known): Arbitrary<GeneratedRequest> {
  const { method, path, body: kind, access }: Operation = operations[id];
  const { parameters, body } = inputOf(id);
  const at = (place: Parameter['in']) => parameters.filter((one) => one.in === place);
  const isForPrograms = access.some(({ scheme }) => scheme === 'apiKey');
  const caller = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...known.callers) },
    {
      weight: 3,
      arbitrary: fc.constant(isForPrograms ? known.program : (known.callers[0] ?? '')),
    },
  );
  return fc
    .record({
      caller,
      path: fc.record(
        Object.fromEntries(at('path').map((one) => [one.name, pathPart(one, known)])),
      ),
      query: queryOf(at('query'), known),
      headers: headersOf(known),
      body: method === 'GET' ? fc.constant(null) : bodyOf(kind, body, known),
    })
    .map((made) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => made.path[name] ?? '');
      const isJson = made.body !== null && made.headers['content-type'] === undefined;
      return {
        id,
        caller: made.caller,
        address: made.query === '' ? filled : `${filled}?${made.query}`,
        headers: {
          ...made.headers,
          ...(isJson
            ? { 'content-type': kind === 'multipart' ? boundaryType : 'application/json' }
            : {}),
        },
        body: made.body,
      };
    });
}

const boundaryType = 'multipart/form-data; boundary=edge';

const encoded = (text: string) =>
  // A path segment of dots would be resolved before the request is sent.
  /^\.{0,2}$/.test(text)
    ? '%20'
    : encodeURIComponent(text.slice(0, 3_000).replace(/\p{Surrogate}/gu, '?'));

const textFor = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const rawParts = ['%zz', '%00', '%ed%a0%80', '%c0%ae', '%', '%2e%2e%2f', ';a=b', 'a%2Fb'];

function pathPart({ name, schema }: Parameter, known: Known): Arbitrary<string> {
  return fc.oneof(
    { weight: 12, arbitrary: namedText(name, known).map(encoded) },
    { weight: 1, arbitrary: textOf(schema).map(encoded) },
    { weight: 1, arbitrary: fc.constantFrom(...oddTexts).map(encoded) },
    { weight: 1, arbitrary: fc.constantFrom(...rawParts) },
  );
}

/** An existing value for a field or parameter with this name. */
function namedText(name: string, known: Known): Arbitrary<string> {
  if (/subdomain|^org$/.test(name)) return fc.constantFrom(...known.subdomains);
  if (/token/i.test(name)) return fc.constantFrom(...known.tokens, 'x');
  return fc.constantFrom(...known.ids, '0'.repeat(30));
}

function queryOf(parameters: Parameter[], known: Known): Arbitrary<string> {
  const pairs = parameters.map(({ name, schema }) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      {
        weight: 4,
        arbitrary: valueOf(schema, name, known).map(
          (value) => `${name}=${encoded(textFor(value))}`,
        ),
      },
      { weight: 1, arbitrary: fc.constantFrom(...rawParts).map((raw) => `${name}=${raw}`) },
    ),
  );
  const extra = fc.constantFrom('', '', '', '', '', '', '', '', 'colour=red', 'limit=1&limit=2');
  return fc.tuple(...pairs, extra).map((parts) => parts.filter((one) => one !== '').join('&'));
}

const rarely = (arbitrary: Arbitrary<string>) => fc.option(arbitrary, { freq: 8, nil: undefined });
const seldom = (arbitrary: Arbitrary<string>) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const headerText = fc.constantFrom('x', '""', '*', 'W/"1~x"', '"1"', "' or 1", '\u00e9', 'a,b;q=0');

function headersOf(known: Known): Arbitrary<Record<string, string>> {
  return fc
    .record({
      'x-ticket-access': rarely(fc.constantFrom(...known.tokens, 'x')),
      'x-chat-access': rarely(fc.constantFrom(...known.tokens, 'x')),
      'x-organization': seldom(fc.constantFrom(...known.subdomains, '\u00e9')),
      'idempotency-key': seldom(fc.constantFrom('a', 'b', 'c', 'x'.repeat(201))),
      'if-match': seldom(headerText),
      'if-none-match': seldom(headerText),
      'accept-language': seldom(headerText),
      'content-type': seldom(
        fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'a', boundaryType),
      ),
    })
    .map(
      (headers) =>
        Object.fromEntries(
          Object.entries(headers).filter(([, value]) => value !== undefined),
        ) as Record<string, string>,
    );
}

function bodyOf(
  kind: string,
  schema: Schema | null,
  known: Known,
): Arbitrary<string | Uint8Array | null> {
  const broken = fc.constantFrom(
    '{',
    '',
    '[]',
    'null',
    '"a"',
    '{"a":1,"a":2}',
    '\ufeff{}',
    '1e999',
  );
  if (kind === 'multipart') {
    const content = fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(...pictures));
    const names = fc.constantFrom('logo', 'image', 'profileImage');
    const parts = fc.tuple(names, content).map(([name, bytes]) => part(name, bytes));
    return fc.oneof({ weight: 8, arbitrary: parts }, { weight: 1, arbitrary: broken });
  }
  if (!schema) return fc.constant(null);
  const value = valueOf(schema, '', known).map((made) => JSON.stringify(made));
  return fc.oneof({ weight: 30, arbitrary: value }, { weight: 1, arbitrary: broken });
}

const pictures = [
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
];

const part = (name: string, content: Uint8Array) =>
  Buffer.concat([
    Buffer.from(
      `--edge\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n--edge--\r\n'),
  ]);

/** Values of a schema. Each of them, at any depth, can be replaced by an invalid one. */
function valueOf(schema: Schema, name: string, known: Known): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 16, arbitrary: fitting(schema, name, known) },
    { weight: 1, arbitrary: oddValues },
  );
}

function fitting(schema: Schema, name: string, known: Known): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  if (schema.oneOf) {
    return fc.oneof(...(schema.oneOf as Schema[]).map((one) => fitting(one, name, known)));
  }
  const types = [schema.type ?? 'any'].flat() as string[];
  return fc.oneof(...types.map((type) => ofType(type, schema, name, known)));
}

function ofType(type: string, schema: Schema, name: string, known: Known): Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return numberOf(schema);
  if (type === 'array') return listOf(schema, name, known);
  if (type === 'object') return objectOf(schema, known);
  if (type !== 'string') return fc.jsonValue({ maxDepth: 2 });
  if (!/id$|ids$|token|subdomain|^org$/i.test(name)) return textOf(schema);
  return fc.oneof({ weight: 3, arbitrary: namedText(name, known) }, textOf(schema));
}

function textOf(schema: Schema): Arbitrary<string> {
  const { minLength: least = 0, maxLength: most = 500 } = schema as Record<string, number>;
  const { format, pattern } = schema as Record<string, string>;
  const known = format && formats[format];
  if (known) return known;
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ minLength: least, maxLength: Math.min(most, 30) }) },
    { weight: 2, arbitrary: fc.constantFrom('kettle', 'The kettle is broken', 'Straße') },
    fc.string({ unit: 'grapheme', minLength: Math.min(least, 10), maxLength: Math.min(most, 20) }),
    fc.constantFrom(most, most + 1, Math.max(least - 1, 0)).map((length) => 'y'.repeat(length)),
  );
}

function numberOf({ minimum, maximum, type }: Schema): Arbitrary<number> {
  const min = Number(minimum ?? -(2 ** 31));
  const max = Number(maximum ?? 2 ** 31);
  const edges = fc.constantFrom(min, max, min - 1, max + 1);
  const inside = [type].flat().includes('integer')
    ? fc.integer({ min, max })
    : fc.double({ min, max, noNaN: true });
  return fc.oneof({ weight: 4, arbitrary: inside }, { weight: 1, arbitrary: edges });
}

function listOf(schema: Schema, name: string, known: Known): Arbitrary<unknown[]> {
  const { minItems: least = 0, maxItems: most = 5 } = schema as Record<string, number>;
  const item = valueOf((schema.items as Schema | undefined) ?? {}, name, known);
  return fc.array(item, {
    minLength: Math.min(least, 5),
    maxLength: Math.max(Math.min(most, 4), least),
  });
}

function objectOf(schema: Schema, known: Known): Arbitrary<Record<string, unknown>> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const required = (schema.required ?? []) as string[];
  const fields = properties.map(([name, inner]) => {
    const value = valueOf(inner, name, known).map((made) => [[name, made]] as const);
    const absent = fc.constant([] as const);
    const weight = required.includes(name) ? 30 : 2;
    return fc.oneof({ weight, arbitrary: value }, { weight: 1, arbitrary: absent });
  });
  const free = schema.additionalProperties;
  const inner = typeof free === 'object' ? valueOf(free as Schema, '', known) : oddValues;
  const more = fc
    .tuple(fc.constantFrom('colour', '__proto__', 'organizationId', 'toString', ''), inner)
    .map((pair) => [pair]);
  const isOpen = free !== false;
  const extra = fc.oneof(
    { weight: isOpen ? 2 : 30, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: more },
  );
  return fc
    .tuple(...fields, extra)
    .map((pairs) => Object.fromEntries((pairs as [string, unknown][][]).flat()));
}
