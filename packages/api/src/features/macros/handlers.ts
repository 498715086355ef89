import type { Member } from '../../auth/caller.ts';
import type { Handlers } from '../../http/handlers.ts';
import { prepared } from '../../http/prepared.ts';
import type { ServerContext } from '../../server-context.ts';
import { findLed } from '../tickets/read/merged.ts';
import { planFor, presentPlan } from './plan.ts';
import { readApplied } from './read/applied.ts';
import { listMacros, showMacro } from './read/macros.ts';
import { applyMacro, undoRuns } from './store/apply.ts';
import { formatBefore } from './store/format-before.ts';
import { createMacro, deleteMacro, restoreMacro, updateMacro } from './store/macros.ts';

const writer = ({ config }: ServerContext, member: Member, own: string | null = null) => ({
  userId: member.user.id,
  own,
  config,
  rights: member,
});

export const macros: Handlers<'macros'> = {
  list: ({ server, org, member }) => listMacros(server.config, org, member.user.id),

  create: async ({ server, org, member, body }) => {
    const id = await createMacro(org, writer(server, member), body);
    return showMacro(server.config, org, id, member.user.id);
  },

  update: async ({ server, org, member, own, params, body }) => {
    await updateMacro(org, params.id, writer(server, member, own), body);
    return showMacro(server.config, org, params.id, member.user.id);
  },

  delete: ({ org, member, own, params }) =>
    deleteMacro(org, params.id, { userId: member.user.id, own }),

  restore: async ({ server, org, member, own, params }) => {
    await restoreMacro(org, params.id, { userId: member.user.id, own });
    return showMacro(server.config, org, params.id, member.user.id);
  },

  preview: async ({ org, member, params, body }) => {
    const applied = await readApplied(org, params.id, member);
    const found = await Promise.all(body.ids.map((id) => findLed(org, id)));
    const tickets = new Map(found.flatMap((led) => (led ? [[led.ticket.id, led.ticket]] : [])));
    return [...tickets.values()].map((ticket) => presentPlan(ticket, planFor(ticket, applied)));
  },

  apply: prepared(
    ({ org, member, params, body }) => formatBefore(org, params.id, member, body),
    ({ org, member, params, body }, formattedOf) =>
      applyMacro(org, params.id, member, body, formattedOf),
  ),

  undo: ({ org, member, body }) => undoRuns(org, member, body.runIds),
};
