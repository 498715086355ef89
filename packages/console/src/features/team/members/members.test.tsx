import { shortDate } from '@helpdesk/sdk/rules/dates';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { held } from '../../../test/held.ts';
import { answerOperations, failed, gatewayTimeout } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import { noUses } from '../../../test/uses.ts';
import { readsOfMembers } from '../members.ts';
import TeamPage from '../TeamPage.tsx';
import { madeKey as key, memberLike, madeWebhook as webhook } from '../test-team.ts';

const ada = memberLike(1, 'Ada', 'admin');
const ben = memberLike(2, 'Ben', 'agent', { availability: 'away', awayReason: 'Lunch' });
const team = [ada, ben, memberLike(3, null, 'customer'), memberLike(4, 'Dan', 'agent')];

/** Simulates the server's members and roles. */
function open(more: Parameters<typeof answerOperations>[0] = {}, user = member('admin'), at = '/') {
  let members = team;
  const calls = answerOperations({
    'team.list': () => members,
    'team.roles': [],
    'team.uses': noUses,
    'team.invitations': [],
    'team.belongings': [],
    'team.setRole': ({ params, body }) => {
      const { role } = body as { role: 'customer' };
      members = members.map((one) => (one.id === params.memberId ? { ...one, role } : one));
      return { ...ben, role };
    },
    'team.remove': ({ params }) => {
      members = members.filter(({ id }) => id !== params.memberId);
      return undefined;
    },
    ...more,
  });
  const { router } = drawPage(TeamPage, user, { at });
  return { router, of: (asked: string) => calls.filter(({ operation }) => operation === asked) };
}
const row = async (text: string) => {
  const found = (await screen.findByText(text)).closest('li');
  if (!found) throw new Error(`There is no row of ${text}`);
  return within(found);
};
const role = (name: string) => screen.findByLabelText<HTMLSelectElement>(`Role of ${name}`);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const notBusy = (button: HTMLElement) =>
  waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
const cards = () =>
  within(screen.getByRole('list', { name: 'Members by role' })).getAllByRole('button');

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

