import { beginOfDay, dayIn } from '@helpdesk/sdk/rules/calendar';
import { durationText } from '@helpdesk/sdk/rules/duration';
import type { Org } from '../../database/types.ts';
import type { Member } from '../../http/caller.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound } from '../../http/refusal.ts';
import { countChats, readSatisfaction } from '../chat/read.ts';
import { readAutomation } from '../chatbot/read.ts';
import { readActiveForms, readConversion } from '../forms/store.ts';
import { countUnread } from '../notifications/store.ts';
import { readOrganization } from '../organization/store.ts';
import { countTickets, growthOfOpen } from '../tickets/read.ts';
import { percentChange } from './percent-change.ts';
import { readPerformance } from './performance.ts';
import { type Period, periodOf } from './period.ts';
import { countSubmissions, medianFirstResponse } from './store.ts';

export const dashboard: Handlers<'dashboard'> = {
  counts: async ({ org, member }) => {
    if (!org || !member) throw notFound('Organization not found');
    const tickets = await countTickets(org, member.may('view_all_tickets') ? null : member.user.id);
    const { active } = await chatsFor(member, org);
    const notifications = await countUnread(org, member.user.id);
    return { tickets: tickets.open, chatSessions: active, notifications };
  },

  stats: async ({ org, member, query }) => {
    if (!org || !member) throw notFound('Organization not found');
    const customerId = member.may('view_all_tickets') ? null : member.user.id;
    const period = periodOf(query.period);
    const tickets = await countTickets(org, customerId);
    const time = await medianFirstResponse(org, period.now, customerId);
    const timeBefore = await medianFirstResponse(org, period.before, customerId);
    const { active, satisfaction, before } = await chatsFor(member, org, period);
    return {
      openTickets: tickets.open,
      openTicketsChange: customerId === null ? await growthOfOpen(org, period.now.since) : null,
      responseTime: time === null ? null : durationText(time),
      responseTimeChange: percentChange(timeBefore, time),
      activeChats: active,
      satisfaction,
      satisfactionChange: satisfaction === null || before === null ? null : satisfaction - before,
    };
  },

  performance: ({ org, query }) => readPerformance(org, periodOf(query.period).now),

  automation: async ({ desk, org }) => {
    const { timezone } = await readOrganization(org);
    const [form] = await readActiveForms(org);
    return {
      contactForms: {
        today: await countSubmissions(org, beginOfDay(timezone, dayIn(timezone))),
        conversion: await readConversion(org),
        form: form
          ? { id: form.id, name: form.name, submissionCount: form.submission_count }
          : null,
      },
      chatbot: await readAutomation(desk, org),
    };
  },
};

/** What of chat concerns a member: nothing, unless he may see it. */
async function chatsFor(member: Member, org: Org, period?: Period) {
  if (!member.may('view_live_chat')) return { active: 0, satisfaction: null, before: null };
  const { active } = await countChats(org);
  const satisfaction = period ? await readSatisfaction(org, period.now) : null;
  const before = period ? await readSatisfaction(org, period.before) : null;
  return { active, satisfaction, before };
}
