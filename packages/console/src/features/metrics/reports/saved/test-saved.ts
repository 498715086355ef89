import type { SavedReport } from './saved-reports.ts';

const person = (id: string, firstName: string, lastName: string) => ({
  id,
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@acme.test`,
  profileImageUrl: null,
});

/** The signed-in user of the tests, and two others. */
export const ada = person('u1', 'Ada', 'Lovelace');
export const alan = person('u2', 'Alan', 'Turing');
export const grace = person('u3', 'Grace', 'Hopper');

export const savedReport = (more: Partial<SavedReport> = {}): SavedReport => ({
  id: 'r1',
  name: 'Weekly SLA',
  report: 'sla',
  period: 'lastWeek',
  visibility: 'team',
  owner: ada,
  schedule: { weekday: 'monday', dayOfMonth: null, format: 'xlsx', recipients: [ada, alan, grace] },
  createdAt: '2026-11-18T09:00:00.000Z',
  updatedAt: '2026-11-18T09:00:00.000Z',
  ...more,
});
