import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ticketLike } from '../../../test/tickets.ts';
import { lasted, Turn } from './Turn.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [0, '1 m'],
  [59 * 60_000, '59 m'],
  [60 * 60_000, '1 h'],
  [24 * 60 * 60_000 - 1, '23 h'],
  [24 * 60 * 60_000, '1 d'],
  [40 * 24 * 60 * 60_000, '40 d'],
])('%i ms are shown as %s', (time, text) => {
  expect(lasted(time)).toBe(text);
});

it('shows who wrote last, and how long ago', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00.000Z') });
  const turnSince = '2026-11-21T10:00:00.000Z';
  const { rerender } = render(<Turn ticket={ticketLike({ turn: 'us', turnSince })} />);
  expect(screen.getByText('Customer · 2 h').title).toContain('waiting for a reply');
  rerender(<Turn ticket={ticketLike({ turn: 'customer', turnSince })} />);
  expect(screen.getByText('Team · 2 h').title).toContain('Waiting for the customer');
  rerender(<Turn ticket={ticketLike({ turnSince: '2026-11-21T11:59:40.000Z' })} />);
  expect(screen.getByText('Customer · now')).toBeDefined();
  rerender(<Turn ticket={ticketLike({ turn: null, turnSince })} />);
  expect(screen.queryByRole('time')).toBeNull();
});
