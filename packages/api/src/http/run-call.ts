import type { Operation, OperationId } from '@helpdesk/sdk/contract/operations';
import type { Context } from 'koa';
import type { Authorized } from '../auth/authorize.ts';
import type { KeyCaller, Member } from '../auth/caller.ts';
import type { AuditRecord } from '../database/audit/audit-record.ts';
import type { Org } from '../database/types.ts';
import { Refusal } from '../refusal.ts';
import type { ServerContext } from '../server-context.ts';
import { Download } from './answers/download.ts';
import {
  answerTag,
  bodyTag,
  hasSameVersion,
  isUnchanged,
  setTag,
  type VersionTag,
  versionTag,
} from './answers/etag.ts';
import type { KeptAnswers } from './answers/kept-answers.ts';
import { completeAuditRecord, noteFailure } from './audit-record.ts';
import { setJsonType } from './bodies/json-type.ts';
import { endWithSession } from './end-with-session.ts';
import type { Page } from './handlers.ts';
import { once } from './idempotency.ts';
import { limitKey } from './limits/client-address.ts';
import { writePage } from './paging.ts';
import { prepareOf } from './prepared.ts';

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
  /** The audit log entry of the call; null if its operation isn't audited. */
  auditRecord: AuditRecord | null;
  /** Read before the handler reads data: a response may be newer than its ETag, never older. */
  tag: VersionTag | null;
  /** The cache key of the response: its tag, or what a visitor's answer depends on. */
  keptBy: VersionTag | null;
  kept: KeptAnswers;
  /** Set by the handler: the version of the resource. */
  own: { version: string | null };
}

/** Runs the handler and writes the response; with an Idempotency-Key at most once. */
export async function runCall(call: Call) {
  const { context, operation, handler, request } = call;
  const key = operation.idempotent ? context.get('Idempotency-Key') : '';
  if (key) return runOnce(call, key);
  write(call, operation.status, await done(call, () => handler(request)));
}

/** Runs the work with its audit log entry. */
async function done<R>({ server, auditRecord }: Call, run: () => Promise<R>): Promise<R> {
  if (!auditRecord) return run();
  try {
    const result = await run();
    await completeAuditRecord(server, auditRecord);
    return result;
  } catch (error) {
    noteFailure(server, auditRecord, error);
    throw error;
  }
}

/** The version tag of the call's response; null if it has none. */
export async function tagOf(
  server: ServerContext,
  { etag, about }: Operation,
  authorized: Authorized,
) {
  // The user's own data can change without a change of the organization, so its ETag is computed from the body.
  return etag && !about ? versionTag(server, authorized) : null;
}

/** Answers 304 to a poll whose organization has not changed, before any query. */
export function answersUnchanged(context: Context, tag: VersionTag) {
  const same = context.get('If-None-Match') ? hasSameVersion(context, tag.text) : null;
  if (!same) return false;
  setTag(context, same);
  context.status = 304;
  return true;
}

async function runOnce(call: Call, key: string) {
  const { request, authorized, id, operation, handler, context } = call;
  if (key.length > 200) {
    throw new Refusal(400, 'This Idempotency-Key is too long', 'validation_failed');
  }
  const org = request.org as Org;
  const { member, holder, visitor, key: program } = authorized;
  const proven =
    (program && programOf(program, member)) ??
    member?.user.id ??
    holder?.tokenHash ??
    visitor?.tokenHash;
  const caller = proven ?? 'public';
  const from = proven ? '' : limitKey(context.state.ip);
  const body = { params: request.params, body: repeatable(request.body) };
  const run = await prepareOf(handler, request);
  const replay = await org.write((tx) =>
    once(tx, call.server, { caller, from, key, operation: id, body }, async () => ({
      status: operation.status,
      body: JSON.stringify(await run({ ...request, org: tx })),
    })),
  );
  if (call.auditRecord && !replay.replayed)
    await completeAuditRecord(call.server, call.auditRecord);
  if (replay.replayed) context.set('Idempotency-Replayed', 'true');
  else if (call.own.version) context.set('ETag', `"${call.own.version}"`);
  context.status = replay.status;
  setJsonType(context);
  context.body = replay.body;
}

/** A key that acts for several members replays for each of them only their own calls. */
const programOf = (key: KeyCaller, member: Member | null) =>
  member && member.user.id !== key.member?.user.id ? `${key.id} ${member.user.id}` : key.id;

/**
 * The parts of a body that an Idempotency-Key covers. Like If-Match, the condition of a change isn't included, nor is a
 * captcha token, which is a new one whenever a form is sent again.
 */
function repeatable(body: unknown) {
  if (typeof body !== 'object' || body === null) return body;
  const { onlyIf: _, captcha: __, ...asked } = body as Record<string, unknown>;
  return asked;
}

/** The headers of a page that are stored with its items. */
const headersOfPage = ({ response }: Context) =>
  `${response.get('X-Total-Count')}\n${response.get('Link')}\n`;

function write(call: Call, status: number, result: unknown) {
  const { context, operation, own, tag } = call;
  if (status === 302) {
    context.status = status;
    context.set('Location', (result as { location: string }).location);
    context.body = '';
    return;
  }
  // Equivalent when changed: Koa sends nothing with 204, and no operation without content has a version.
  if (status === 204) {
    context.status = 204;
    return;
  }
  if (result instanceof Download) {
    const params = call.request.params as Record<string, string>;
    endWithSession(context, call.server, operation, params, call.authorized);
    context.attachment(result.filename);
    context.type = result.type;
    context.body = result.stream;
    return;
  }
  const body = operation.paged
    ? writePage(context, result as Page<unknown>)
    : JSON.stringify(result);
  context.status = status;
  setJsonType(context);
  if (operation.etag) {
    const etag = tag ? answerTag(tag, own.version, headersOfPage(context) + body) : bodyTag(body);
    if (call.keptBy) call.kept.keep(context, call.id, call.keptBy, etag, body);
    if (isUnchanged(context, etag)) {
      context.status = 304;
      return;
    }
  } else if (own.version) context.set('ETag', `"${own.version}"`);
  context.body = body;
}
