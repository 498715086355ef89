import { describe, expect, it } from 'vitest';
import { figuresChangedBy, readsChangedBy } from './live.ts';

describe('an event of the staff socket', () => {
  it('invalidates the lists, the counts and the ticket that it is about', () => {
    const reads = readsChangedBy({ name: 'ticket.replied', payload: { ticket: { id: 't1' } } });
    expect(reads).toEqual([
      'tickets.list',
      'tickets.stats',
      'dashboard.counts',
      ['tickets.get', { id: 't1' }],
    ]);
  });

  it('moves a chat in the lists, but refetches nothing for a new message', () => {
    const payload = { session: { id: 'c1' } };
    expect(readsChangedBy({ name: 'chat.accepted', payload })).toEqual([
      'chat.list',
      'chat.stats',
      'chat.agents',
      'dashboard.counts',
      ['chat.get', { id: 'c1' }],
    ]);
    expect(readsChangedBy({ name: 'chat.updated', payload })).toEqual([['chat.get', { id: 'c1' }]]);
    expect(readsChangedBy({ name: 'chat.message', payload })).toEqual([]);
    expect(figuresChangedBy({ name: 'chat.rated' })).toEqual(['dashboard.stats']);
    expect(figuresChangedBy({ name: 'chat.read' })).toEqual([]);
  });

  it('invalidates the dashboard figures that depend on it', () => {
    expect(figuresChangedBy({ name: 'ticket.resolved' })).toContain('dashboard.performance');
    expect(figuresChangedBy({ name: 'contact_form.submitted' })).toEqual(['dashboard.automation']);
    expect(figuresChangedBy({ name: 'invitation.created' })).toEqual([]);
  });

  it('invalidates nothing when no screen shows its subject', () => {
    expect(readsChangedBy({ name: 'password_reset.requested', payload: {} })).toEqual([]);
  });
});
