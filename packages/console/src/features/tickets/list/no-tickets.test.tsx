import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { noFilters, type TicketFilters } from './filters.ts';
import { NoTickets } from './NoTickets.tsx';

const stats = { total: 0, open: 0, in_progress: 0, resolved: 0, closed: 0 };
const all: TicketFilters = { ...noFilters, sort: '-updatedAt' };
const none = () => <NoTickets filters={all} onClear={() => {}} />;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('before the first ticket it explains where tickets come from, and offers samples', async () => {
  const calls = answerOperations({
    'tickets.stats': stats,
    'organization.updateFirstSteps': {} as never,
  });
  drawPage(none, member('admin'), { paths: ['/contact-forms'] });
  expect(await screen.findByText(/^Tickets arrive through/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Share a form' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Add sample tickets' }));
  await waitFor(() =>
    expect(calls.map(({ operation }) => operation)).toContain('organization.updateFirstSteps'),
  );
});

it("agents get only the explanation, and customers don't", async () => {
  answerOperations({ 'tickets.stats': stats });
  drawPage(none, member('agent'));
  expect(await screen.findByText(/^Tickets arrive through/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  drawPage(none, member('customer'));
  expect(await screen.findByText('No tickets found')).toBeDefined();
  expect(screen.queryByText(/^Tickets arrive through/)).toBeNull();
});

it("if there are tickets elsewhere, it's just empty", async () => {
  answerOperations({ 'tickets.stats': { ...stats, total: 4, closed: 4 } });
  drawPage(none, member('admin'));
  expect(await screen.findByText('No tickets found')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/^Tickets arrive/)).toBeNull());
});

it.each([
  [{ snoozed: 'yes' }, 'Press H on a ticket to snooze it until later.'],
  [{ mentioned: 'yes' }, 'Notes in which a colleague writes @ and your name appear here.'],
  [{ snoozed: 'yes', status: 'open' }, 'No tickets match your search and filters.'],
])('an empty list of %j says %j', async (part, text) => {
  const onClear = vi.fn();
  answerOperations({ 'tickets.stats': { ...stats, total: 4, closed: 4 } });
  drawPage(
    () => <NoTickets filters={{ ...all, ...part } as TicketFilters} onClear={onClear} />,
    member('agent'),
  );
  expect(await screen.findByText(text)).toBeDefined();
  await userEvent.click(screen.getByRole('button'));
  expect(onClear).toHaveBeenCalledOnce();
});
