import { expect, test } from 'vitest';
import { type Stats, statCards } from './stat-cards.ts';

const quiet: Stats = {
  openTickets: 1_200,
  openTicketsChange: null,
  responseTime: null,
  responseTimeChange: null,
  activeChats: 1_000,
  satisfaction: null,
  satisfactionChange: null,
};
const change = (text: string, direction: string, tone: string) => ({ text, direction, tone });

test.each([
  ['Open Tickets', {}, { value: '1,200', change: null, note: 'Open right now' }],
  [
    'Open Tickets',
    { openTicketsChange: -3 },
    { value: '1,200', change: change('-3', 'down', 'neutral'), note: 'vs. 7 days ago' },
  ],
  ['Response Time', {}, { value: 'No responses yet', empty: true, note: 'In the last 7 days' }],
  [
    'Response Time',
    { responseTime: '5m' },
    { value: '5m', change: null, note: 'Median first response' },
  ],
  [
    'Response Time',
    { responseTime: '5m', responseTimeChange: 20 },
    { value: '5m', change: change('+20%', 'up', 'bad'), note: 'vs. the 7 days before' },
  ],
  ['Active Chats', {}, { value: '1,000', note: 'Active right now' }],
  ['Satisfaction', {}, { value: 'No ratings yet', empty: true, note: 'In the last 7 days' }],
  ['Satisfaction', { satisfaction: 0 }, { value: '0%', change: null, note: 'Ratings of 4 or 5' }],
  [
    'Satisfaction',
    { satisfaction: 90, satisfactionChange: 5 },
    { value: '90%', change: change('+5 pts', 'up', 'good'), note: 'vs. the 7 days before' },
  ],
  [
    'Satisfaction',
    { satisfaction: 90, satisfactionChange: 0 },
    {
      value: '90%',
      change: change('No change', 'level', 'neutral'),
      note: 'vs. the 7 days before',
    },
  ],
])('the card %s shows the right figure for %o', (label, more, figure) => {
  const card = statCards.find((one) => one.label === label);
  expect(card?.read({ ...quiet, ...more }, 7)).toEqual(figure);
});

test('chats and ratings are only for users who may see them', () => {
  expect(statCards.map(({ permission }) => permission)).toEqual([
    undefined,
    undefined,
    'view_live_chat',
    'view_analytics',
  ]);
});
