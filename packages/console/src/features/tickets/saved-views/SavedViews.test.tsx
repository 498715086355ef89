import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { opensWith } from '../../../data/opens-with.ts';
import { shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, failed } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { useFilters } from '../list/filters.ts';
import OpeningMenu from './OpeningMenu.tsx';
import SavedViews from './SavedViews.tsx';
import { savedView } from './test-views.ts';
import { ViewControls } from './ViewControls.tsx';

const team = savedView({ id: 'v2', name: 'Burning', query: 'priority:urgent', visibility: 'team' });
const own = savedView();
const second = savedView({ id: 'v3', name: 'Open', query: 'status:open', position: 1 });
const counts = [
  { id: 'v2', count: 1_234 },
  { id: 'v1', count: 2 },
  { id: 'v3', count: null },
];

function Controls() {
  const { filters, change } = useFilters();
  return <ViewControls filters={filters} onChange={change} />;
}

function open(
  answers: Parameters<typeof answerOperations>[0] = {},
  search = '',
  user = member('agent'),
) {
  const calls = answerOperations({
    'views.list': { views: [team, own, second], defaultView: null },
    'views.counts': counts,
    ...answers,
  });
  const page = () => (
    <>
      <OpeningMenu />
      <SavedViews />
      <Controls />
    </>
  );
  const drawn = drawPage(page, user, {
    path: '/tickets',
    at: `/tickets${search}`,
    paths: ['/team'],
  });
  const sent = (id: string) => calls.filter(({ operation }) => operation === id);
  return { ...drawn, calls, sent };
}
const texts = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pick = async (view: string, item: string) => {
  await press(`Change ${view}`);
  await userEvent.click(await screen.findByText(item));
};

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the saved views', () => {
  it("are those of the team, then the user's own, with their counts", async () => {
    open();
    await screen.findByText('999+');
    expect(texts('Team views')).toEqual(['Burning999+']);
    expect(texts('My views')).toEqual(['Refunds2', 'Open']);
  });

  it('open as addresses, and the open one is highlighted even if its filters have changed', async () => {
    const { router } = open({}, '?priority=low&view=v2');
    const link = await screen.findByRole('link', { name: /Burning/ });
    expect(link.getAttribute('aria-current')).toBe('page');
    await userEvent.click(screen.getByRole('link', { name: /Refunds/ }));
    const search = { priority: 'urgent', turn: 'any', q: 'refund', view: 'v1' };
    expect(router.state.location.search).toEqual(search);
    expect(link.getAttribute('aria-current')).toBeNull();
  });

  it('load no counts if there are no views', async () => {
    const { sent } = open({ 'views.list': { views: [], defaultView: null } });
    expect(await screen.findByRole('region', { name: 'Saved views' })).toBeDefined();
    expect(sent('views.counts')).toEqual([]);
  });

  it('say that loading failed, and retry', async () => {
    const { sent } = open({ 'views.list': failed });
    await screen.findByText(/Failed to load the saved views/);
    await press('Try again');
    await waitFor(() => expect(sent('views.list')).toHaveLength(2));
  });

  it('open with the tickets if a member has chosen one as default', async () => {
    const { client } = open({ 'views.list': { views: [own], defaultView: 'v1' } });
    await screen.findByRole('link', { name: /Refunds/ });
    const search = { priority: 'urgent', turn: 'any', q: 'refund', view: 'v1' };
    expect(client.getQueryData(opensWith('/tickets').queryKey)).toEqual(search);
  });

  it.each([
    ['a new window', '', 'navigate', true],
    ['a reloaded window', '', 'reload', false],
    ['a link to a filtered list', '?status=closed', 'navigate', false],
  ])('decide what %s shows at first, once', async (_, search, type, isOpened) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
    const { router } = open({ 'views.list': { views: [own], defaultView: 'v1' } }, search);
    await screen.findByRole('link', { name: /Refunds/ });
    await waitFor(() => expect('view' in (router.state.location.search as object)).toBe(isOpened));
    expect(router.history.length).toBe(1);
    await router.navigate({ to: '/tickets', search: {}, replace: true });
    await screen.findByRole('link', { name: /Refunds/ });
    expect(router.state.location.search).toEqual({});
  });

  it('can be chosen as default from the menu, including built-in ones', async () => {
    const { sent } = open({ 'views.setDefault': undefined });
    await press('Choose default view');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Needs reply' }));
    await waitFor(() => expect(sent('views.setDefault')[0]?.body).toEqual({ view: 'needsReply' }));
  });

  it("show the list in the open view's layout, and restore the previous one afterwards", async () => {
    const beside = { ...own, layout: 'beside' as const };
    const { router } = open({ 'views.list': { views: [beside], defaultView: null } });
    const layout = () => localStorage.getItem('helpdesk_choice:tickets-layout') ?? 'table';
    await userEvent.click(await screen.findByRole('link', { name: /Refunds/ }));
    await waitFor(() => expect(layout()).toBe('beside'));
    await router.navigate({ to: '/tickets', search: {} });
    await waitFor(() => expect(layout()).toBe('table'));
  });
});

