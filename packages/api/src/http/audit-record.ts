import type { Operation, OperationId } from '@helpdesk/sdk/contract/operations';
import { fullName } from '@helpdesk/sdk/rules/names';
import type { Context } from 'koa';
import type { Authorized } from '../auth/authorize.ts';
import type { Person } from '../auth/caller.ts';
import { deviceOf } from '../auth/device-name.ts';
import { knownDevice } from '../auth/known-device.ts';
import { hashToken } from '../auth/tokens.ts';
import type { AuditActor, AuditRecord } from '../database/audit/audit-record.ts';
import { Refusal } from '../refusal.ts';
import type { ServerContext } from '../server-context.ts';

/** The audit log entry of a call; null if its operation isn't audited. */
export function auditRecordOf(
  context: Context,
  server: ServerContext,
  id: OperationId,
  { audited, about }: Operation,
  authorized: Authorized,
): AuditRecord | null {
  if (!audited) return null;
  const { session, key, token, org } = authorized;
  const isOfPerson = about === 'person' || about === 'caller';
  return {
    ...unknownAuditRecord(context, server, id, audited),
    actor: actorOf(authorized),
    sessionHash: session && token ? hashToken(token) : null,
    ...(key && { device: context.get('User-Agent').slice(0, 100) || null }),
    organizationId: isOfPerson ? null : (org?.id ?? null),
    userId: isOfPerson ? (session?.user.id ?? null) : null,
  };
}

/** The same for a request whose caller isn't known yet. */
export function unknownAuditRecord(
  context: Context,
  { config }: ServerContext,
  operation: string,
  object: AuditRecord['object'],
): AuditRecord {
  const { browser, system } = deviceOf(context.get('User-Agent'));
  return {
    operation,
    object,
    outcome: 'done',
    reason: null,
    actor: { type: 'unknown', id: null, name: null, email: null, key: null },
    sessionHash: null,
    address: context.state.ip,
    device: [browser, system].filter(Boolean).join(' on ') || null,
    requestId: context.state.requestId ?? null,
    organizationId: null,
    userId: null,
    knowsDevice: (userId) => knownDevice(context.get('Cookie'), config, userId) !== null,
    isWritten: false,
  };
}

function actorOf({ session, member, key }: Authorized): AuditActor {
  const user: Person | undefined = member?.user ?? session?.user;
  const by = key && { id: key.id, name: key.name };
  if (user) {
    return {
      type: 'member',
      id: user.id,
      name: fullName(user) || user.email,
      email: user.email,
      key: by,
    };
  }
  if (by) return { type: 'api_key', id: null, name: by.name, email: null, key: by };
  return { type: 'unknown', id: null, name: null, email: null, key: null };
}

/** Writes the audit log entry of a successful call that changed no audited data. */
export async function completeAuditRecord({ database }: ServerContext, auditRecord: AuditRecord) {
  if (!auditRecord.isWritten) await database.writeDown(auditRecord);
}

/** Error codes of failed identity checks. */
const failures = ['invalid_credentials', 'wrong_password', 'wrong_code', 'wrong_passkey'];

/**
 * Logs a failed attempt to sign in or confirm as a member. The caller doesn't wait for it, because the response time would
 * reveal whether the member exists.
 */
export function noteFailure(
  { database, log }: ServerContext,
  auditRecord: AuditRecord,
  error: unknown,
) {
  if (!(error instanceof Refusal) || !failures.includes(error.code) || !auditRecord.userId) return;
  const refused = { ...auditRecord, outcome: 'refused' as const, reason: error.code };
  database.writeDown(refused).catch((err: unknown) => {
    log.error(
      { err, operation: auditRecord.operation },
      "Couldn't add a failed sign-in to the audit log",
    );
  });
}
