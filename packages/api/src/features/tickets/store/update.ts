import type { Schema } from '@helpdesk/sdk/contract/operations';
import { choicesOf } from '@helpdesk/sdk/rules/ticket-fields';
import type { Config } from '../../../config.ts';
import type { Org, Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { invalid, notFound, Refusal } from '../../../refusal.ts';
import { tagsIn } from '../../tags/read/on-ticket.ts';
import {
  type CcChange,
  settableColumns,
  type TagChange,
  type TicketChange,
  timelineKinds,
} from '../fields.ts';
import { findAgent } from '../read/agents.ts';
import { findLed } from '../read/merged.ts';
import type { TicketWithPeople } from '../read/tickets.ts';
import { changeTicket } from './change.ts';
import { orTaken, refuseTaken } from './external-id.ts';
import { ccMoveOf } from './people/ccs.ts';
import { asStored } from './people/requester.ts';
import {
  isActive,
  isSameSnooze,
  notActive,
  type Snooze,
  snoozeAsked,
  snoozeOf,
} from './snooze-step.ts';
import { isMove, moveOf, type TagMove, tagsToAdd } from './tags.ts';

export const ticketMissing = () =>
  notFound("The ticket you're looking for doesn't exist or you don't have permission to view it.");

/** Returns a ticket that is to be changed; rejects a merged one, because the caller should see the remaining ticket first. */
export async function mustWrite(tx: Tx, id: string) {
  const led = await findLed(tx, id);
  if (!led) throw ticketMissing();
  const { ticket, by } = led;
  if (by) throw new Refusal(409, mergedSentence(ticket), 'ticket_merged');
  return { ticket, as: null, isShared: false };
}

const mergedSentence = ({ number }: TicketWithPeople) => `This ticket was merged into ${number}`;

const changedMeanwhile = 'This ticket was changed by someone else';

/** Current values that a ticket must have to be changed. */
type Condition = TicketChange & Snoozed;
/** The end of the snooze; null if the ticket is not snoozed. */
interface Snoozed {
  snooze?: Snooze | null | undefined;
}

/** The version or values that a ticket must have to be changed. */
interface Expected {
  version?: string | null;
  onlyIf?: Condition | undefined;
}

/** Changes a ticket; each change adds a timeline entry. */
export function updateTicket(
  org: Org,
  id: string,
  { addTagIds, removeTagIds, addCcs, removeCcs, ...change }: TicketChange & TagChange & CcChange,
  actor: Actor,
  expected: Expected | null,
  config: Config | null = null,
): Promise<void> {
  const changing = org.write(async (tx) => {
    const { version = null, onlyIf = {} } = expected ?? {};
    const { ticket: before } = await mustWrite(tx, id);
    if ((version !== null && version !== versionOf(before)) || !has(before, onlyIf)) {
      throw new Refusal(412, changedMeanwhile, 'stale');
    }
    await refuseUnlessAgent(tx, change);
    await refuseTaken(tx, change.externalId, before.id);
    const tags = moveOf(before, await tagsToAdd(tx, { addTagIds }), removeTagIds ?? []);
    const ccs = await ccMoveOf(tx, config, before, { addCcs, removeCcs });
    await changeTicket(tx, before, { fields: change, tags, ccs }, actor);
  });
  return changing.catch(orTaken);
}

type Changed = Schema<'TicketBulkResult'>['changed'][number];

interface Chosen {
  ids: readonly string[];
  /** Values that a ticket must have to be changed. */
  onlyIf?: Condition | undefined;
}

/** Changes many tickets in one transaction; returns their previous values, and the tickets that couldn't be changed. */
export function updateTickets(
  org: Org,
  { ids, onlyIf = {} }: Chosen,
  { addTagIds, removeTagIds = [], snooze: asked, ...change }: TicketChange & TagChange & Snoozed,
  actor: Actor,
): Promise<Schema<'TicketBulkResult'>> {
  const snooze = asked && snoozeAsked(asked, 'snooze.until');
  return org.write(async (tx) => {
    const failed: { id: string; message: string }[] = [];
    const changed: Changed[] = [];
    let updated = 0;
    let isChecked = false;
    const added = await tagsToAdd(tx, { addTagIds });
    for (const id of new Set(ids)) {
      const led = await findLed(tx, id);
      const before = led?.by ? null : led?.ticket;
      const refusal = !before
        ? led
          ? mergedSentence(led.ticket)
          : ticketMissing().message
        : !has(before, onlyIf)
          ? changedMeanwhile
          : snooze && !isActive({ ...before, ...change })
            ? notActive
            : null;
      if (!before || refusal) {
        failed.push({ id, message: refusal ?? '' });
        continue;
      }
      if (!isChecked) await refuseUnlessAgent(tx, change);
      isChecked = true;
      const tags = moveWithin(before, added, removeTagIds);
      if (tags instanceof Refusal) {
        failed.push({ id, message: tags.message });
        continue;
      }
      if (!has(before, { ...change, snooze }) || isMove(tags))
        changed.push({ id, ...stateOf(before) });
      const snoozing = snooze === null ? { because: 'member' as const } : snooze;
      await changeTicket(tx, before, { fields: change, tags, snooze: snoozing }, actor);
      updated += 1;
    }
    return { updated, changed, failed };
  });
}

/** The change of tags, or a refusal if the ticket has no room for them. */
function moveWithin(...wanted: Parameters<typeof moveOf>): TagMove | Refusal {
  try {
    return moveOf(...wanted);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const stateOf = (ticket: TicketWithPeople): Omit<Changed, 'id'> => ({
  ...valuesOf(ticket),
  tagIds: tagsIn(ticket).map(({ id }) => id),
  snooze: snoozeOf(ticket),
});

const valuesOf = (ticket: TicketWithPeople): Omit<Changed, 'id' | 'tagIds' | 'snooze'> => ({
  assignedAgentId: ticket.assigned_agent_id,
  ...choicesOf(ticket),
});

/** Checks whether a ticket has these values; omitted ones don't matter. */
function has(ticket: TicketWithPeople, { snooze, ...values }: Condition): boolean {
  if (snooze !== undefined && !isSameSnooze(snoozeOf(ticket), snooze)) return false;
  const wanted = asStored(values);
  return (Object.keys(timelineKinds) as (keyof TicketChange)[]).every(
    (field) => wanted[field] === undefined || wanted[field] === ticket[settableColumns[field]],
  );
}

/** The version for `If-Match`: every change sets `updated_at`. */
export const versionOf = (ticket: { updated_at: string }) => ticket.updated_at.replace(/\D/g, '');

export async function refuseUnlessAgent(tx: Tx, { assignedAgentId }: TicketChange) {
  if (assignedAgentId == null) return;
  if (!(await findAgent(tx, assignedAgentId))) {
    throw invalid('assignedAgentId', 'Assigned agent must be a member of this organization');
  }
}
