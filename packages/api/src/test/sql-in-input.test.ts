// @module-tag slow

// Sends each dangerous text to every operation: thousands of requests. The ordinary tier tests the parts: test/bad-input (such
// IDs are refused) and database/scope (values reach statements as parameters).
// @module-tag full

import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { apiPermissions } from '@helpdesk/sdk/rules/api-permissions';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodies } from './accepted-bodies.ts';
import { inputOf, type Schema } from './contract-check.ts';
import { isDeep } from './deep.ts';
import { makeTicket } from './factories.ts';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let ticketId: string;
let program: { token: string };
const logged: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line: string) => logged.push(line) });
  server = await startTestServer({}, log);
  ticketId = await makeTicket(server.acme);
  const body = { name: 'All', permissions: [...apiPermissions] };
  const made = await server.call('apiKeys.create', { as: server.acme.admin, body });
  program = { token: made.body.data.key };
});
afterAll(() => server.stop());

/** Pairs of texts that differ only in their effect as SQL. */
const pairs = [
  ["x' or '1'='1", "x' or '1'='2"],
  ...(isDeep
    ? [
        ['x") or ("1"="1', 'x") or ("1"="2'],
        ['1 or 1=1--', '1 or 1=2--'],
        ["x%' or '%'='%", "x%' or '%'='_"],
      ]
    : []),
] as const;
/** Texts that fail, or take a minute, if they become part of a statement. */
const alone = [
  `x';select pg_sleep(60),randomblob(2000000000)--`,
  ...(isDeep
    ? ["'", '"', '`', '$1', ':id', '\\', "' union select null--", '/*', "x'||pg_sleep(60)||'"]
    : []),
];

interface Place {
  id: OperationId;
  where: string;
  put(text: string): { params?: Record<string, string>; query?: object; body?: unknown };
}

const takesText = ({ type, enum: choices, oneOf }: Schema) =>
  !choices && ([type].flat().includes('string') || Array.isArray(oneOf));

/** The paths of all texts in a body. */
function textsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]));
}

function withText(value: unknown, [name, ...rest]: (string | number)[], text: string): unknown {
  if (name === undefined) return text;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[name] = withText(copy[name], rest, text);
  return copy;
}

/** All places of an operation where a caller sends text. */
function placesOf(id: OperationId): Place[] {
  const known: Record<string, string> = {
    id: ticketId,
    subdomain: 'acme',
    formId: server.acme.formId,
  };
  const body = bodies[id];
  const own = inputOf(id).parameters.filter(({ schema }) => takesText(schema));
  return [
    ...own.flatMap(({ in: kind, name }): Place[] => {
      if (kind === 'header') return [];
      const put = (text: string) =>
        kind === 'path'
          ? { params: { ...known, [name]: text }, body }
          : { params: known, query: { [name]: text }, body };
      return [{ id, where: `${kind} ${name}`, put }];
    }),
    ...textsIn(body).map(
      (path): Place => ({
        id,
        where: `body ${path.join('.')}`,
        put: (text) => ({ params: known, body: withText(body, path, text) }),
      }),
    ),
  ];
}

async function send({ id, put }: Place, text: string) {
  const isForPrograms = operations[id].access.some(({ scheme }) => scheme === 'apiKey');
  const begun = performance.now();
  const answer = await server.call(id, {
    as: isForPrograms ? program : server.acme.admin,
    ...(put(text) as object),
  });
  return { ...answer, ms: performance.now() - begun };
}

const isRead = (id: OperationId) => operations[id].method === 'GET';

/** The comparable part of a response: for reads, the body without the sent text; for writes, only the status. */
function told(id: OperationId, { status, body }: Awaited<ReturnType<typeof send>>, text: string) {
  if (status >= 300 || !isRead(id)) return status;
  return JSON.stringify(body ?? '').replaceAll(JSON.stringify(text).slice(1, -1), '').length;
}

const ids = Object.keys(operations) as OperationId[];
const first: OperationId = 'organization.close';
// Reads come first, so they don't find data of the writes. No write may use the name needed to close an organization.
const inOrder = [...ids.filter(isRead), first, ...ids.filter((id) => !isRead(id) && id !== first)];

test('IN-05: no text sent by a caller becomes part of a statement', async () => {
  const found: string[] = [];
  let count = 0;
  for (const id of inOrder) {
    for (const place of placesOf(id)) {
      const validate = (text: string, { status, ms }: Awaited<ReturnType<typeof send>>) => {
        count += 1;
        if (status >= 500 || ms > 50_000 || logged.length > 0) {
          found.push(`${id} ${place.where} ${text}: ${status} ${ms} ms ${logged.splice(0).join()}`);
        }
      };
      for (const text of alone) validate(text, await send(place, text));
      for (const [yes, no] of pairs) {
        const [first, second] = [await send(place, yes), await send(place, no)];
        validate(yes, first);
        validate(no, second);
        if (told(id, first, yes) !== told(id, second, no)) {
          found.push(`${id} ${place.where} tells ${yes} from ${no}`);
        }
      }
    }
  }
  expect(found).toEqual([]);
  expect(count).toBeGreaterThan(500);
}, 900_000);
