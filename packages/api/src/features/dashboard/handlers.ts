import type { Handlers } from '../../http/handlers.ts';
import { notFound } from '../../http/refusal.ts';
import { countTickets } from '../tickets/store.ts';

export const dashboard: Handlers<'dashboard'> = {
  counts: async ({ org, member }) => {
    if (!org || !member) throw notFound('Organization not found');
    const tickets = await countTickets(org, member.may('view_all_tickets') ? null : member.user.id);
    return { tickets: tickets.open, chatSessions: 0, notifications: 0 };
  },
};
