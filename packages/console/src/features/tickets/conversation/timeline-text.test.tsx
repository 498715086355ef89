import { dateTime } from '@helpdesk/sdk/rules/dates';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { timelineText } from './timeline-text.tsx';

const textOf = (entry: Parameters<typeof timelineText>[0]) =>
  renderToStaticMarkup(timelineText(entry, (name) => name));

test.each([
  [{ kind: 'created', actor: 'Ada', from: null, to: null }, 'Ada opened the ticket'],
  [{ kind: 'created', actor: null, from: null, to: null }, 'Ticket created'],
  [{ kind: 'merged', actor: 'Ada', from: 'TK-2', to: null }, 'Ada merged TK-2 into this ticket'],
  [{ kind: 'merged', actor: null, from: null, to: 'TK-1' }, 'Merged into TK-1'],
  [{ kind: 'split', actor: 'Ada', from: null, to: 'TK-2' }, 'Ada split TK-2 off from this ticket'],
  [{ kind: 'split', actor: null, from: 'TK-1', to: null }, 'Split off from TK-1'],
  [{ kind: 'unsplit', actor: 'Ada', from: null, to: 'TK-2' }, 'Ada undid the split of TK-2'],
  [
    { kind: 'linked', actor: 'Ada', from: 'duplicate', to: 'TK-2' },
    'Ada marked it as a duplicate of TK-2',
  ],
  [
    { kind: 'linked', actor: null, from: 'duplicated_by', to: 'TK-2' },
    'TK-2 marked as a duplicate of this ticket',
  ],
  [
    { kind: 'linked', actor: 'Ada', from: 'caused_by', to: 'TK-2' },
    'Ada linked it as caused by TK-2',
  ],
  [{ kind: 'linked', actor: null, from: 'cause_of', to: 'TK-2' }, 'Linked as the cause of TK-2'],
  [{ kind: 'linked', actor: 'Ada', from: 'related', to: 'TK-2' }, 'Ada linked it to TK-2'],
  [{ kind: 'unlinked', actor: 'Ada', from: 'related', to: 'TK-2' }, 'Ada removed the link to TK-2'],
  [{ kind: 'unlinked', actor: null, from: 'related', to: 'TK-2' }, 'Link to TK-2 removed'],
  [
    { kind: 'unmerged', actor: 'Ada', from: 'TK-2', to: null },
    'Ada unmerged TK-2 from this ticket',
  ],
  [{ kind: 'unmerged', actor: null, from: null, to: 'TK-1' }, 'Unmerged from TK-1'],
  [
    { kind: 'status', actor: 'Ada', from: 'open', to: 'in_progress' },
    'Ada changed the status to In Progress',
  ],
  [{ kind: 'task_added', actor: 'Ada', from: null, to: 'open' }, 'Ada added the task “open”'],
  [{ kind: 'task_done', actor: 'Ada', from: null, to: 'Call' }, 'Ada completed the task “Call”'],
  [{ kind: 'task_undone', actor: 'Ada', from: null, to: 'Call' }, 'Ada reopened the task “Call”'],
  [{ kind: 'time_added', actor: 'Ada', from: null, to: '80' }, 'Ada logged 1h 20m of time'],
  [
    { kind: 'time_changed', actor: 'Ada', from: '80', to: '60' },
    'Ada changed 1h 20m of logged time to 1h',
  ],
  [{ kind: 'time_deleted', actor: null, from: null, to: '5' }, '5m of logged time deleted'],
  [{ kind: 'task_deleted', actor: null, from: null, to: 'Call' }, 'Task “Call” deleted'],
  [{ kind: 'status', actor: null, from: 'open', to: 'closed' }, 'Status changed to Closed'],
  [{ kind: 'priority', actor: null, from: 'low', to: 'high' }, 'Priority changed to High'],
  [{ kind: 'assigned', actor: null, from: null, to: 'Jonas' }, 'Assigned to Jonas'],
  [{ kind: 'assigned', actor: null, from: 'Jonas', to: null }, 'Jonas unassigned'],
  [
    { kind: 'reopened', actor: 'Vera', from: 'resolved', to: 'open' },
    'Vera reopened the ticket with a reply',
  ],
  [
    { kind: 'mail_bounced', actor: null, from: null, to: 'User unknown' },
    'Email to the customer was not delivered: User unknown',
  ],
  [
    { kind: 'mail_delayed', actor: null, from: 'lena@x.example', to: 'Timed out' },
    'Email to lena@x.example is delayed: Timed out',
  ],
  [{ kind: 'subject', actor: 'Ada', from: 'Pot', to: 'Pan' }, 'Ada changed the subject to “Pan”'],
  [{ kind: 'subject', actor: null, from: 'Pot', to: 'Pan' }, 'Subject changed to “Pan”'],
  [
    { kind: 'requester', actor: 'Ada', from: null, to: 'Hugo (hugo@x.example)' },
    'Ada made Hugo (hugo@x.example) the requester',
  ],
  [{ kind: 'ccs', actor: 'Ada', from: null, to: 'c@x.example' }, 'Ada added c@x.example to Cc'],
  [{ kind: 'ccs', actor: 'Ada', from: 'c@x.example', to: null }, 'Ada removed c@x.example from Cc'],
  [{ kind: 'followers', actor: 'Ada', from: null, to: 'Jonas' }, 'Ada added Jonas as a follower'],
  [{ kind: 'followers', actor: 'Ada', from: 'Jonas', to: null }, 'Ada removed Jonas as a follower'],
  [{ kind: 'requester', actor: null, from: null, to: 'Hugo' }, 'Hugo is now the requester'],
  [{ kind: 'requester', actor: 'Ada', from: 'Vera', to: null }, 'Ada removed the requester Vera'],
  [{ kind: 'requester', actor: null, from: 'Vera', to: null }, 'Requester Vera removed'],
  [
    { kind: 'priority', actor: 'Ada', from: 'low', to: 'urgent' },
    'Ada changed the priority to Urgent',
  ],
  [{ kind: 'assigned', actor: 'Ada', from: null, to: 'Jonas' }, 'Ada assigned Jonas'],
  [{ kind: 'assigned', actor: 'Ada', from: null, to: 'Ada' }, 'Ada assigned it to themselves'],
  [{ kind: 'assigned', actor: 'Ada', from: 'Jonas', to: null }, 'Ada unassigned Jonas'],
  [{ kind: 'reopened', actor: null, from: 'resolved', to: 'open' }, 'Reopened by a customer reply'],
  [
    { kind: 'follow_up', actor: 'Lena', from: null, to: 'TK-2026-000009' },
    'Follow-up TK-2026-000009 opened',
  ],
  [
    { kind: 'follow_up', actor: 'Lena', from: 'TK-2026-000001', to: null },
    'Follow-up to TK-2026-000001',
  ],
  [
    { kind: 'mail_automatic', actor: null, from: 'lena@x.example', to: 'Back on Monday' },
    'Automatic reply from lena@x.example: Back on Monday',
  ],
  [
    { kind: 'mail_bounced', actor: null, from: 'lena@x.example', to: 'User unknown' },
    'Email to lena@x.example was not delivered: User unknown',
  ],
  [
    { kind: 'mail_delayed', actor: null, from: null, to: 'Timed out' },
    'Email to the customer is delayed: Timed out',
  ],
  [
    { kind: 'snoozed', actor: 'Ada', from: null, to: null },
    'Ada snoozed it until the customer replies',
  ],
  [
    { kind: 'snoozed', actor: 'Ada', from: null, to: '2026-11-25T09:00:00.000Z' },
    `Ada snoozed it until ${dateTime('2026-11-25T09:00:00.000Z')}`,
  ],
  [{ kind: 'macro', actor: 'Ada', from: null, to: 'Sent' }, 'Ada applied the macro Sent'],
  [{ kind: 'macro', actor: 'Ada', from: 'Sent', to: null }, 'Ada undid the macro Sent'],
  [{ kind: 'unsnoozed', actor: null, from: null, to: 'time' }, 'Back from snooze'],
  [{ kind: 'spam', actor: 'Ada', from: null, to: null }, 'Ada marked it as spam'],
  [
    { kind: 'spam', actor: null, from: null, to: null },
    'Marked as spam because the sender is blocked',
  ],
  [{ kind: 'deleted', actor: 'Ada', from: null, to: null }, 'Ada deleted the ticket'],
  [{ kind: 'restored', actor: 'Ada', from: 'trash', to: null }, 'Ada restored the ticket'],
  [{ kind: 'restored', actor: 'Ada', from: 'spam', to: null }, 'Ada marked it as not spam'],
  [
    { kind: 'unsnoozed', actor: 'Vera', from: null, to: 'reply' },
    'Vera replied, which ended the snooze',
  ],
  [{ kind: 'unsnoozed', actor: 'Ada', from: null, to: 'member' }, 'Ada ended the snooze'],
  [{ kind: 'tags', actor: 'Ada', from: null, to: 'oven' }, 'Ada added the tag oven'],
  [{ kind: 'tags', actor: 'Ada', from: 'a, b', to: null }, 'Ada removed the tags a, b'],
  [
    { kind: 'tags', actor: 'Ada', from: 'a', to: 'b, c' },
    'Ada added the tags b, c and removed the tag a',
  ],
  [{ kind: 'tags', actor: null, from: null, to: 'a, b' }, 'Tags a, b added'],
  [{ kind: 'tags', actor: null, from: 'oven', to: null }, 'Tag oven removed'],
  [{ kind: 'tags', actor: null, from: 'a, b', to: 'c' }, 'Tag c added and tags a, b removed'],
] as const)('%o reads "%s"', (entry, text) => {
  expect(textOf({ via: null, mergedFrom: null, ...entry })).toBe(text);
});

test('the API key and the ticket it was merged from end the sentence', () => {
  const entry = { kind: 'spam', actor: 'Ada', from: null, to: null } as const;
  const via = 'Zapier';
  const mergedFrom = 'TK-2';
  expect(textOf({ ...entry, via, mergedFrom })).toBe(
    'Ada marked it as spam via the API key Zapier on TK-2',
  );
});
