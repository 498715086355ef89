/*! The bundle of this entry contains zod (MIT License, Copyright (c) 2025 Colin McDonnell). */
import { type OperationId, operations, type Result } from './contract/operations.ts';
import { type FieldError, fieldErrors, maxListedErrors } from './rules/field-errors.ts';
import { requests } from './schema/operations.ts';

/** A recorded call, for tests. */
export interface MockedCall {
  operation: OperationId;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

/** An error response of the server. */
export class MockedRefusal {
  readonly status: number;
  readonly message: string;
  readonly code: string;
  readonly errors: readonly FieldError[] | undefined;

  constructor(status: number, message: string, code = 'refused', errors?: readonly FieldError[]) {
    this.status = status;
    this.message = message;
    this.code = code;
    this.errors = errors;
  }
}

type MockedResult<Id extends OperationId> = Result<Id> | MockedRefusal;

/** The response of an operation: its result, a function of the call (also async), or a `MockedRefusal` to fail. */
export type MockedAnswers = {
  [Id in OperationId]?:
    | MockedResult<Id>
    | ((call: MockedCall) => MockedResult<Id> | Promise<MockedResult<Id>>);
};

export type MockedFetch = typeof fetch & { readonly calls: readonly MockedCall[] };

/**
 * A `fetch` that responds like a Helpdesk server, for tests of programs that use the SDK:
 * `const fetch = mockFetch({ 'tickets.list': [] }); createHelpdesk({ baseUrl: 'http://helpdesk', fetch })`.
 * `fetch.calls` has the recorded calls. Operations without a result respond with 501 and their name. Calls with an invalid path, query or
 * body respond with 400 and the server's field errors, whatever result is given.
 */
export function mockFetch(answers: MockedAnswers): MockedFetch {
  const calls: MockedCall[] = [];
  const mocked = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const call = await readCall(request.clone());
    if (!call) return refused(new MockedRefusal(404, 'No such endpoint'));
    calls.push(call);
    const { operation } = call;
    if (!(operation in answers)) {
      return refused(new MockedRefusal(501, `mockFetch has no answer for ${operation}`));
    }
    const answer = answers[operation] as unknown;
    const isEarlier = answer instanceof MockedRefusal && earlier(answer.status);
    const invalid = isEarlier ? null : await refusalOf(call, request);
    if (invalid) return refused(invalid);
    const result = typeof answer === 'function' ? await answer(call) : answer;
    if (result instanceof MockedRefusal) return refused(result);
    const { status } = operations[operation];
    if (status === 204) return new Response(null, { status });
    return result instanceof Blob
      ? new Response(await result.arrayBuffer(), { status })
      : Response.json(result, { status });
  };
  return Object.assign(mocked, { calls });
}

/** Whether the server checks for this error before it validates the request. */
const earlier = (status: number) => [401, 403, 429].includes(status) || status >= 500;

/** Returns the server's error for a request that breaks a rule of the contract. */
async function refusalOf(call: MockedCall, request: Request): Promise<MockedRefusal | null> {
  const schemas = requests[call.operation];
  const parts = {
    params: call.params,
    query: allOf(new URL(request.url).searchParams),
    body: await bodyOf(call, request),
  };
  for (const part of ['params', 'query', 'body'] as const) {
    const value = parts[part];
    const result = schemas[part]?.safeParse(value);
    if (!result || result.success) continue;
    const errors = fieldErrors(result.error.issues, value, maxListedErrors);
    const message = errors[0]?.message ?? 'This request is invalid';
    return new MockedRefusal(400, message, 'validation_failed', errors);
  }
  return null;
}

/** A repeated parameter becomes a list, which no parameter accepts. */
const allOf = (search: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );

/** Returns the body to validate; for a form with files, only its text fields. */
async function bodyOf(call: MockedCall, request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return call.body;
  const entries = [...(await request.formData())];
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}

const patterns = Object.entries(operations).map(([id, { method, path }]) => ({
  id: id as OperationId,
  method,
  /** Fixed paths are matched first: /api/tickets/stats isn't the ticket "stats". */
  rank: path.split('{').length,
  pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));
patterns.sort((a, b) => a.rank - b.rank);

async function readCall(request: Request): Promise<MockedCall | null> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  for (const { id, method, pattern } of patterns) {
    const match = method === request.method ? pattern.exec(pathname) : null;
    if (!match) continue;
    const params = Object.entries(match.groups ?? {});
    return {
      operation: id,
      params: Object.fromEntries(params.map(([name, value]) => [name, decodeURIComponent(value)])),
      query: Object.fromEntries(searchParams),
      body: jsonOf(text),
      headers: request.headers,
    };
  }
  return null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
}

const refused = ({ status, ...said }: MockedRefusal) =>
  Response.json({ ...said, requestId: 'mocked' }, { status });
