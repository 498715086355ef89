import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ApiPermission } from '@helpdesk/sdk/rules/api-permissions';
import { can, type Holder } from '@helpdesk/sdk/rules/roles';
import type { KeyCaller } from '../../../auth/caller.ts';
import { takenFor } from '../../../auth/key-rights.ts';
import type { WebhookRow } from '../../../database/rows/programs.ts';
import { scopeOfEvent } from '../../../events/for-programs.ts';
import { Refusal } from '../../../refusal.ts';

export const eventsOf = ({ event_names }: WebhookRow) =>
  JSON.parse(event_names) as Schema<'WebhookEventName'>[];

/** The caller: a key that acts for itself, or a member. */
export interface Asking {
  key: KeyCaller | null;
  member: Holder | null;
}

/** The permission that the caller lacks to read what a key with this scope reads, as a message; null if none. */
function lackOf({ key, member }: Asking, scope: ApiPermission): string | null {
  if (key) return key.permissions.has(scope) ? null : `This key needs ${scope}`;
  const needed = takenFor(scope);
  return needed === undefined || can(member, needed) ? null : `Your role needs ${needed}`;
}

/** Rejects a filter of a caller who could use it to find out tags, forms and members. */
export function refuseFilter(by: Asking, filter: string | undefined) {
  const lack = filter ? lackOf(by, 'tickets:read') : null;
  if (lack) throw refusedAt('filter', `${lack} to filter by tickets`);
}

/** Whether the caller may read all these events. */
export const mayRead = (by: Asking, events: readonly Schema<'WebhookEventName'>[]) =>
  events.every((name) => lackOf(by, scopeOfEvent[name]) === null);

/** Rejects a subscription to events that the caller may not read. */
export function refuseUnreadable(
  by: Asking,
  events: readonly Schema<'WebhookEventName'>[],
  field = 'events',
) {
  for (const name of events) {
    const lack = lackOf(by, scopeOfEvent[name]);
    if (lack) throw refusedAt(field, `${lack} to receive ${name}`);
  }
}

const refusedAt = (field: string, message: string) =>
  new Refusal(403, message, 'forbidden', { errors: [{ field, code: 'forbidden', message }] });
