import { customerOf, type StaffData, wordOf } from './staff-data.ts';

/** The calls of the console, each with the path of its nth round. */
export function casesOf(
  { sample, big }: StaffData,
  size: number,
): Record<string, (round: number) => string> {
  const ticket = (round: number) => sample[round % sample.length] ?? '';
  const number = (round: number) => String(1 + ((round * 997) % size)).padStart(6, '0');
  const list = (query: string) => () => `/api/tickets?${query}`;
  return {
    'list, last changed first': list('limit=50'),
    'list by priority': list('sort=priority'),
    'list, oldest first': list('sort=createdAt'),
    'list, open': list('status=open'),
    'list, unassigned and open': list('status=open&assignedAgentId=none'),
    'list, urgent and in progress': list('status=in_progress&priority=urgent'),
    'list, status + priority + agent': list(
      `status=resolved&priority=low&assignedAgentId=${big.agent.userId}`,
    ),
    'list, filters by priority order': list('status=closed&assignedAgentId=none&sort=priority'),
    'list, of one customer': (round) => `/api/tickets?customerEmail=${customerOf(round)}`,
    'list, number fragment': (round) => `/api/tickets?q=${number(round)}`,
    'list, common fragment': (round) => `/api/tickets?q=${wordOf(round % 10)}`,
    'list, rare fragment': (round) => `/api/tickets?q=${wordOf(9_000 + round * 97).slice(1)}`,
    'list, two letters': (round) => `/api/tickets?q=${wordOf(round * 7).slice(0, 2)}`,
    'list, one letter': (round) => `/api/tickets?q=${'aqzx@%'.charAt(round % 6)}`,
    'list, fragment and filters': (round) =>
      `/api/tickets?status=open&priority=urgent&q=${wordOf(round % 10)}`,
    'search, one common word': (round) => `/api/search?q=${wordOf(round % 10)}`,
    'search, three common words': (round) =>
      `/api/search?q=${[1, 2, 3].map((n) => wordOf((round % 10) + n)).join('+')}`,
    'search, a rare word': (round) => `/api/search?q=${wordOf(5_000 + round * 97)}`,
    'search, a letter begun': (round) => `/api/search?q=${'bktlmrsdvp'.charAt(round % 10)}`,
    'search, as one types': (round) => `/api/search?q=${wordOf(300 + round).slice(0, 3)}`,
    'search, common and begun': (round) =>
      `/api/search?q=${wordOf(round % 10)}+${wordOf(300 + round).slice(0, 2)}`,
    'search, a number': (round) => `/api/search?q=TK-2026-${number(round)}`,
    detail: (round) => `/api/tickets/${ticket(round)}`,
    stats: () => '/api/tickets/stats',
    'dashboard, figures of 90 days': () => '/api/dashboard/stats?period=90d',
    'dashboard, team of 90 days': () => '/api/dashboard/performance?period=90d',
    'dashboard, badges': () => '/api/dashboard/counts',
  };
}
