import type { MockedAnswers } from '@helpdesk/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import type { CurrentUser } from '../../../data/session.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { assignable, jonas, ticketLike } from '../../../test/tickets.ts';
import TicketsPage from './TicketsPage.tsx';

const ROW = 50;
const SCREEN = 1_000;
const PAGE = 100_000;

const stats = { total: 1_234, open: 2, in_progress: 3, resolved: 4, closed: 1_225 };

export const kettle = ticketLike({ assignedAgent: jonas, priority: 'high' });
export const lamp = ticketLike({
  id: 't2',
  ticketNumber: 'TK-2026-000002',
  subject: 'Lamp flickers',
  status: 'in_progress',
  customerName: null,
  customerEmail: null,
  priority: 'urgent',
});

/** Answers what the page reads, with two tickets, plus the given answers. */
export function serve(more: MockedAnswers = {}) {
  return answerOperations({
    'tickets.list': [kettle, lamp],
    'tickets.stats': stats,
    'tickets.unread': { ids: [] },
    'chat.list': [],
    'team.assignable': assignable,
    ...more,
  });
}

/** The queries of the list, in order. */
export const listed = (calls: ReturnType<typeof serve>) =>
  calls.filter(({ operation }) => operation === 'tickets.list').map(({ query }) => query);

/** The rendered tickets. */
export const subjects = () =>
  screen
    .queryAllByRole('link')
    .flatMap((link) => (link.dataset.open === '' ? [link.textContent] : []));

/** Waits until a long list follows its scroll area; before that it renders its first 24 rows. */
export const followsScrolling = () =>
  waitFor(() => {
    if (subjects().length <= 24) throw new Error('Only the first rows are drawn');
  });

/** Sets the size of the window, its scroll area and the rows, which jsdom doesn't lay out. */
export function layOut({ wide = true, phone = false } = {}) {
  const holding = phone ? '(max-width: 39.99rem)' : wide ? '(min-width: 80rem)' : '';
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === holding,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const heights = [
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW),
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(SCREEN),
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(PAGE),
  ];
  onTestFinished(() => {
    for (const height of heights) height.mockRestore();
  });
}

/** Renders the list of tickets in its scroll area, at /tickets with these search parameters. */
export function drawTickets(
  user: CurrentUser = member('agent'),
  search = '',
  wide = true,
  phone = false,
) {
  layOut({ wide, phone });
  const page = () => (
    <main id="main">
      <TicketsPage />
    </main>
  );
  return drawPage(page, user, {
    path: '/tickets',
    at: `/tickets${search}`,
    paths: ['/tickets/$id'],
  });
}
