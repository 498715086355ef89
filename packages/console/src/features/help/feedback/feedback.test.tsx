import type { Result } from '@helpdesk/sdk/contract/operations';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import FeedbackCard from './FeedbackCard.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = '2026-10-04T09:30:00.000Z';
const report: Result<'help.report'> = {
  votes: [{ articleId: 'a1', title: 'Descaling', slug: 'descaling', helpful: 3, unhelpful: 1 }],
  comments: [
    {
      id: 'c1',
      articleId: 'a1',
      title: 'Descaling',
      isHelpful: false,
      comment: 'How long?',
      createdAt: at,
    },
  ],
  unread: [{ articleId: 'a2', title: 'Warranty', slug: 'warranty', publishedAt: at }],
  answerable: [
    {
      articleId: 'a3',
      title: 'Returns',
      slug: 'returns',
      count: 7,
      tickets: [{ id: 't1', ticketNumber: 'TK-2026-000042', subject: 'Send it back?' }],
    },
  ],
  searches: [{ id: 's1', query: 'spare lid', count: 7, lastAt: at }],
};

it('shows reader feedback, and links to the article or to a new one', async () => {
  const made = answerOperations({ 'help.report': report, 'help.dismissSearch': undefined });
  const [onOpen, onWrite] = [vi.fn(), vi.fn()];
  drawPage(() => <FeedbackCard onOpen={onOpen} onWrite={onWrite} />, member('agent'));
  expect(await screen.findByText('How long?')).toBeDefined();
  expect(screen.getByText('3 of 4 found this helpful')).toBeDefined();
  expect(screen.getByText('7 tickets in the last 30 days')).toBeDefined();
  const ticket = screen.getByRole('link', { name: 'TK-2026-000042 Send it back?' });
  expect(ticket.getAttribute('href')).toBe('/tickets/t1');
  await userEvent.click(screen.getByRole('button', { name: 'Warranty' }));
  expect(onOpen).toHaveBeenCalledWith('a2');
  await userEvent.click(screen.getByRole('button', { name: 'Write article' }));
  expect(onWrite).toHaveBeenCalledWith('spare lid');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  const dismissed = made.filter(({ operation }) => operation === 'help.dismissSearch');
  expect(dismissed).toHaveLength(1);
});
