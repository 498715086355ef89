import type { Org } from '../../database/types.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound } from '../../refusal.ts';
import { readClock } from '../organization/store/organization.ts';
import { findMemberOfUser } from '../team/read.ts';
import { readAgents } from './agents.ts';
import { readHoursOfWeek } from './hours-of-week.ts';
import { readOverview } from './overview.ts';
import { type Asked, daysAsked } from './period.ts';
import { readAgentChats } from './read/agent-chats.ts';
import { readAgentTickets } from './read/agent-tickets.ts';
import { reportAsDownload } from './report.ts';
import { readSla } from './sla.ts';

const daysOf = async (org: Org, { hours, ...asked }: Asked & { hours?: 'all' | 'business' }) =>
  daysAsked(asked, await readClock(org, hours));

export const metrics: Handlers<'metrics'> = {
  overview: async ({ org, query }) => {
    const { now, before } = await daysOf(org, query);
    return readOverview(org, now, before);
  },

  agents: async ({ org, query }) => readAgents(org, await daysOf(org, query)),

  agentTickets: async ({ org, params, query }) => {
    const { figure, ...asked } = query;
    if (!(await findMemberOfUser(org, params.id))) throw notFound('Team member not found');
    return readAgentTickets(org, params.id, figure, (await daysOf(org, asked)).now);
  },

  agentChats: async ({ org, params, query }) => {
    const { figure, ...asked } = query;
    if (!(await findMemberOfUser(org, params.id))) throw notFound('Team member not found');
    return readAgentChats(org, params.id, figure, (await daysOf(org, asked)).now);
  },

  sla: async ({ org, query }) => {
    const { now, before } = await daysOf(org, query);
    return readSla(org, now, before);
  },

  hoursOfWeek: async ({ org, query }) => readHoursOfWeek(org, (await daysOf(org, query)).now),

  report: async ({ org, query }) =>
    reportAsDownload(org, query.report, await daysOf(org, query), 'csv'),

  reportXlsx: async ({ org, query }) =>
    reportAsDownload(org, query.report, await daysOf(org, query), 'xlsx'),

  sendReport: async ({ org, member, body }) => {
    const { now } = await daysOf(org, body);
    const { from, to } = now.span;
    const { report, format = 'csv' } = body;
    const { id: userId } = member.user;
    await org.write((tx) => tx.record('report.requested', { report, from, to, format, userId }));
    return { message: 'Reports are sent by email when ready' };
  },
};
