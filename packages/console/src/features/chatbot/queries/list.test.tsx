import type { OperationId } from '@helpdesk/sdk/contract/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, answerPages, failed, gatewayTimeout } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import ChatbotPage from '../ChatbotPage.tsx';
import { queryLike, statsLike } from '../test-queries.ts';

type Answers = Parameters<typeof answerOperations>[0];

function draw(answers: Answers = {}, { at = '/chatbot', paged = false } = {}) {
  vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:30.000Z'), toFake: ['Date'] });
  const calls = answerOperations({
    'chatbot.list': [queryLike()],
    'chatbot.stats': statsLike,
    'chatbot.unanswered': [],
    ...answers,
  });
  answerPages('/api/chatbot/queries', (query) => ({
    total: 2,
    nextCursor: paged && !query.has('cursor') ? 'second' : null,
  }));
  const drawn = drawPage(ChatbotPage, member('agent'), { path: '/chatbot', at });
  const made = (asked: OperationId) => calls.filter(({ operation }) => operation === asked);
  const asked = () => made('chatbot.list').map(({ query }) => query);
  return { ...drawn, made, asked };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const toasted = (toast: object) => waitFor(() => expect(shownToast()).toMatchObject(toast));
const rows = async () => {
  await screen.findAllByRole('switch');
  return within(screen.getByRole('list', { name: 'Queries' })).getAllByRole('listitem');
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("every row shows a query's main data, and omits missing data", async () => {
  draw({
    'chatbot.list': [
      queryLike({ keywords: ['a', 'b', 'c'], useCount: 1_204 }),
      queryLike({
        id: 'q2',
        query: 'Where?',
        response: 'Here.',
        keywords: [],
        category: null,
        priority: 'low',
        isActive: false,
        useCount: 1,
        updatedAt: '2026-03-05T11:00:00.000Z',
      }),
      queryLike({ id: 'q3', query: 'When?', priority: 'medium', useCount: 0 }),
    ],
  });
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    'How do I pay?High priorityWith a card.abcBilling & Payments · Used 1,204 times · Updated just nowHow do I pay? is active',
    'Where?Low priorityInactiveHere.Used 1 time · Updated 1 hour agoWhere? is active',
    'When?Medium priorityWith a card.cardmoneyvisa+2Billing & Payments · Used 0 times · Updated just nowWhen? is active',
  ]);
  expect(screen.getByText('+2').title).toBe('bank, cash');
  const tones = ['High', 'Low', 'Medium'].map((word) => screen.getByText(word).className);
  expect(tones.map((name) => /text-(warning|info|muted)/.exec(name)?.[1])).toEqual([
    'warning',
    'muted',
    'info',
  ]);
  expect(screen.getAllByRole('switch').map((one) => one.getAttribute('aria-checked'))).toEqual([
    'true',
    'false',
    'true',
  ]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('queries can be filtered by text and category', async () => {
  const { asked } = draw();
  await rows();
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search queries' });
  expect([box.maxLength, box.placeholder]).toEqual([200, 'Search queries...']);
  const category = screen.getByRole('combobox', { name: 'Category' });
  const options = within(category).getAllByRole('option');
  expect([options.length, options[0]?.textContent]).toEqual([11, 'All Categories']);
  fireEvent.change(box, { target: { value: ' pay ' } });
  await waitFor(() => expect(asked().at(-1)).toEqual({ q: 'pay' }));
  fireEvent.change(category, { target: { value: 'Security' } });
  await waitFor(() => expect(asked().at(-1)).toEqual({ q: 'pay', category: 'Security' }));
  fireEvent.change(box, { target: { value: '' } });
  await waitFor(() => expect(asked().at(-1)).toEqual({ category: 'Security' }));
  expect(asked()[0]).toEqual({});
});

it.each([
  ['', 'No queries found', 'No queries match your search.'],
  [
    null,
    'No queries yet',
    "Teach the chatbot your visitors' most common questions, or import them from a file.",
  ],
])(
  'says if there are none, and offers to add the first query (%#)',
  async (search, title, text) => {
    draw({ 'chatbot.list': [] });
    await screen.findByText('No queries yet');
    const chosen = screen.getByRole('combobox', { name: 'Category' });
    if (search !== null) fireEvent.change(chosen, { target: { value: 'Other' } });
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    const buttons = screen.getAllByRole('button', { name: 'Add Query' });
    expect(buttons).toHaveLength(search === null ? 2 : 1);
    await userEvent.click(buttons.at(-1) as HTMLElement);
    expect(screen.getByRole('dialog', { name: 'Add Query' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it('loads each further page once', async () => {
  let arrive = () => {};
  const { asked } = draw(
    {
      'chatbot.list': ({ query }) =>
        query.cursor
          ? new Promise((resolve) => {
              arrive = () => resolve([queryLike({ id: 'q2', query: 'Second' })]);
            })
          : [queryLike()],
    },
    { paged: true },
  );
  await press('Show more');
  const more = screen.getByRole('button', { name: 'Show more' });
  await waitFor(() => expect(more.getAttribute('aria-busy')).toBe('true'));
  await userEvent.click(more);
  arrive();
  expect(await screen.findByText('Second')).toBeDefined();
  expect(await rows()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(asked()).toEqual([{}, { cursor: 'second' }]);
});

it('dims the previous results while a new search loads', async () => {
  let arrive = () => {};
  draw(
    {
      'chatbot.list': ({ query }) =>
        query.category
          ? new Promise((resolve) => {
              arrive = () => resolve([queryLike({ query: 'Found' })]);
            })
          : [queryLike()],
    },
    { paged: true },
  );
  await rows();
  const list = screen.getByRole('list', { name: 'Queries' });
  expect(list.className).not.toContain('opacity-60');
  fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), {
    target: { value: 'Other' },
  });
  await waitFor(() => expect(list.className).toContain('opacity-60'));
  expect(screen.getByText('How do I pay?')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  arrive();
  expect(await screen.findByText('Found')).toBeDefined();
  expect(list.className).not.toContain('opacity-60');
});

it('shows what is loading or has failed, and retries it', async () => {
  let arrive = () => {};
  const answers: unknown[] = [failed, [queryLike()]];
  const { made } = draw({
    'chatbot.stats': failed,
    'chatbot.list': () =>
      new Promise((resolve) => {
        arrive = () => resolve(answers.shift() as never);
      }),
  });
  const list = await screen.findByRole('list', { name: 'Queries' });
  expect([list.getAttribute('aria-busy'), list.children.length]).toEqual(['true', 3]);
  arrive();
  expect(await screen.findByText('Failed to load data')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe(
    'Failed to load dataSomething went wrongTry again',
  );
  await press('Try again');
  await waitFor(() => expect(made('chatbot.list')).toHaveLength(2));
  arrive();
  expect(await rows()).toHaveLength(1);
  expect(screen.getByRole('list', { name: 'Queries' }).getAttribute('aria-busy')).toBe('false');
  const figures = screen.getByRole('list', { name: 'Summary' });
  await waitFor(() => expect(figures.textContent?.match(/Failed to load/g)).toHaveLength(4));
});

it('the name or the pencil opens a query for editing, and the list is refetched', async () => {
  const { made, asked } = draw({ 'chatbot.update': queryLike() });
  await press('How do I pay?');
  const dialog = () => screen.queryByRole('dialog', { name: 'Edit Query' });
  expect(within(dialog() as HTMLElement).getByLabelText('Query')).toHaveProperty(
    'value',
    'How do I pay?',
  );
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  await press('Edit How do I pay?');
  await press('Save Changes');
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(asked()).toHaveLength(2));
  await waitFor(() => expect(made('chatbot.stats')).toHaveLength(2));
  expect(made('chatbot.update')[0]?.params).toEqual({ id: 'q1' });
});

it('turning a query on or off shows an error if it fails, and waits for the response', async () => {
  let answer: (what: unknown) => void = () => {};
  const { made, asked } = draw({
    'chatbot.update': () =>
      new Promise((resolve) => {
        answer = resolve as never;
      }),
  });
  const toggle = await screen.findByRole('switch', { name: 'How do I pay? is active' });
  const attempt = async (result: unknown, count: number) => {
    await userEvent.click(toggle);
    await waitFor(() => expect(made('chatbot.update')).toHaveLength(count));
    expect(toggle).toHaveProperty('disabled', true);
    answer(result);
    await waitFor(() => expect(toggle).toHaveProperty('disabled', false));
  };
  await attempt(new MockedRefusal(409, 'Said by the server', 'refused'), 1);
  await toasted({ title: 'Error', text: 'Said by the server', destructive: true });
  await attempt(gatewayTimeout, 2);
  await toasted({ text: 'Failed to update chatbot query' });
  expect(asked()).toHaveLength(1);
  await attempt(queryLike(), 3);
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(made('chatbot.update')[2]).toMatchObject({
    params: { id: 'q1' },
    body: { isActive: false },
  });
});

it('a query is deleted once, after a question, and the list is refetched', async () => {
  const answers = [failed, undefined];
  const { made, asked } = draw({ 'chatbot.delete': () => answers.shift() as never });
  await press('Delete How do I pay?');
  const dialog = () => screen.queryByRole('dialog', { name: 'Delete this query?' });
  expect(dialog()?.textContent).toContain(
    'The chatbot will stop answering How do I pay?. To pause it, make it inactive instead.',
  );
  await press('Cancel');
  expect([dialog(), made('chatbot.delete')]).toEqual([null, []]);
  await press('Delete How do I pay?');
  await press('Delete');
  await toasted({ title: 'Error', text: 'Failed to delete chatbot query' });
  expect(dialog()).not.toBeNull();
  await press('Delete');
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(made('chatbot.delete').map(({ params }) => params)).toEqual([{ id: 'q1' }, { id: 'q1' }]);
});

describe('the tabs of the page', () => {
  it('are remembered in the address', async () => {
    const { router } = draw();
    await rows();
    const selected = () => screen.getByRole('tab', { selected: true }).textContent;
    expect(selected()).toBe('Queries');
    expect(screen.getByRole('tablist', { name: 'Training sections' })).toBeDefined();
    await userEvent.click(screen.getByRole('tab', { name: 'Bulk' }));
    expect(await screen.findByText('Import Queries')).toBeDefined();
    expect([selected(), router.state.location.search]).toEqual(['Bulk', { tab: 'bulk' }]);
    expect(screen.queryByRole('list', { name: 'Queries' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Queries' }));
    await rows();
    expect([selected(), router.state.location.search]).toEqual(['Queries', {}]);
    expect([router.state.location.pathname, router.history.length]).toEqual(['/chatbot', 1]);
  });

  it.each([
    ['/chatbot?tab=bulk', 'Bulk'],
    ['/chatbot?tab=lost', 'Queries'],
  ])('open at %s with %s', async (at, name) => {
    draw({}, { at });
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe(name);
  });
});
