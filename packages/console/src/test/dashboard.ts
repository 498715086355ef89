import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { MockedAnswers } from '@helpdesk/sdk/testing';

const stats: Schema<'DashboardStats'> = {
  openTickets: 12,
  openTicketsChange: 3,
  responseTime: '1h 5m',
  responseTimeChange: -20,
  activeChats: 0,
  satisfaction: null,
  satisfactionChange: null,
};
const ada = {
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@acme.test',
  profileImageUrl: null,
};
const own: Schema<'AgentPerformance'> = {
  user: ada,
  role: 'admin',
  open: 1,
  assigned: 2,
  resolved: 3,
  firstResponse: null,
};
const automation: Schema<'DashboardAutomation'> = {
  contactForms: { today: 4, conversion: null, form: null },
  chatbot: { autoResolved: 0, accuracy: null, totalResponses: 0, lastUpdated: null },
};
/** The dashboard's responses for an organization with little activity. */
export const dashboardAnswers: MockedAnswers = {
  'dashboard.stats': stats,
  'dashboard.performance': [own],
  'dashboard.automation': automation,
  'dashboard.counts': { tickets: 12, chatSessions: 0, notifications: 0, views: null },
  'dashboard.due': [],
  'organization.firstSteps': {
    form: false,
    chat: false,
    article: false,
    team: false,
    mail: false,
    sites: { chat: null, form: null },
    samples: 0,
    isPutAway: true,
  },
  'chatbot.unanswered': [],
  'tickets.list': [],
  'helpArticles.list': [],
  'help.views': { pageType: 'article', viewCount: 0, items: [] },
  'chat.list': [],
};
