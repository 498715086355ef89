import type { Schema } from '@helpdesk/sdk/contract/operations';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLiveUpdates } from '../../../data/live.ts';
import { member } from '../../../test/harness.tsx';
import { failed } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { fakeSockets } from '../../../test/sockets.ts';
import { jonas, ticketDetail, ticketLike } from '../../../test/tickets.ts';
import TicketsPage from './TicketsPage.tsx';
import { layOut, serve } from './test-page.tsx';

const at = '2026-11-21T10:00:00.000Z';
const tickets = [
  ticketLike(),
  ticketLike({ id: 't2', ticketNumber: 'TK-2', subject: 'Lamp flickers' }),
];

function Live() {
  useLiveUpdates();
  return (
    <main id="main">
      <TicketsPage />
    </main>
  );
}

async function open(read: () => Schema<'TicketDetail'> | typeof failed) {
  const sockets = fakeSockets();
  let isFirst = true;
  const calls = serve({
    'realtime.ticket': { ticket: 'x', expiresAt: at },
    'auth.user': member('agent'),
    'tickets.get': read,
    // Requests after the first one never finish, so only events change the rows.
    'tickets.list': () => {
      if (!isFirst) return new Promise(() => {});
      isFirst = false;
      return tickets;
    },
  });
  layOut();
  drawPage(Live, member('agent'), {
    path: '/tickets',
    at: '/tickets?status=open',
    paths: ['/tickets/$id'],
  });
  await screen.findByText('Lamp flickers');
  await waitFor(() => expect(sockets).toHaveLength(1));
  let seq = 0;
  sockets[0]?.accept({ type: 'hello', seq });
  const say = (ticket: object, name = 'ticket.updated') => {
    seq += 1;
    sockets[0]?.serve({ type: 'event', seq, name, payload: { ticket }, createdAt: at });
  };
  const reads = () =>
    calls.filter(({ operation }) => operation === 'tickets.get').map(({ params }) => params.id);
  return { say, reads };
}

const row = (subject: string) => within(screen.getByText(subject).closest('tr') as HTMLElement);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a ticket that others change is updated, with its new agent, or leaves the list', async () => {
  const { say, reads } = await open(() => ticketDetail({ id: 't2', assignedAgent: jonas }));
  say({ id: 't2', priority: 'urgent' });
  expect(await row('Lamp flickers').findByText('urgent')).toBeDefined();
  expect(reads()).toEqual([]);
  say({ id: 't2', assignedAgentId: 'u2' });
  expect(await row('Lamp flickers').findByText('Jonas Weber')).toBeDefined();
  expect(row('Kettle leaks').getByText('Unassigned')).toBeDefined();
  expect(reads()).toEqual(['t2']);
  say({ id: 't2', assignedAgentId: 'u2' });
  say({ id: 't1', status: 'closed' });
  await waitFor(() => expect(screen.queryByText('Kettle leaks')).toBeNull());
  expect(reads()).toEqual(['t2']);
});

it("a ticket whose agent can't be loaded stays unchanged", async () => {
  const { say, reads } = await open(() => failed);
  say({ id: 't2', assignedAgentId: 'u2' });
  await waitFor(() => expect(reads()).toEqual(['t2']));
  say({ id: 't1' }, 'ticket.deleted');
  await waitFor(() => expect(screen.queryByText('Kettle leaks')).toBeNull());
  expect(row('Lamp flickers').getByText('Unassigned')).toBeDefined();
});
