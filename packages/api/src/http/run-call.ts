import type { Operation, OperationId } from '@helpdesk/sdk/contract/operations';
import type { Context } from 'koa';
import type { Authorized } from '../auth/authorize.ts';
import type { Org } from '../database/types.ts';
import { Refusal } from '../refusal.ts';
import type { ServerContext } from '../server-context.ts';
import { limitKey } from './client-address.ts';
import { Download } from './download.ts';
import { bodyTag, hasSameVersion, isUnchanged, versionTag, withOwnVersion } from './etag.ts';
import type { Page } from './handlers.ts';
import { once } from './idempotency.ts';
import { writePage } from './paging.ts';

export type AnyHandler = (request: Record<string, unknown>) => Promise<unknown>;

/** An authorized and validated call of an operation. */
export interface Call {
  context: Context;
  server: ServerContext;
  id: OperationId;
  operation: Operation;
  authorized: Authorized;
  request: Record<string, unknown>;
  handler: AnyHandler;
  /** Set by the handler: the version of the resource. */
  own: { version: string | null };
}

/** Runs the handler and writes the response; with an Idempotency-Key at most once. */
export async function runCall(call: Call) {
  const { context, operation, handler, request } = call;
  const key = operation.idempotent ? context.get('Idempotency-Key') : '';
  if (key) return runOnce(call, key);
  // Before the handler reads: a response may be newer than its ETag, never older.
  const tag = await tagOf(call);
  write(call, operation.status, await handler(request), tag);
}

/** Answers 304 to a poll whose organization has not changed, before any query. */
export async function answersUnchanged(
  context: Context,
  operation: Operation,
  authorized: Authorized,
) {
  if (!hasVersionTag(operation) || !context.get('If-None-Match')) return false;
  const tag = await versionTag(authorized);
  const same = tag ? hasSameVersion(context, tag) : null;
  if (!same) return false;
  isUnchanged(context, same);
  context.status = 304;
  return true;
}

/** Data of the user can change without a change of the organization, so its ETag is computed from the body. */
const hasVersionTag = ({ etag, about }: Operation) => etag && !about;

async function tagOf({ operation, authorized }: Call) {
  return hasVersionTag(operation) ? versionTag(authorized) : null;
}

async function runOnce(call: Call, key: string) {
  const { request, authorized, id, operation, handler, context } = call;
  if (key.length > 200) {
    throw new Refusal(400, 'This Idempotency-Key is too long', 'validation_failed');
  }
  const org = request.org as Org;
  const { member, holder, visitor, key: program } = authorized;
  const proven = member?.user.id ?? holder?.tokenHash ?? visitor?.tokenHash ?? program?.id;
  const caller = proven ?? 'public';
  const from = proven ? '' : limitKey(context.state.ip);
  const body = { params: request.params, body: request.body };
  const replay = await org.write((tx) =>
    once(tx, call.server.config.secret, { caller, from, key, operation: id, body }, async () => ({
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
