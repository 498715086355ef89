import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { shownToast } from '../../data/toast.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import { noUses } from '../../test/uses.ts';
import TeamPage from './TeamPage.tsx';
import { memberLike } from './test-team.ts';

const members = [
  memberLike(1, 'Ada', 'admin'),
  memberLike(2, 'Ben', 'agent'),
  memberLike(3, null, 'customer'),
];
const lastAdmin = new MockedRefusal(409, 'An organization must keep at least one admin', 'x');

function open(more: Parameters<typeof answerOperations>[0] = {}) {
  const calls = answerOperations({
    'team.list': members,
    'team.roles': [],
    'team.invitations': [],
    'team.belongings': [],
    'team.uses': noUses,
    ...more,
  });
  drawPage(TeamPage, member('admin'));
  return { calls, user: userEvent.setup() };
}

const row = async (text: string) => {
  const found = (await screen.findByText(text)).closest('li');
  if (!found) throw new Error(`There is no row of ${text}`);
  return within(found);
};

afterEach(cleanup);

describe('the team', () => {
  it("lists members with their roles, and offers no changes to the user's own row", async () => {
    open();
    const own = await row('Ada Day');
    expect(own.getByText('You')).toBeDefined();
    expect(own.getByText('Administrator')).toBeDefined();
    expect(own.queryByRole('combobox')).toBeNull();
    expect(own.queryByRole('button')).toBeNull();
    const nameless = await row('p3@acme.test');
    expect(nameless.getByText('P')).toBeDefined();
    expect(nameless.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Admin - Full access',
      'Agent - Handle tickets and chat',
      'Customer - View only',
    ]);
  });

  it('can be filtered by role with a click on a card', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Agents/ }));
    await waitFor(() => expect(screen.queryByText('Ada Day')).toBeNull());
    expect(screen.getByText('Ben Day')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Agents/ }));
    expect(await screen.findByText('Ada Day')).toBeDefined();
  });

  it('changes a role immediately, and shows the old one again if that is refused', async () => {
    const { user, calls } = open({ 'team.setRole': lastAdmin });
    const select = await screen.findByLabelText<HTMLSelectElement>('Role of Ben Day');
    await user.selectOptions(select, 'admin');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Failed to update member role',
        text: 'An organization must keep at least one admin',
        destructive: true,
      }),
    );
    expect(calls.find(({ operation }) => operation === 'team.setRole')).toMatchObject({
      params: { memberId: 'm2' },
      body: { role: 'admin' },
    });
    expect(select.value).toBe('agent');
  });

  it('asks before a member becomes a customer', async () => {
    const { user, calls } = open();
    await user.selectOptions(await screen.findByLabelText('Role of Ben Day'), 'customer');
    expect(await screen.findByText('Make Ben Day a customer?')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
    expect(screen.getByLabelText<HTMLSelectElement>('Role of Ben Day').value).toBe('agent');
    expect(calls.some(({ operation }) => operation === 'team.setRole')).toBe(false);
  });

  it('asks before it removes a member', async () => {
    const { user, calls } = open({ 'team.remove': undefined });
    await user.click(await screen.findByRole('button', { name: 'Remove Ben Day' }));
    expect(await screen.findByText('Remove Ben Day?')).toBeDefined();
    expect(calls.some(({ operation }) => operation === 'team.remove')).toBe(false);
    const remove = screen.getByRole('button', { name: 'Remove', hidden: true });
    await waitFor(() => expect(remove.getAttribute('aria-busy')).toBeNull());
    await user.click(remove);
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Team member removed successfully' }),
    );
    expect(screen.queryByText('Remove Ben Day?')).toBeNull();
    const removed = calls.filter(({ operation }) => operation === 'team.remove');
    expect(removed.map(({ params }) => params)).toEqual([{ memberId: 'm2' }]);
  });
});
