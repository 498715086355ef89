import type { Org } from '../../database/types.ts';
import type { Handlers } from '../../http/handlers.ts';
import { readOrganization } from '../organization/store/organization.ts';
import { readAgents } from './agents.ts';
import { readOverview } from './overview.ts';
import { type Asked, daysAsked } from './period.ts';
import { reportAsDownload } from './report.ts';
import { readSla } from './sla.ts';

const daysOf = async (org: Org, asked: Asked) =>
  daysAsked(asked, (await readOrganization(org)).timezone);

export const metrics: Handlers<'metrics'> = {
  overview: async ({ org, query }) => {
    const { now, before } = await daysOf(org, query);
    return readOverview(org, now, before);
  },

  agents: async ({ org, query }) => readAgents(org, (await daysOf(org, query)).now),

  sla: async ({ org, query }) => {
    const { now, before } = await daysOf(org, query);
    return readSla(org, now, before);
  },

  report: async ({ org, query }) => reportAsDownload(org, query.report, await daysOf(org, query)),

  sendReport: async ({ org, member, body }) => {
    const { now } = await daysOf(org, body);
    const { from, to } = now.span;
    const { id: userId } = member.user;
    await org.write((tx) =>
      tx.record('report.requested', { report: body.report, from, to, userId }),
    );
    return { message: 'Reports are sent by email when ready' };
  },
};
