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

/** Who asks: a key for itself, or a member. */
export interface Asking {
  key: KeyCaller | null;
  member: Holder | null;
}

/** What somebody lacks to read what a key with this permission reads, in words; null for nothing. */
function lackOf({ key, member }: Asking, scope: ApiPermission): string | null {
  if (key) return key.permissions.has(scope) ? null : `This key needs ${scope}`;
  const needed = takenFor(scope);
  return needed === undefined || can(member, needed) ? null : `Your role needs ${needed}`;
}

/** Refuses who would learn by the words of a filter which tags, forms and members there are. */
export function refuseFilter(by: Asking, filter: string | undefined) {
  const lack = filter ? lackOf(by, 'tickets:read') : null;
  if (lack) throw refusedAt('filter', `${lack} to filter by tickets`);
}

/** Whether somebody may read all these events. */
export const mayRead = (by: Asking, events: readonly Schema<'WebhookEventName'>[]) =>
  events.every((name) => lackOf(by, scopeOfEvent[name]) === null);

/** Refuses who would have events sent which they may not read. */
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
