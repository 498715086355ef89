import { maxTagsOfTicket } from '@helpdesk/sdk/rules/tags';
import type { Parsed } from '@helpdesk/sdk/schema/operations';
import type { Org, Tx } from '../../../../database/types.ts';
import type { Actor } from '../../../../event-catalog.ts';
import { invalid, Refusal } from '../../../../refusal.ts';
import { settleTicket } from '../../../notifications/store/settle.ts';
import { tagsIn } from '../../../tags/read/on-ticket.ts';
import { presentRef, ticketFacts } from '../../present.ts';
import { heldReplies } from '../../read/joined.ts';
import { findLed, type Led } from '../../read/merged.ts';
import { mustFind, type TicketWithPeople } from '../../read/tickets.ts';
import { changeTicket, laterThan, settleTicketRow } from '../change.ts';
import { moveCounts } from '../counts/counts.ts';
import { stopWaiting } from '../replies/stop-scheduled.ts';
import { indexForSearch } from '../search.ts';
import { isActive } from '../snooze-step.ts';
import { writeTimeline } from '../timeline.ts';
import { ticketMissing } from '../update.ts';
import { columnsOfJoining } from './joining.ts';
import { joinLinks } from './joining-links.ts';
import { joinPeople } from './joining-people.ts';
import { keepApart, type OnTarget } from './keep-apart.ts';
import { readAsBefore } from './read-as-before.ts';

type Input = Parsed<'tickets.merge'>['body'];

interface Done {
  ticket: TicketWithPeople;
  merged: readonly TicketWithPeople[];
}

/** Merges tickets into one, which gets their data. Their rows leave the table `tickets`, so no list, figure or search counts them twice. */
export function mergeTickets(org: Org, { ids, intoId }: Input, actor: Actor): Promise<Done> {
  return org.write(async (tx) => {
    const chosen = [...new Set(ids)];
    if (chosen.length < 2) throw invalid('ids', 'Select at least two tickets');
    if (intoId !== undefined && !chosen.includes(intoId)) {
      throw invalid('intoId', 'The remaining ticket must be one of them');
    }
    const led: Led[] = [];
    for (const id of chosen) {
      const one = await findLed(tx, id);
      if (!one) throw ticketMissing();
      led.push(one);
    }
    const done = doneBefore(led, intoId);
    if (done) return { ticket: done, merged: [] };
    const [target, ...others] = inOrder(
      led.map(({ ticket }) => ticket),
      intoId,
    );
    if (!target) throw ticketMissing();
    await refuseWhileSending(tx, [target, ...others]);
    const ticket = await mergeInto(tx, target, others, actor);
    return { ticket, merged: others };
  });
}

/** Returns the remaining ticket if someone else already merged these tickets; rejects if they were merged elsewhere. */
function doneBefore(led: readonly Led[], intoId: string | undefined): TicketWithPeople | null {
  const [first] = led;
  const merged = led.find(({ by }) => by !== null);
  if (!merged?.by || !first) return null;
  const isOne = led.every(({ ticket }) => ticket.id === first.ticket.id);
  if (isOne && (intoId === undefined || intoId === first.ticket.id)) return first.ticket;
  throw new Refusal(
    409,
    `${merged.by.number} was merged into ${merged.ticket.number}. Check again before you merge.`,
    'ticket_merged',
  );
}

/** Puts the remaining ticket first, then the others, oldest first. */
function inOrder(tickets: readonly TicketWithPeople[], intoId: string | undefined) {
  const key = ({ created_at: at, id }: TicketWithPeople) => `${at} ${id}`;
  const byAge = tickets.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  const target = byAge.find(({ id }) => id === intoId) ?? byAge[0];
  return target ? [target, ...byAge.filter((one) => one !== target)] : [];
}

const isOfSame = (one: TicketWithPeople, other: TicketWithPeople) =>
  one.customer_email === other.customer_email && one.customer_user_id === other.customer_user_id;

/** A reply in its undo delay was written to one requester, so it must not reach another one. */
async function refuseWhileSending(tx: Tx, [target, ...others]: readonly TicketWithPeople[]) {
  if (!target || others.every((one) => isOfSame(one, target))) return;
  for (const ticket of [target, ...others]) {
    if ((await heldReplies(tx, ticket.id)) === 0) continue;
    throw new Refusal(
      409,
      `A reply on ${ticket.number} is being sent. Try again in a moment.`,
      'reply_waiting',
    );
  }
}

async function mergeInto(
  tx: Tx,
  before: TicketWithPeople,
  others: readonly TicketWithPeople[],
  actor: Actor,
): Promise<TicketWithPeople> {
  const { opened, given } = await openAndTag(tx, before, others, actor);
  const target = await mustFind(tx, before.id);
  const at = laterThan(target.updated_at);
  const isOthers = others.some((one) => !isOfSame(one, target));
  if (isOthers) await stopWaiting(tx, target, actor);
  for (const one of others) {
    await stopWaiting(tx, one, actor);
    const isSame = isOfSame(one, target);
    const on: OnTarget = {
      tags: given.get(one.id) ?? [],
      status: opened.get(one.id) ?? null,
      people: await joinPeople(tx, one, target, { isSame, at, actor }),
      links: await joinLinks(tx, one.id, target.id),
    };
    await writeTimeline(tx, one.id, at, [{ kind: 'merged', from: null, to: target.number, actor }]);
    await readAsBefore(tx, target, one);
    await keepApart(tx, one, target, { at, by: actor.userId, on });
    await indexForSearch(tx, one, null, false);
    await moveCounts(tx, one, null, at);
    await settleTicket(tx, one.id, { by: null });
  }
  const lines = others.map((one) => ({
    kind: 'merged' as const,
    from: one.number,
    to: null,
    actor,
  }));
  await writeTimeline(tx, target.id, at, lines);
  const patch = columnsOfJoining(target, others);
  await settleTicketRow(tx, target.id, { ...patch, updated_at: at });
  const ticket = await mustFind(tx, target.id);
  await moveCounts(tx, target, ticket, at);
  await indexForSearch(tx, target, ticket, 'by merging');
  await tx.record('ticket.merged', {
    ticket: ticketFacts(ticket),
    actor,
    merged: others.map(presentRef),
  });
  return ticket;
}

/** Reopens the remaining ticket if another one is open, and adds the tags of all, up to the limit. */
async function openAndTag(
  tx: Tx,
  target: TicketWithPeople,
  others: readonly TicketWithPeople[],
  actor: Actor,
) {
  const opened = new Map<string, NonNullable<OnTarget['status']>>();
  const open = isActive(target) ? undefined : others.find(isActive);
  if (open) opened.set(open.id, { from: target.status, to: open.status });
  const has = new Set(tagsIn(target).map(({ id }) => id));
  const given = new Map<string, string[]>();
  const added = others.flatMap((one) => {
    const more = tagsIn(one).filter(({ id }) => {
      if (has.has(id) || has.size >= maxTagsOfTicket) return false;
      has.add(id);
      return true;
    });
    given.set(
      one.id,
      more.map(({ id }) => id),
    );
    return more;
  });
  const fields = open ? { status: open.status } : {};
  await changeTicket(tx, target, { fields, tags: { added, removed: [] } }, actor);
  return { opened, given };
}
