import type { Result } from '@helpdesk/sdk/contract/operations';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/harness.tsx';
import { answerOperations, failed } from '../../../test/operations.ts';
import { ticketLike } from '../../../test/tickets.ts';
import type { Ticket } from '../ticket-rows.ts';
import { FindTicket } from './FindTicket.tsx';

const here = ticketLike({ id: 't1' });
const other = ticketLike({ id: 't2', ticketNumber: 'TK-2', subject: 'Same kettle' });
const found = (tickets: Ticket[]): Result<'search.query'> => ({
  tickets: tickets.map((one) => ({ ...one, foundIn: 'heading', subjectParts: [], excerpt: [] })),
  tags: [],
  people: [],
  articles: [],
});

function open(answers: Parameters<typeof answerOperations>[0]) {
  const calls = answerOperations(answers);
  const onChoose = vi.fn();
  draw(<FindTicket ticket={here} onChoose={onChoose} />);
  return { calls, onChoose };
}
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Find a ticket' }), { target: { value } });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('finds up to eight other tickets, never the open one', async () => {
  const many = Array.from({ length: 9 }, (_, at) =>
    ticketLike({ id: `m${at}`, subject: `Kettle ${at}` }),
  );
  const { calls, onChoose } = open({
    'tickets.list': [here],
    'search.query': found([here, ...many]),
  });
  expect(await screen.findByText('No other tickets from the requester')).toBeDefined();
  type('  kettle ');
  expect(await screen.findByText('Choose a ticket')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  const searched = calls.find(({ operation }) => operation === 'search.query');
  expect(searched?.query).toMatchObject({ q: 'kettle' });
  fireEvent.click(screen.getByRole('button', { name: /Kettle 0/ }));
  expect(onChoose.mock.calls).toMatchObject([[{ id: 'm0' }]]);
});

it('says if nothing is found, or the open ticket only', async () => {
  open({ 'tickets.list': [here, other], 'search.query': found([here]) });
  expect(await screen.findByText('Other tickets from the requester')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  type('kettle');
  expect(await screen.findByText('No tickets found')).toBeDefined();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

it('says that a search failed, and returns to the tickets of the requester', async () => {
  open({ 'tickets.list': [other], 'search.query': failed });
  await screen.findByText('Other tickets from the requester');
  type('kettle');
  expect(await screen.findByText('Failed to load the tickets')).toBeDefined();
  type('');
  expect(screen.getByText('Other tickets from the requester')).toBeDefined();
});
