import { describe, expect, it } from 'vitest';
import { readsChangedBy as changedBy, figuresChangedBy } from './live-reads.ts';

const readsChangedBy = (event: Parameters<typeof changedBy>[0]) => changedBy(event, 'me');

describe('an event of the staff socket', () => {
  it('invalidates the lists, the counts and its ticket', () => {
    const reads = readsChangedBy({ name: 'ticket.replied', payload: { ticket: { id: 't1' } } });
    expect(reads).toEqual([
      'tickets.list',
      'tickets.stats',
      'tickets.unread',
      'dashboard.counts',
      'tickets.listLinks',
      ['tickets.get', { id: 't1' }],
    ]);
  });

  it('invalidates both linked tickets, and a split-off one', () => {
    const payload = { ticket: { id: 't1' }, link: { ticket: { id: 't2' } }, split: { id: 't3' } };
    const reads = readsChangedBy({ name: 'ticket.linked', payload });
    for (const id of ['t1', 't2', 't3']) expect(reads).toContainEqual(['tickets.get', { id }]);
    expect(reads).not.toContain('tickets.suggestDuplicates');
    expect(readsChangedBy({ name: 'ticket.created', payload: {} })).toContain(
      'tickets.suggestDuplicates',
    );
  });

  it('invalidates the ticket when someone takes over its handed-over draft', () => {
    const payload = { ticketId: 't1', messageId: 'm1', userId: 'u2' };
    expect(readsChangedBy({ name: 'shared_draft.removed', payload })).toEqual([
      ['tickets.get', { id: 't1' }],
    ]);
  });

  it('invalidates the list of forms when a form is created, changed or deleted', () => {
    expect(readsChangedBy({ name: 'contact_form.deleted', payload: {} })).toEqual([
      'contactForms.list',
      'contactForms.stats',
      'sentences.missing',
    ]);
  });

  it('updates a chat in the lists, but refetches nothing for a new message', () => {
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

  it("invalidates the user's notifications and badge, but not those of others", () => {
    for (const name of ['notification.created', 'notifications.settled']) {
      expect(readsChangedBy({ name, payload: { userIds: ['other', 'me'] } })).toEqual([
        'notifications.list',
        'dashboard.counts',
      ]);
      expect(readsChangedBy({ name, payload: { userIds: ['other'] } })).toEqual([]);
    }
  });

  it('invalidates notifications and their badge for all staff', () => {
    for (const name of ['staff_news.added', 'staff_news.settled'])
      expect(readsChangedBy({ name, payload: { ticketId: 't1' } })).toEqual([
        'notifications.list',
        'dashboard.counts',
      ]);
  });

  it('invalidates unread tickets when the user has read one on another device, but not those of others', () => {
    const read = (userId: string) =>
      readsChangedBy({ name: 'tickets.read', payload: { userId, ticketId: 't1' } });
    expect(read('me')).toEqual([
      'tickets.unread',
      'dashboard.counts',
      ['tickets.list', { unread: true }],
      ['tickets.stats', { unread: true }],
    ]);
    expect(read('other')).toEqual([]);
  });

  it('invalidates the dashboard metrics that depend on it', () => {
    expect(figuresChangedBy({ name: 'ticket.resolved' })).toContain('dashboard.performance');
    expect(figuresChangedBy({ name: 'contact_form.submitted' })).toEqual(['dashboard.automation']);
    for (const name of ['invitation.created', 'site.seen'])
      expect(figuresChangedBy({ name })).toEqual(['organization.firstSteps']);
    expect(figuresChangedBy({ name: 'article.published' })).toEqual([
      'organization.firstSteps',
      'sentences.missing',
    ]);
    expect(figuresChangedBy({ name: 'notification.created' })).toEqual([]);
  });

  it('invalidates nothing if no screen shows its subject', () => {
    expect(readsChangedBy({ name: 'password_reset.requested', payload: {} })).toEqual([]);
  });
});
