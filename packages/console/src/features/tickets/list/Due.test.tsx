import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ticketLike } from '../../../test/tickets.ts';
import Due from './Due.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it("shows how long until a ticket is due, or how long it's overdue", () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00.000Z') });
  const due = (dueAt: string, more = {}) => <Due ticket={ticketLike({ dueAt, ...more })} />;
  const { rerender } = render(due('2026-11-21T14:10:00.000Z'));
  expect(screen.getByText('Due in 2 h').className).not.toContain('destructive');
  rerender(due('2026-11-21T11:20:00.000Z'));
  expect(screen.getByText('Overdue 40 m').className).toContain('destructive');
  rerender(due('2026-11-21T11:20:00.000Z', { status: 'resolved' }));
  expect(screen.queryByRole('time')).toBeNull();
});
