import { describe, expect, it } from 'vitest';
import { readsChangedBy } from './live.ts';

describe('an event of the staff socket', () => {
  it('makes the lists, the counts and the ticket it is about old', () => {
    const reads = readsChangedBy({ name: 'ticket.replied', payload: { ticket: { id: 't1' } } });
    expect(reads).toEqual([
      'tickets.list',
      'tickets.stats',
      'dashboard.counts',
      ['tickets.get', { id: 't1' }],
    ]);
  });

  it('changes nothing when it is about something no screen shows', () => {
    expect(readsChangedBy({ name: 'invitation.created', payload: {} })).toEqual([]);
  });
});