describe('the members', () => {
  it('are counted by role, and listed with name and address', async () => {
    const { router } = open();
    const own = await row('Ada Day');
    expect(cards().map(({ textContent }) => textContent)).toEqual([
      'All4',
      'Admins1',
      'Agents2',
      'Customers1',
    ]);
    expect(cards().map(({ ariaPressed }) => ariaPressed)).toEqual([
      'true',
      'false',
      'false',
      'false',
    ]);
    const joined = shortDate('2026-01-05T10:00:00.000Z');
    expect(own.getByText(joined).closest('p')?.textContent).toBe(`p1@acme.testJoined ${joined}`);
    expect(own.queryByText('Away')).toBeNull();
    const away = await row('Ben Day');
    expect(away.getByText('Away: Lunch')).toBeDefined();
    expect(away.queryByText('You')).toBeNull();
    expect((await role('Ben Day')).value).toBe('agent');
    expect(screen.getAllByText('p3@acme.test')).toHaveLength(1);
    expect(screen.getByText(/^Admins manage everything, agents answer customers/)).toBeDefined();

    fireEvent.click(screen.getByRole('button', { name: 'Customers1' }));
    await waitFor(() => expect(screen.queryByText('Ada Day')).toBeNull());
    expect(screen.getByText('p3@acme.test')).toBeDefined();
    expect(router.state.location.search).toEqual({ role: 'customer' });
    expect(router.history.length).toBe(1);
    expect(cards().map(({ ariaPressed }) => ariaPressed)).toEqual([
      'false',
      'false',
      'false',
      'true',
    ]);
  });

  it('load as three skeleton rows, and can be reloaded after a failure', async () => {
    const slow = held(failed);
    let isDown = true;
    open({ 'team.list': () => (isDown ? slow.answer() : team) });
    const list = await screen.findByRole('list', { name: 'Members' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(cards()[0]?.textContent).toBe('All');
    slow.release();
    await screen.findByText('Failed to load data');
    isDown = false;
    press('Try again');
    expect(await screen.findByText('Ada Day')).toBeDefined();
  });

  it('of an unused role are none, and an unknown role filters nothing', async () => {
    open({ 'team.list': [ada] }, member('admin'), '/?role=agent');
    expect(await screen.findByText('No members with this role')).toBeDefined();
    cleanup();
    open({}, member('admin'), '/?role=owner');
    expect(await screen.findByText('Ada Day')).toBeDefined();
  });

  it.each([
    ['agent', [], ['Role of Ben Day', 'Remove Ben Day', 'Invite Member']],
    ['agent', ['remove_users'], ['Role of Ben Day', 'Invite Member']],
    ['agent', ['change_user_roles'], ['Remove Ben Day', 'Invite Member']],
    ['agent', ['invite_users'], ['Role of Ben Day', 'Remove Ben Day']],
  ] as const)('offer an %s with %o only what they may do', async (name, permissions, missing) => {
    open({}, member(name, { permissions: [...permissions] }));
    await screen.findByText('Ben Day');
    const all = ['Role of Ben Day', 'Remove Ben Day', 'Invite Member'];
    const offered = all.filter(
      (label) => screen.queryByLabelText(label) ?? screen.queryByRole('button', { name: label }),
    );
    expect(offered).toEqual(all.filter((label) => !(missing as readonly string[]).includes(label)));
  });
});

describe('a role', () => {
  it("is changed in the list, and can't be changed again in the meantime", async () => {
    const slow = held(undefined);
    const { of } = open({
      'team.list': () =>
        of('team.setRole').length === 0 ? team : [ada, { ...ben, role: 'admin' }],
      'team.setRole': async () => {
        await slow.answer();
        return { ...ben, role: 'admin' };
      },
    });
    const select = await role('Ben Day');
    fireEvent.change(select, { target: { value: 'admin' } });
    expect(select.value).toBe('admin');
    await waitFor(() => expect(select.disabled).toBe(true));
    slow.release();
    expect(await takeToast()).toEqual({ title: 'Member role updated successfully' });
    await waitFor(() =>
      expect(screen.getByText('Admins').parentElement?.textContent).toBe('Admins2'),
    );
    expect(select.disabled).toBe(false);
    expect((await row('Ben Day')).getByText('Administrator')).toBeDefined();
  });

  it('becomes customer after a question that explains the consequences', async () => {
    const { of } = open();
    fireEvent.change(await role('Ben Day'), { target: { value: 'customer' } });
    const question = { name: 'Make Ben Day a customer?' };
    const dialog = within(await screen.findByRole('dialog', question));
    expect(dialog.getByText(/We unassign the tickets assigned to this person/)).toBeDefined();
    expect((await role('Ben Day')).value).toBe('customer');
    expect(of('team.setRole')).toEqual([]);
    await notBusy(dialog.getByRole('button', { name: 'Change Role' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Change Role' }));
    expect(await takeToast()).toEqual({ title: 'Member role updated successfully' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(of('team.setRole')).toMatchObject([
      { params: { memberId: 'm2' }, body: { role: 'customer' } },
    ]);
    expect(await (await row('Ben Day')).findByText('Customer')).toBeDefined();
  });

  it('stays if the confirmed change fails', async () => {
    const slow = held(gatewayTimeout);
    open({ 'team.setRole': slow.answer });
    fireEvent.change(await role('Ben Day'), { target: { value: 'customer' } });
    const change = await screen.findByRole('button', { name: 'Change Role' });
    await notBusy(change);
    fireEvent.click(change);
    await waitFor(() => expect(change.ariaBusy).toBe('true'));
    slow.release();
    expect(await takeToast()).toEqual({
      title: 'Failed to update member role',
      text: '',
      destructive: true,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await role('Ben Day')).value).toBe('agent');
  });
});

describe('removing a member', () => {
  it('explains what they lose, and removes them from the list', async () => {
    const slow = held(undefined);
    const { of } = open({
      'team.list': () => (of('team.remove').length === 0 ? team : [ada]),
      'team.remove': slow.answer,
    });
    await screen.findByText('Ben Day');
    press('Remove Ben Day');
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Ben Day?' }));
    expect(dialog.getByText(/^They immediately lose access to this organization/)).toBeDefined();
    const remove = dialog.getByRole('button', { name: 'Remove' });
    expect(remove.className).toContain('destructive');
    await notBusy(remove);
    fireEvent.click(remove);
    await waitFor(() => expect(remove.ariaBusy).toBe('true'));
    slow.release();
    expect(await takeToast()).toEqual({ title: 'Team member removed successfully' });
    await waitFor(() => expect(screen.queryByText('Ben Day')).toBeNull());
  });

  it('names the views and macros that use them', async () => {
    const macros = [{ id: 'x1', name: 'To Ben' }];
    open({ 'team.uses': { ...noUses, macros } });
    await screen.findByText('Ben Day');
    press('Remove Ben Day');
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Ben Day?' }));
    expect(await dialog.findByText(/Used by the macro “To Ben”/)).toBeDefined();
  });

  it('keeps the dialog open on failure, to retry or cancel', async () => {
    open({ 'team.remove': gatewayTimeout });
    await screen.findByText('Ben Day');
    press('Remove Ben Day');
    await notBusy(screen.getByRole('button', { name: 'Remove' }));
    press('Remove');
    expect(await takeToast()).toEqual({
      title: 'Failed to remove team member',
      text: '',
      destructive: true,
    });
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Ben Day?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Ben Day')).toBeDefined();
  });
});

test('a member who uses single sign-on is unlinked after a confirmation', async () => {
  const linked = { ...ben, isLinkedToSso: true };
  const { of } = open({ 'team.list': [ada, linked], 'team.unlinkSso': undefined });
  await screen.findByText('Ben Day');
  expect(screen.queryByRole('button', { name: 'Unlink single sign-on for Ada Day' })).toBeNull();
  press('Unlink single sign-on for Ben Day');
  const dialog = within(screen.getByRole('dialog', { name: 'Unlink single sign-on for Ben Day?' }));
  expect(of('team.unlinkSso')).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Unlink' }));
  expect((await takeToast()).title).toBe('Single sign-on unlinked');
  expect(of('team.unlinkSso').map(({ params }) => params)).toEqual([{ memberId: 'm2' }]);
});

describe('API keys and webhooks of a member', () => {
  const choice = (name: string) => screen.findByLabelText<HTMLSelectElement>(`Action for ${name}`);

  it('are listed when they are removed, with a choice for each', async () => {
    const only = { ...webhook, id: 'w2', name: 'Audit', canHandOver: false, unlessChosen: 'end' };
    const { of } = open({ 'team.belongings': [key, webhook, only] as never });
    await screen.findByText('Ben Day');
    press('Remove Ben Day');
    expect((await choice('Shop')).value).toBe('end');
    expect(screen.getByText('API key, acts for Ben Day')).toBeDefined();
    expect((await choice('Orders')).value).toBe('hand_over');
    expect([...(await choice('Audit')).options].map(({ text }) => text)).toEqual(['Turn off']);
    fireEvent.change(await choice('Shop'), { target: { value: 'hand_over' } });
    fireEvent.change(await choice('Orders'), { target: { value: 'end' } });
    press('Remove');
    expect(await takeToast()).toEqual({ title: 'Team member removed successfully' });
    expect(of('team.belongings')).toMatchObject([{ params: { memberId: 'm2' } }]);
    expect(of('team.remove')).toMatchObject([
      { params: { memberId: 'm2' }, query: { end: 'w1,w2', handOver: 'k1' } },
    ]);
  });

  it("are listed if their new role doesn't allow them", async () => {
    const { of } = open({ 'team.belongings': [key] });
    fireEvent.change(await role('Dan Day'), { target: { value: 'customer' } });
    await choice('Shop');
    press('Change Role');
    expect(await takeToast()).toEqual({ title: 'Member role updated successfully' });
    expect(of('team.belongings')).toMatchObject([{ query: { role: 'customer' } }]);
    expect(of('team.setRole')).toMatchObject([{ body: { role: 'customer', end: ['k1'] } }]);
  });

  it('need a confirmation before another staff role, and canceling keeps the old role', async () => {
    const admin = memberLike(5, 'Eve', 'admin');
    const { of } = open({ 'team.list': [ada, admin], 'team.belongings': [webhook] });
    fireEvent.change(await role('Eve Day'), { target: { value: 'agent' } });
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Change the role of Eve Day?' }),
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect((await role('Eve Day')).value).toBe('admin');
    expect(of('team.setRole')).toEqual([]);
  });
});

test('a change invalidates the reads of members, their figures and their tickets', () => {
  expect(readsOfMembers).toEqual([
    'team.list',
    'team.roles',
    'team.assignable',
    'dashboard.performance',
    'tickets.list',
    'tickets.get',
  ]);
});
