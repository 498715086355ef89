import type { Member } from '../../auth/caller.ts';
import type { Handlers } from '../../http/handlers.ts';
import { findLed } from '../tickets/read/merged.ts';
import { planFor, presentPlan } from './plan.ts';
import { readApplied } from './read/applied.ts';
import { listMacros, showMacro } from './read/macros.ts';
import { applyMacro, undoRuns } from './store/apply.ts';
import { createMacro, deleteMacro, restoreMacro, updateMacro } from './store/macros.ts';

const writer = (member: Member, own: string | null = null) => ({ userId: member.user.id, own });

export const macros: Handlers<'macros'> = {
  list: ({ org, member }) => listMacros(org, member.user.id),

  create: async ({ org, member, body }) =>
    showMacro(org, await createMacro(org, writer(member), body), member.user.id),

  update: async ({ org, member, own, params, body }) => {
    await updateMacro(org, params.id, writer(member, own), body);
    return showMacro(org, params.id, member.user.id);
  },

  delete: ({ org, member, own, params }) => deleteMacro(org, params.id, writer(member, own)),

  restore: async ({ org, member, own, params }) => {
    await restoreMacro(org, params.id, writer(member, own));
    return showMacro(org, params.id, member.user.id);
  },

  preview: async ({ org, member, params, body }) => {
    const applied = await readApplied(org, params.id, member);
    const found = await Promise.all(body.ids.map((id) => findLed(org, id)));
    const tickets = new Map(found.flatMap((led) => (led ? [[led.ticket.id, led.ticket]] : [])));
    return [...tickets.values()].map((ticket) => presentPlan(ticket, planFor(ticket, applied)));
  },

  apply: ({ org, member, params, body }) => applyMacro(org, params.id, member, body),

  undo: ({ org, member, body }) => undoRuns(org, member, body.runIds),
};
