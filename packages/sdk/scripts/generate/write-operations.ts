import { effects } from '../../src/rules/effects.ts';
import { grantable, isPermission, rights } from '../../src/rules/roles.ts';
import { banner, literal } from './banner.ts';
import type { Operation } from './operations.ts';

const types = `
export type OperationId = keyof typeof operations;

/** A schema of the contract by its name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

type Part<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type Flat<T> = { [Key in keyof T]: T[Key] };

/** What stands in the path. */
export type Params<Id extends OperationId> = Flat<Part<wire[Id]['parameters']['path']>>;

/** What stands behind the question mark. */
export type Query<Id extends OperationId> = Flat<Part<wire[Id]['parameters']['query']>>;

type Content<T> = [T] extends [{ content: infer C }] ? C[keyof C] : unknown;

/** A body that is one file is given as one field. */
type Fields<C> = [C] extends [Blob] ? { file: Blob } : C;

/** What is sent; \`unknown\` where there is no body. */
export type Body<Id extends OperationId> = Fields<Content<wire[Id]['requestBody']>>;

/** Everything an operation takes, in one flat object. */
export type Input<Id extends OperationId> = Flat<Params<Id> & Query<Id> & Body<Id>>;

type Success<Id extends OperationId> =
  wire[Id]['responses'][(typeof operations)[Id]['status'] & keyof wire[Id]['responses']];

/** What the one success answers; \`undefined\` where it has no content. */
export type Result<Id extends OperationId> =
  Success<Id> extends { content: infer C extends object } ? C[keyof C] : undefined;
`;

/** Writes operations.ts: the table that the router, the client, the rate limiter and the tests use. */
export function writeOperations(
  operations: readonly Operation[],
  codes: readonly string[],
): string {
  const rows = operations.map((operation) => `  ${literal(operation.id)}: ${row(operation)},`);
  return [
    banner,
    `import type { components, operations as wire } from './types.ts';\n`,
    union('Effect', effects),
    union('Permission', grantable),
    `type Right = Permission | ${rights
      .filter((right) => !isPermission(right))
      .map(literal)
      .join(' | ')};\n`,
    `/** Who may write a field of a body; no permission means everyone who may call. */
export interface FieldRight {
  /** Names from the body down, with [] for every item of a list. */
  readonly path: string;
  /** Any of them will do. */
  readonly permissions: readonly Right[];
  /** What becomes of the field when somebody sends it who may not. */
  readonly otherwise: 'refused' | 'ignored';
  /** What stands in its place once it was ignored. */
  readonly instead?: unknown;
}

export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: \`/\${string}\`;
  /** Of the one success. */
  readonly status: number;
  /** Any of them opens the door; none means that anyone may call. */
  readonly access: readonly { readonly scheme: string; readonly permissions: readonly string[] }[];
  /** What it can do to an organization's data: a member needs the rights of all of them. */
  readonly effects: readonly Effect[];
  readonly limit: 'session' | 'auth' | 'lookup' | 'public' | 'read' | 'write' | 'keys';
  /** About the person or who calls, wherever they belong, not about the organization of the request. */
  readonly about?: 'person' | 'caller';
  /** Asks a session for fresh proof of who it is: always, or when one of these fields of the body is sent. */
  readonly freshProof?: true | readonly string[];
  /** A member without this permission reaches only what is theirs. */
  readonly ownOnlyWithout?: Right;
  /** Parts of the answer, each with the permission to see it. */
  readonly sees?: Readonly<Record<string, Permission>>;
  /** What a visitor reads when the organization they name does not exist. */
  readonly organizationMissing?: string;
  /** Fields of the body that say who may write them. */
  readonly fields?: readonly FieldRight[];
  readonly params: readonly string[];
  readonly query: readonly string[];
  readonly body: 'json' | 'multipart' | 'bytes' | 'piece' | 'none';
  /** Takes an Idempotency-Key. */
  readonly idempotent: boolean;
  /** Answers 304 to If-None-Match. */
  readonly etag: boolean;
  /** Answers 412 to If-Match. */
  readonly match: boolean;
  /** A list that goes on in its Link header. */
  readonly paged: boolean;
  /** Speaks tus. */
  readonly tus?: true;
  /** A call may wait for an event after \`after\`, for \`wait\` seconds. */
  readonly waits?: true;
  /** What its entry in the audit log is about: each call that succeeds leaves one. */
  readonly audited?: components['schemas']['AuditObject'];
  /** May be called while the organization is closed, to be deleted. */
  readonly whileClosed?: true;
  /** Since when it is deprecated, and until when it is there: days. */
  readonly deprecated?: { readonly since: string; readonly until: string };
}\n`,
    'export const operations = {',
    ...rows,
    '} as const satisfies Record<string, Operation>;',
    types,
    '/** A code of an error of the server; a newer server may know more of them. */',
    `export type ErrorCode =\n${codes.map((code) => `  | ${literal(code)}`).join('\n')};\n`,
  ].join('\n');
}

/** Returns a list as a union type: the contract must not import the rules. */
const union = (name: string, words: readonly string[]) =>
  `type ${name} =\n${words.map((word) => `  | ${literal(word)}`).join('\n')};\n`;

function row(operation: Operation): string {
  const { method, path, status, access, effects, limit, params, query } = operation;
  const { body, idempotent, etag, match, paged, tus, waits, deprecated } = operation;
  const { audited, about, freshProof, ownOnlyWithout, sees, organizationMissing } = operation;
  const { fields } = operation;
  return literal({
    method,
    path,
    status,
    access,
    effects,
    limit,
    about,
    freshProof,
    ownOnlyWithout,
    sees,
    organizationMissing,
    fields: fields.length > 0 ? fields : undefined,
    params: params.map(({ name }) => name),
    query: query.map(({ name }) => name),
    body,
    idempotent,
    etag,
    match,
    paged,
    tus: tus || undefined,
    waits: waits || undefined,
    audited,
    whileClosed: operation.whileClosed || undefined,
    deprecated: deprecated && { ...deprecated },
  });
}
