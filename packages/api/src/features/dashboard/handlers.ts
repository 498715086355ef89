import { beginOfDay, dayIn } from '@helpdesk/sdk/rules/calendar';
import { durationText } from '@helpdesk/sdk/rules/duration';
import { type Period, periodOf } from '@helpdesk/sdk/rules/periods';
import type { Org } from '../../database/types.ts';
import type { Handlers } from '../../http/handlers.ts';
import { countChats, readSatisfaction } from '../chat/read/sessions.ts';
import { readAutomation } from '../chatbot/read.ts';
import { readActiveForms, readConversion } from '../forms/store/forms.ts';
import { countUnread } from '../notifications/store/notifications.ts';
import { readClock } from '../organization/store/organization.ts';
import { countViews } from '../tickets/read/listed-counters.ts';
import { countTickets, growthOfOpen } from '../tickets/read/tickets.ts';
import { percentChange } from './percent-change.ts';
import { readPerformance } from './performance.ts';
import { readDue } from './read/due.ts';
import { countSubmissions, medianFirstResponse } from './store.ts';

const periodAsked = async (org: Org, period: string) =>
  periodOf({ count: Number.parseInt(period, 10) }, await readClock(org));

export const dashboard: Handlers<'dashboard'> = {
  counts: async ({ org, member, own, sees }) => {
    const tickets = await countTickets(org, own);
    const { active } = await chatsFor(sees, org);
    const notifications = await countUnread(org, member.user.id);
    const views = own === null ? await countViews(org, member.user.id) : null;
    return { tickets: tickets.open, chatSessions: active, notifications, views };
  },

  stats: async ({ org, own, sees, query }) => {
    const period = await periodAsked(org, query.period);
    const tickets = await countTickets(org, own);
    const time = await medianFirstResponse(org, period.now, own);
    const timeBefore = await medianFirstResponse(org, period.before, own);
    const { active, satisfaction, before } = await chatsFor(sees, org, period);
    const isOfAll = own === null && !org.visibility;
    return {
      openTickets: tickets.open,
      openTicketsChange: isOfAll ? await growthOfOpen(org, period.now.span.since) : null,
      responseTime: time === null ? null : durationText(time),
      responseTimeChange: percentChange(timeBefore, time),
      activeChats: active,
      satisfaction,
      satisfactionChange: satisfaction === null || before === null ? null : satisfaction - before,
    };
  },

  performance: async ({ org, query }) =>
    readPerformance(org, (await periodAsked(org, query.period)).now),

  due: ({ org, member, query }) => readDue(org, query.mine ? member.user.id : null),

  automation: async ({ server, org }) => {
    const { timezone } = await readClock(org);
    const [form] = await readActiveForms(org);
    return {
      contactForms: {
        today: await countSubmissions(org, beginOfDay(timezone, dayIn(timezone))),
        conversion: await readConversion(org),
        form: form
          ? { id: form.id, name: form.name, submissionCount: form.submission_count }
          : null,
      },
      chatbot: await readAutomation(server, org),
    };
  },
};

/** Chat figures, for members who may see them. */
async function chatsFor(sees: { chats: boolean }, org: Org, period?: Period) {
  if (!sees.chats) return { active: 0, satisfaction: null, before: null };
  const { active } = await countChats(org);
  const satisfaction = period ? await readSatisfaction(org, period.now) : null;
  const before = period ? await readSatisfaction(org, period.before) : null;
  return { active, satisfaction, before };
}