describe('the menu of a view', () => {
  it('moves it, and the toast can undo it', async () => {
    const { sent } = open({ 'views.update': second });
    await pick('Open', 'Move up');
    await waitFor(() => expect(sent('views.update')[0]?.body).toEqual({ position: 0 }));
    await waitFor(() => expect(shownToast()?.title).toBe('View moved'));
    shownToast()?.undo?.();
    await waitFor(() => expect(sent('views.update')[1]?.body).toEqual({ position: 1 }));
  });

  it('deletes it, and the toast can undo it', async () => {
    const { sent } = open({ 'views.delete': undefined, 'views.restore': own });
    await pick('Refunds', 'Delete');
    await waitFor(() => expect(shownToast()?.title).toBe('View deleted'));
    shownToast()?.undo?.();
    await waitFor(() => expect(sent('views.restore')).toHaveLength(1));
  });

  it('only sets a team view as default, unless the user may change it', async () => {
    open();
    await press('Change Burning');
    await screen.findByRole('menuitemradio', { name: 'Default view' });
    expect(screen.queryAllByRole('menuitem')).toEqual([]);
    cleanup();
    open({}, '', member('admin'));
    await press('Change Burning');
    expect(await screen.findByText('Make personal')).toBeDefined();
  });
});

describe('the filters of the list', () => {
  it("are saved under a name, which stays in the field if it's refused", async () => {
    const message = 'You already have a view with this name';
    const refusal = new MockedRefusal(409, message, 'view_exists', [
      { field: 'name', code: 'view_exists', message },
    ]);
    const { sent } = open({ 'views.create': refusal }, '?agent=u1&q=moka');
    await press('Save view');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    expect(dialog.getByText('assignee:me moka')).toBeDefined();
    expect(dialog.queryByLabelText('Who can use it')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Name is required')).toBeDefined();
    const name = dialog.getByLabelText<HTMLInputElement>('Name');
    await userEvent.type(name, 'Moka');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(message)).toBeDefined();
    expect(name.value).toBe('Moka');
    expect(sent('views.create')[0]?.body).toEqual({ name: 'Moka', query: 'assignee:me moka' });
  });

  it('are saved only once on retries, and open as the new view', async () => {
    const answers = [failed, own];
    const { sent, router } = open({ 'views.create': () => answers.shift() ?? failed }, '?q=moka');
    await press('Save view');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    expect(dialog.getByText('Opens the view as a table on wide screens.')).toBeDefined();
    await userEvent.type(dialog.getByLabelText('Name'), 'Moka');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shownToast()?.destructive).toBe(true));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = sent('views.create').map((c) => c.headers.get('Idempotency-Key'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ view: 'v1' }));
  });

  it('can update the open view, or be reset to it', async () => {
    const { sent, router } = open({ 'views.update': second }, '?status=closed&view=v3');
    await press('Update view');
    await waitFor(() => expect(sent('views.update')[0]?.body).toEqual({ query: 'status:closed' }));
    await press('Reset');
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ status: 'open', view: 'v3' }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull());
  });

  it('update a team view only if the user may change it', async () => {
    open({}, '?status=closed&view=v2');
    expect(await screen.findByRole('button', { name: 'Save as new view' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Update view' })).toBeNull();
  });

  it('of a view that names a removed member say so', async () => {
    const gone = { ...own, query: 'assignee:gone@acme.test' };
    open({ 'views.list': { views: [gone], defaultView: null }, 'team.assignable': [] }, '?view=v1');
    expect(await screen.findByText(/gone@acme.test, who is no longer on the team/)).toBeDefined();
  });

  it("of a built-in view can't be saved", async () => {
    const { router } = open({}, '?turn=us');
    await screen.findByRole('link', { name: /Burning/ });
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
    await router.navigate({ to: '/tickets', search: { turn: 'us', status: 'open' } as never });
    expect(await screen.findByRole('button', { name: 'Save view' })).toBeDefined();
  });

  it("can't be saved by customers", async () => {
    answerOperations({});
    drawPage(Controls, member('customer'), { path: '/tickets', at: '/tickets?status=open' });
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });
});
