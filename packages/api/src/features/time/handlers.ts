import { actorOf } from '../../auth/caller.ts';
import type { Org } from '../../database/types.ts';
import type { Handlers } from '../../http/handlers.ts';
import { presentRef } from '../tickets/present.ts';
import { findLed } from '../tickets/read/merged.ts';
import { findTicket } from '../tickets/read/tickets.ts';
import { ticketMissing } from '../tickets/store/update.ts';
import { presentEntry } from './present.ts';
import { findRunning, readEntries } from './read/entries.ts';
import { addEntry, changeEntry, deleteEntry, entryMissing, restoreEntry } from './store/entries.ts';
import { startTimer, stopTimer } from './store/timer.ts';

export const time: Handlers<'time'> = {
  list: async ({ org, params }) => {
    const led = await findLed(org, params.id);
    if (!led) throw ticketMissing();
    return (await readEntries(org, led.ticket.id)).map(presentEntry);
  },

  create: async ({ org, member, params: { id }, body }) =>
    showEntry(org, id, await addEntry(org, id, body, actorOf(member))),

  update: async ({ org, member, own, params: { id, entryId }, body }) => {
    await changeEntry(org, { ticketId: id, entryId, own }, body, actorOf(member));
    return showEntry(org, id, entryId);
  },

  delete: ({ org, member, own, params: { id, entryId } }) =>
    deleteEntry(org, { ticketId: id, entryId, own }, actorOf(member)),

  restore: async ({ org, member, own, params: { id, entryId } }) => {
    await restoreEntry(org, { ticketId: id, entryId, own }, actorOf(member));
    return showEntry(org, id, entryId);
  },

  startTimer: async ({ org, member, params: { id } }) =>
    showEntry(org, id, await startTimer(org, id, actorOf(member))),

  timer: async ({ org, member }) => {
    const entry = await findRunning(org, member.user.id);
    if (!entry) return { timer: null };
    const ticket = await findTicket(org, entry.ticket_id, null);
    return { timer: ticket && { entry: presentEntry(entry), ticket: presentRef(ticket) } };
  },

  stopTimer: async ({ org, member }) => {
    const { ticket_id: ticketId, id } = await stopTimer(org, actorOf(member));
    return showEntry(org, ticketId, id);
  },
};

async function showEntry(org: Org, ticketId: string, entryId: string) {
  const entry = (await readEntries(org, ticketId)).find(({ id }) => id === entryId);
  if (!entry) throw entryMissing();
  return presentEntry(entry);
}
