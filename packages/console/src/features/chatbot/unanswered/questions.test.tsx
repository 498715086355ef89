import type { OperationId } from '@helpdesk/sdk/contract/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, answerPages, failed, gatewayTimeout } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { queryLike, questionLike } from '../test-queries.ts';
import { UnansweredCard } from './UnansweredCard.tsx';

const edit = vi.fn();

function draw(answers: Parameters<typeof answerOperations>[0]) {
  vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:30.000Z'), toFake: ['Date'] });
  edit.mockClear();
  const calls = answerOperations({ 'chatbot.list': [queryLike()], ...answers });
  drawPage(() => <UnansweredCard onEdit={edit} />, member('agent'));
  const made = (asked: OperationId) => calls.filter(({ operation }) => operation === asked);
  const asked = () => made('chatbot.list').map(({ query }) => query);
  return { made, asked };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const toasted = (toast: object) => waitFor(() => expect(shownToast()).toMatchObject(toast));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('unanswered questions', () => {
  const twice = { ...questionLike, id: 'n2', text: 'Where?', count: 1 };
  const more = async (text: string, item: string) => {
    await press(`More for ${text}`);
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('show how often and when each was asked', async () => {
    draw({ 'chatbot.unanswered': [{ ...questionLike, count: 1_500 }, twice] });
    const list = await screen.findByRole('list', { name: 'Unanswered Questions' });
    const shown = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(shown).toEqual([
      'Do you ship to Mars?Asked 1,500 times · Just nowAdd query',
      'Where?Asked once · Just nowAdd query',
    ]);
    expect(screen.getByText('2').className).toContain('warning');
    await userEvent.click(screen.getAllByRole('button', { name: 'Add query' })[1] as HTMLElement);
    expect(edit.mock.calls).toEqual([[{ query: null, text: 'Where?', questionId: 'n2' }]]);
  });

  it('are paginated, eight per page', async () => {
    const { made } = draw({
      'chatbot.unanswered': ({ query }) => (query.cursor ? [twice] : [questionLike]),
    });
    answerPages('/api/chatbot/unanswered', (query) => ({
      total: 2,
      nextCursor: query.has('cursor') ? null : 'second',
    }));
    await press('Show more');
    expect(await screen.findByText('Where?')).toBeDefined();
    expect(made('chatbot.unanswered').map(({ query }) => query)).toEqual([
      { limit: '8' },
      { limit: '8', cursor: 'second' },
    ]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('say that they could not be loaded', async () => {
    const answers: unknown[] = [failed, [questionLike]];
    draw({ 'chatbot.unanswered': () => answers.shift() as never });
    expect(await screen.findByText('Failed to load data')).toBeDefined();
    expect(screen.queryByText("Questions that the chatbot can't answer appear here.")).toBeNull();
    await press('Try again');
    expect(await screen.findByText('Do you ship to Mars?')).toBeDefined();
  });

  it('are dismissed after a question, and refetched', async () => {
    const answers = [failed, undefined];
    const { made } = draw({
      'chatbot.unanswered': [questionLike],
      'chatbot.dismiss': () => answers.shift() as never,
    });
    await more('Do you ship to Mars?', 'Dismiss');
    const dialog = () => screen.queryByRole('dialog', { name: 'Dismiss this question?' });
    expect(dialog()?.textContent).toContain(
      "It won't appear again, even if visitors keep asking it.",
    );
    await press('Cancel');
    expect(dialog()).toBeNull();
    await more('Do you ship to Mars?', 'Dismiss');
    await press('Dismiss');
    await toasted({ title: 'Error', text: 'Failed to dismiss the question' });
    expect(dialog()).not.toBeNull();
    await press('Dismiss');
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => expect(made('chatbot.unanswered')).toHaveLength(2));
    expect(made('chatbot.dismiss')[0]?.params).toEqual({ id: 'n1' });
  });

  it('can be added as a keyword to a similar query, or to one found by search', async () => {
    const candidate = { queryId: 'q7', query: 'Do you ship abroad?', response: 'Yes.' };
    const answers = [
      new MockedRefusal(409, 'Said by the server', 'refused'),
      gatewayTimeout,
      queryLike(),
    ];
    const { made, asked } = draw({
      'chatbot.unanswered': [{ ...questionLike, text: 'x'.repeat(600) }],
      'chatbot.test': { candidates: [candidate] } as never,
      'chatbot.teach': () => answers.shift() as never,
    });
    await more('x'.repeat(600), 'Add to an existing query');
    const dialog = screen.getByRole('dialog', { name: 'Add to an existing query' });
    expect(dialog.textContent).toContain(
      `“${'x'.repeat(600)}” becomes a keyword of the query you choose.`,
    );
    const choice = await within(dialog).findByRole('button', { name: /^Do you ship abroad/ });
    expect(choice.textContent).toBe('Do you ship abroad?Yes.');
    expect(made('chatbot.test')[0]?.body).toEqual({ query: 'x'.repeat(500) });
    const box = within(dialog).getByLabelText('Search queries');
    expect(document.activeElement).toBe(box);
    expect(asked()).toHaveLength(0);
    await userEvent.click(choice);
    await toasted({ title: 'Error', text: 'Said by the server', destructive: true });
    await userEvent.click(choice);
    await toasted({ title: 'Error', text: 'Failed to update chatbot query' });
    fireEvent.change(box, { target: { value: ' pay ' } });
    const found = await within(dialog).findByRole('button', { name: /^How do I pay/ });
    expect(asked().at(-1)).toEqual({ q: 'pay', limit: '8' });
    expect(choice.isConnected).toBe(false);
    await userEvent.click(found);
    await toasted({ title: 'Chatbot query updated successfully' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(made('chatbot.teach').map(({ params, body }) => [params, body])).toEqual([
      [{ id: 'n1' }, { queryId: 'q7' }],
      [{ id: 'n1' }, { queryId: 'q7' }],
      [{ id: 'n1' }, { queryId: 'q1' }],
    ]);
    await waitFor(() => expect(made('chatbot.unanswered')).toHaveLength(2));
  });

  it('say if no query resembles them', async () => {
    let arrive = () => {};
    draw({
      'chatbot.unanswered': [questionLike],
      'chatbot.test': () =>
        new Promise((resolve) => {
          arrive = () => resolve({ candidates: [] } as never);
        }),
    });
    await more('Do you ship to Mars?', 'Add to an existing query');
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByRole('status').textContent).toBe('Loading...');
    arrive();
    expect(await within(dialog).findByText('No queries found')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
