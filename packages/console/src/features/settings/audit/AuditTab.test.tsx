import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type MockedAnswers, MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOperations, failed } from '../../../test/operations.ts';
import { settings } from '../../../test/organizations.ts';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import { drawSettings } from '../test-settings.tsx';
import AuditTab from './AuditTab.tsx';

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

const hash = 'a'.repeat(64);

const entry = (more: Partial<Schema<'AuditEntry'>> = {}): Schema<'AuditEntry'> => ({
  number: 7,
  createdAt: '2026-11-20T09:42:10.000Z',
  operation: 'team.setRole',
  object: 'member',
  objectId: 'm1',
  objectName: 'alan@acme.example',
  outcome: 'done',
  reason: null,
  actor: { type: 'member', id: 'u1', name: 'Grace Hopper', email: 'grace@acme.example', key: null },
  sessionId: 's1',
  address: '203.0.113.7',
  device: 'Firefox on Linux',
  isNewDevice: false,
  requestId: 'r1',
  changes: [
    {
      kind: 'changed',
      object: 'member',
      id: 'm1',
      name: 'alan@acme.example',
      fields: [
        { field: 'role', before: 'agent', after: 'admin' },
        { field: 'password', before: null, after: null, isSecret: true },
      ],
    },
  ],
  furtherChanges: 0,
  hash,
  ...more,
});

function open(more: MockedAnswers = {}) {
  const calls = answerOperations({
    'organization.settings': settings(),
    'audit.list': [entry()],
    'team.list': [],
    ...more,
  });
  drawSettings(AuditTab);
  return (wanted: string) => calls.filter(({ operation }) => operation === wanted);
}
const log = async () => within(await screen.findByRole('list', { name: 'Audit log' }));

it('an entry says who did what to whom, and can be expanded to show the changes and the origin', async () => {
  open();
  const list = await log();
  list.getByText('Role changed');
  list.getByText('Grace Hopper');
  await userEvent.click(list.getByText('Role changed'));
  list.getByText('203.0.113.7');
  list.getByText('agent');
  list.getByText('admin');
  list.getByText('Changed (not shown)');
  list.getByText(hash);
});

it('a failed sign-in, a new device, and a sign-in that waits for the second factor are different entries', async () => {
  const unknown = { type: 'unknown' as const, id: null, name: null, email: null, key: null };
  const refused = { outcome: 'refused' as const, reason: 'invalid_credentials', actor: unknown };
  const session = { kind: 'created' as const, object: 'session', id: 's', name: null, fields: [] };
  open({
    'audit.list': [
      entry({ number: 3, operation: 'auth.login', changes: [], ...refused }),
      entry({ number: 2, operation: 'auth.login', changes: [session], isNewDevice: true }),
      entry({ number: 1, operation: 'auth.login', changes: [] }),
    ],
  });
  const list = await log();
  list.getByText('Sign-in failed: wrong password');
  list.getByText('Unknown');
  list.getByText('Signed in with a password');
  list.getByText('New device');
  list.getByText('Password accepted, second step requested');
});

it('the log can be filtered by subject', async () => {
  const sent = open();
  await log();
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'api_key');
  await waitFor(() =>
    expect(sent('audit.list').at(-1)?.query).toMatchObject({ object: 'api_key' }),
  );
});

it("says if the log has no entries, and offers to retry if it can't be loaded", async () => {
  open({ 'audit.list': [] });
  await screen.findByText('No entries yet');
  cleanup();
  open({ 'audit.list': failed });
  await screen.findByRole('button', { name: /try again/i });
});

it("the check says whether the log is complete, and where it isn't", async () => {
  const found = { entries: 7, removedUntil: 0, last: { number: 7, hash } };
  const answers = [
    { isIntact: true, brokenAt: null, ...found },
    { isIntact: false, brokenAt: 4, ...found },
  ];
  open({ 'audit.verify': () => answers.shift() as never });
  await log();
  await userEvent.click(screen.getByRole('button', { name: 'Verify log' }));
  await screen.findByText('Log verified up to entry 7: no changes.');
  await userEvent.click(screen.getByRole('button', { name: 'Verify log' }));
  await screen.findByText('The log was changed: entry 4 is missing or altered.');
});

it('the retention can be chosen, and errors are shown', async () => {
  const sent = open({
    'organization.updateGeneral': new MockedRefusal(403, 'Not you', 'forbidden'),
  });
  await log();
  await userEvent.selectOptions(screen.getByLabelText('Keep entries for'), 'always');
  await waitFor(() =>
    expect(sent('organization.updateGeneral')[0]?.body).toEqual({ auditDays: null }),
  );
  expect((await takeToast()).text).toBe('Not you');
});
