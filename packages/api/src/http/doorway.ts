import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import type { Context, Middleware } from 'koa';
import type { Org } from '../database/types.ts';
import { readJson } from './body.ts';
import { limitKey } from './client-address.ts';
import { writeSessionCookie } from './cookies.ts';
import { allowAllSites, answerPreflight, foreignSite, isOpenToAllSites } from './cross-site.ts';
import type { Desk } from './desk.ts';
import { type Admitted, admit, type Operation } from './doorkeeper.ts';
import { Download } from './download.ts';
import {
  bodyTag,
  expectedVersion,
  hasSameVersion,
  isUnchanged,
  versionTag,
  withOwnVersion,
} from './etag.ts';
import { createFairTurns, type FairTurns } from './fair-turns.ts';
import type { AllHandlers, Page } from './handlers.ts';
import { once } from './idempotency.ts';
import type { Limits } from './limits.ts';
import { namedOrganization } from './named-organization.ts';
import { writePage } from './paging.ts';
import { notFound, Refusal } from './refusal.ts';
import { roomRouters } from './room-router.ts';
import { readUpload } from './uploads.ts';
import { validate } from './validate.ts';

type AnyHandler = (request: Record<string, unknown>) => Promise<unknown>;

interface Call {
  context: Context;
  desk: Desk;
  id: OperationId;
  operation: Operation;
  admitted: Admitted;
  request: Record<string, unknown>;
  handler: AnyHandler;
  own: { version: string | null };
}

/** Every operation of the contract, each on its one way: admit, limit, parse, check, run, answer. */
export function contractRoutes(desk: Desk, limits: Limits, handlers: AllHandlers): Middleware {
  const routers = roomRouters();
  const inTurn = createFairTurns({ atOnce: atOnce[desk.database.dialect] });
  for (const id of Object.keys(operations) as OperationId[]) {
    const operation: Operation = operations[id];
    const [tag, verb] = id.split('.') as [keyof AllHandlers, string];
    const handler = (handlers[tag] as unknown as Record<string, AnyHandler>)[verb];
    if (!handler) throw new Error(`No handler for ${id}`);
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
    routers.for(operation.path).register(path, [operation.method], async (context: Context) => {
      context.state.operation = id;
      await answer(context, desk, limits, inTurn, id, operation, handler);
    });
  }
  for (const [path, methods] of methodsByPath()) {
    const pattern = path.replace(/\{(\w+)\}/g, ':$1');
    const router = routers.for(path);
    if (isOpenToAllSites(path)) {
      router.options(pattern, (context: Context) => answerPreflight(context, methods));
    }
    router.all(pattern, (context: Context) => {
      context.set('Allow', methods.join(', '));
      throw new Refusal(405, 'This method is not allowed here', 'method_not_allowed');
    });
  }
  return routers.routes();
}

function methodsByPath() {
  const byPath = new Map<string, string[]>();
  for (const { path, method } of Object.values(operations) as Operation[]) {
    byPath.set(path, [...(byPath.get(path) ?? []), method]);
  }
  return byPath;
}

async function answer(
  context: Context,
  desk: Desk,
  limits: Limits,
  inTurn: FairTurns,
  id: OperationId,
  operation: Operation,
  handler: AnyHandler,
) {
  context.set('Cache-Control', 'no-store');
  if (isOpenToAllSites(operation.path)) allowAllSites(context);
  const params = pathParams(context);
  const ip: string = context.state.ip;
  if (isForStrangers(operation)) await limits.call(context, operation.limit, limitKey(ip));
  if (!isForMembers(operation)) validate(id, 'params', params);
  const admitted = await admit(context, desk, id, operation, params);
  const caller = admitted.key?.id ?? admitted.session?.user.id;
  if (caller && !isForStrangers(operation)) await limits.call(context, operation.limit, caller);
  if (await answersUnchanged(context, operation, id, admitted)) return;
  const { body, files } = await readBody(context, operation, id);
  const query = validate(id, 'query', { ...context.query });
  if (isForMembers(operation)) validate(id, 'params', params);
  const named = await namedOrganization(desk, id, params, query, body);
  const own = { version: null as string | null };
  const request = {
    desk,
    params,
    query,
    body,
    files,
    ip,
    session: admitted.session,
    member: admitted.member,
    holder: admitted.holder,
    key: admitted.key,
    visitor: admitted.visitor,
    userAgent: context.get('User-Agent'),
    token: admitted.token,
    accessMethod: admitted.accessMethod,
    org: admitted.org ?? named,
    limits,
    site: foreignSite(context),
    host: context.host,
    expected: expectedVersion(context.get('If-Match')),
    reply: {
      version: (version: string | number) => {
        own.version = String(version);
      },
      sessionCookie: (token: string | null) => writeSessionCookie(context, desk.config, token),
    },
  };
  const call: Call = { context, desk, id, operation, admitted, request, handler, own };
  await inTurn(request.org?.id ?? limitKey(ip), operation.method !== 'GET', () => run(call));
}

