import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { chat } from '../../../test/chats.ts';
import { member } from '../../../test/harness.tsx';
import { failed } from '../../../test/operations.ts';
import { ada, jonas, ticketLike } from '../../../test/tickets.ts';
import { draw, serve } from '../test-page.tsx';

const hour = 60 * 60 * 1000;
/** With half a minute of slack, for slow tests. */
const inHours = (hours: number) =>
  new Date(Date.now() + hours * hour + Math.sign(hours) * 30_000).toISOString();
const late = () =>
  ({
    id: 't9',
    ticketNumber: 'TK-9',
    subject: 'Where is it?',
    priority: 'high',
    assignedAgent: jonas,
    goal: 'firstResponse',
    dueAt: inHours(-2),
  }) as const;
const waits = ticketLike({
  id: 't7',
  subject: 'Lamp',
  lastMessage: 'It flickers again',
  turn: 'us',
});
const list = async (name: string) => within(await screen.findByRole('list', { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('an agent sees what is theirs now before the figures', async () => {
  const calls = serve({
    'tickets.list': ({ query }) => {
      if (query.assignedAgentId === 'none') return [ticketLike({ subject: 'Nobody has me' })];
      const { turn, assignedAgentId } = query;
      return turn === 'us' && assignedAgentId === 'u1' ? [waits] : [];
    },
    'dashboard.due': [late(), { ...late(), id: 't8', goal: 'resolution', dueAt: inHours(3) }],
    'chat.list': ({ query }) =>
      query.status === 'waiting' ? [chat({ status: 'waiting', customerName: 'Tomás' })] : [],
    'dashboard.performance': [
      { user: ada, role: 'agent', open: 3, assigned: 9, resolved: 7, firstResponse: '5m' },
    ],
  });
  draw(member('agent'));
  await screen.findAllByText('Where is it?');
  const rows = (await list('Due soon')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Where is it?TK-9 · First response2h overdue',
    'Where is it?TK-9 · Resolutionin 3h',
  ]);
  const mine = (await list('Needs your reply')).getByRole('listitem');
  expect(mine.textContent).toContain('LampVera Visitor: It flickers again');
  expect((await list('Unassigned')).getByText('Nobody has me')).toBeDefined();
  expect((await list('Chats waiting')).getByText('Tomás')).toBeDefined();
  expect((await screen.findByText('Assigned to you')).nextSibling?.textContent).toBe('9');
  expect(calls.find(({ operation }) => operation === 'dashboard.due')?.query).toEqual({
    mine: 'true',
  });
  expect(calls.some(({ operation }) => operation === 'organization.firstSteps')).toBe(false);
  const figures = screen.getByRole('list', { name: 'Key metrics' });
  const order = figures.compareDocumentPosition(screen.getByRole('list', { name: 'Due soon' }));
  expect(order & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
});

it("an admin sees overdue tickets with their assignees, and what visitors couldn't find", async () => {
  const question = {
    id: 'q1',
    text: 'Do you ship to Mars?',
    count: 3,
    firstAskedAt: inHours(-90),
    lastAskedAt: inHours(-9),
  };
  const calls = serve({
    'dashboard.due': [late(), { ...late(), id: 't8', assignedAgent: null }],
    'chatbot.unanswered': [question],
  });
  draw(member('admin'));
  await screen.findAllByText('Where is it?');
  const rows = (await list('Overdue or due soon')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Where is it?TK-9 · First response · Jonas Weber2h overdue',
    'Where is it?TK-9 · First response · Unassigned2h overdue',
  ]);
  await screen.findByText('Do you ship to Mars?');
  const asked = await list("What visitors couldn't find");
  expect(asked.getByRole('listitem').textContent).toBe('Do you ship to Mars?3 times');
  expect(calls.find(({ operation }) => operation === 'dashboard.due')?.query).toEqual({
    mine: 'false',
  });
  expect(screen.queryByText('My week')).toBeNull();
});

it("says if there is nothing to do, and if a list couldn't be loaded", async () => {
  serve({ 'dashboard.due': failed });
  draw(member('agent'));
  expect(await screen.findByText('All open tickets are assigned.')).toBeDefined();
  expect(await screen.findByText('Failed to load data')).toBeDefined();
});

it('a customer sees none of it', async () => {
  const calls = serve();
  draw(member('customer'));
  await screen.findByText('No tickets found');
  expect(calls.some(({ operation }) => operation === 'dashboard.due')).toBe(false);
});
