import { fullName } from '@helpdesk/sdk/rules/names';
import type { Actor, Changes } from '../../../event-catalog.ts';
import { namesOf, tagsIn } from '../../tags/read/on-ticket.ts';
import { settableColumns, timelineKinds } from '../fields.ts';
import type { TicketWithPeople } from '../read/tickets.ts';
import { linesOfRequester, type StoredChange } from './people/requester.ts';
import { isMove, type TagMove } from './tags.ts';
import type { TimelineEntry } from './timeline.ts';

export type FieldChanges = Pick<Changes, keyof typeof timelineKinds>;

/** The fields that differ; omitted fields stay unchanged. */
export function changesOf(before: TicketWithPeople, fields: StoredChange): FieldChanges {
  const changes: FieldChanges = {};
  for (const field of Object.keys(timelineKinds) as (keyof typeof timelineKinds)[]) {
    const [from, to] = [before[settableColumns[field]], fields[field]];
    if (to !== undefined && to !== from) changes[field] = { from, to };
  }
  return changes;
}

/** A customer's reply reopens a resolved ticket. */
export const reopeningBy = (
  before: TicketWithPeople,
  said: { authorType: string } | undefined,
): FieldChanges =>
  said?.authorType === 'customer' && before.status === 'resolved'
    ? { status: { from: 'resolved', to: 'open' } }
    : {};

export const columnsOf = (changes: FieldChanges) =>
  Object.fromEntries(
    Object.entries(changes).map(([field, { to }]) => [
      settableColumns[field as keyof FieldChanges],
      to,
    ]),
  );

export function linesOf(
  before: TicketWithPeople,
  ticket: TicketWithPeople,
  wanted: FieldChanges,
  reopening: FieldChanges,
  actor: Actor,
): TimelineEntry[] {
  const { customerEmail, customerName, ...others } = wanted;
  const lines: TimelineEntry[] = Object.entries(others).flatMap(([field, change]) => {
    const kind = timelineKinds[field as keyof FieldChanges];
    if (kind === null) return [];
    return field === 'assignedAgentId'
      ? { kind, from: agentName(before), to: agentName(ticket), actor }
      : { kind, ...change, actor };
  });
  lines.push(...linesOfRequester(before, ticket, { customerEmail, customerName }, actor));
  const { status } = reopening;
  return status ? [...lines, { kind: 'reopened', ...status, actor }] : lines;
}

export const tagLines = (tags: TagMove, actor: Actor): TimelineEntry[] =>
  isMove(tags)
    ? [{ kind: 'tags', from: namesOf(tags.removed), to: namesOf(tags.added), actor }]
    : [];

export const tagsAsChange = (before: TicketWithPeople, after: TicketWithPeople) => ({
  from: namesOf(tagsIn(before)),
  to: namesOf(tagsIn(after)),
});

export function agentName(ticket: TicketWithPeople): string | null {
  const [firstName, lastName] = [ticket.agent_first_name, ticket.agent_last_name];
  return fullName({ firstName, lastName }) || ticket.agent_email;
}