/** The body as the contract wants it, and the files that came with it. */
async function readBody(context: Context, operation: Operation, id: OperationId) {
  if (operation.body === 'none') return { body: {}, files: {} };
  if (operation.body === 'json') {
    return { body: validate(id, 'body', await readJson(context)), files: {} };
  }
  const { texts, files } = await readUpload(context);
  return { body: validate(id, 'body', texts), files };
}

/** How much of one organization runs at once: on SQLite what may share a commit, on PostgreSQL half of the connections. */
const atOnce = { sqlite: 32, postgres: 5 };

async function run(call: Call) {
  const { context, operation, handler, request } = call;
  const key = operation.idempotent ? context.get('Idempotency-Key') : '';
  if (key) return runOnce(call, key);
  // Before the handler reads: an answer may be newer than its tag, never older.
  const tag = await tagOf(call);
  write(call, operation.status, await handler(request), tag);
}

/** Counted by address, before anything is known of the caller; the rest is counted by key or person. */
const isForStrangers = ({ limit }: Operation) =>
  limit === 'auth' || limit === 'lookup' || limit === 'public';

/** A stranger to an operation for members reads 401, whatever else is wrong with his call. */
const isForMembers = (operation: Operation) =>
  operation.access.some(({ scheme }) => scheme === 'session' || scheme === 'apiKey');

/** Koa decodes the path; a `%` that is no code leaves the raw text, which no id equals. */
function pathParams(context: Context): Record<string, string> {
  return (context as Context & { params: Record<string, string> }).params;
}

/** Ends a poll whose organization has not changed, before anything is queried. */
async function answersUnchanged(
  context: Context,
  operation: Operation,
  id: OperationId,
  admitted: Admitted,
) {
  if (!operation.etag || id === 'auth.user' || !context.get('If-None-Match')) return false;
  const tag = await versionTag(admitted);
  const same = tag ? hasSameVersion(context, tag) : null;
  if (!same) return false;
  isUnchanged(context, same);
  context.status = 304;
  return true;
}

async function tagOf({ operation, id, admitted }: Call) {
  return operation.etag && id !== 'auth.user' ? versionTag(admitted) : null;
}

async function runOnce(call: Call, key: string) {
  const { request, admitted, id, operation, handler, context } = call;
  if (key.length > 200) {
    throw new Refusal(400, 'This Idempotency-Key is too long', 'validation_failed');
  }
  const org = request.org as Org;
  const { member, holder, visitor, key: program } = admitted;
  const caller =
    member?.user.id ?? holder?.tokenHash ?? visitor?.tokenHash ?? program?.id ?? 'public';
  const body = { params: request.params, body: request.body };
  const replay = await org.write((tx) =>
    once(tx, call.desk.config.secret, { caller, key, operation: id, body }, async () => ({
      status: operation.status,
      body: JSON.stringify(await handler({ ...request, org: tx })),
    })),
  );
  if (replay.replayed) context.set('Idempotency-Replayed', 'true');
  context.status = replay.status;
  context.type = 'json';
  context.body = replay.body;
}

function write(call: Call, status: number, result: unknown, tag: string | null) {
  const { context, operation, own } = call;
  if (status === 302) {
    context.status = status;
    context.set('Location', (result as { location: string }).location);
    context.body = '';
    return;
  }
  if (status === 204) {
    context.status = 204;
    return;
  }
  if (result instanceof Download) {
    context.status = status;
    context.attachment(result.filename);
    context.type = result.type;
    context.body = result.stream;
    return;
  }
  const body = operation.paged
    ? writePage(context, result as Page<unknown>)
    : JSON.stringify(result);
  context.status = status;
  context.type = 'json';
  if (operation.etag) {
    const etag = tag ? (own.version ? withOwnVersion(own.version, tag) : tag) : bodyTag(body);
    if (isUnchanged(context, etag)) {
      context.status = 304;
      return;
    }
  } else if (own.version) context.set('ETag', `"${own.version}"`);
  context.body = body;
}

/** A path under /api that no operation has. */
export function unknownOperation(context: Context) {
  if (context.path === '/api' || context.path.startsWith('/api/')) {
    throw notFound('There is nothing at this address');
  }
}
