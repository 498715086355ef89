import type { OperationId } from '@helpdesk/sdk/contract/operations';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownToast } from '../../data/toast.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations, failed } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import ChatbotPage from './ChatbotPage.tsx';
import { queryLike, questionLike, statsLike } from './test-queries.ts';

const calls = (more: Parameters<typeof answerOperations>[0] = {}) =>
  answerOperations({
    'chatbot.list': [queryLike()],
    'chatbot.stats': statsLike,
    'chatbot.unanswered': [questionLike],
    ...more,
  });
const draw = () => drawPage(ChatbotPage, member('agent'), { paths: ['/chatbot', '/help-center'] });
const sent = (made: ReturnType<typeof calls>, asked: OperationId) =>
  made.find(({ operation }) => operation === asked)?.body;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the queries', () => {
  it('are listed with figures, three keywords and the number of further ones', async () => {
    calls();
    draw();
    expect(await screen.findByRole('heading', { name: 'Chatbot Training' })).toBeDefined();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Queries', 'Bulk']);
    const list = within(screen.getByRole('list', { name: 'Queries' }));
    expect(await list.findByText('How do I pay?')).toBeDefined();
    for (const text of ['card', 'money', 'visa', '+2', 'High'])
      expect(list.getByText(text)).toBeDefined();
    expect(list.queryByText('bank')).toBeNull();
    expect(list.getByText(/^Billing & Payments · Used 12 times/)).toBeDefined();
    const figures = screen.getByRole('list', { name: 'Summary' });
    await waitFor(() =>
      expect(figures.textContent).toBe(
        'Total Queries21 activeTotal Uses12Answers given to visitorsSuccess Rate50%Share of queries that are activeAnswered13Of 20 asked in 30 days',
      ),
    );
  });

  it('say if there are none, and if the search found none', async () => {
    const made = calls({ 'chatbot.list': [] });
    draw();
    expect(await screen.findByText('No queries yet')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Search queries'), 'pay');
    expect(await screen.findByText('No queries found')).toBeDefined();
    await waitFor(() => expect(made.some(({ query }) => query.q === 'pay')).toBe(true));
  });

  it.each([
    ['it is done', undefined, { title: 'Chatbot query deleted successfully' }],
    [
      'it has failed',
      failed,
      { title: 'Error', text: 'Failed to delete chatbot query', destructive: true },
    ],
  ])('are deleted after a question, and report the result: %s', async (_, answer, toast) => {
    calls({ 'chatbot.delete': answer });
    draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete How do I pay?' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this query?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shownToast()).toMatchObject(toast));
  });

  it('can be turned off immediately', async () => {
    const made = calls({
      'chatbot.update': queryLike({ isActive: false }),
    });
    draw();
    await userEvent.click(await screen.findByRole('switch', { name: 'How do I pay? is active' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Chatbot query updated successfully'));
    expect(sent(made, 'chatbot.update')).toEqual({ isActive: false });
  });
});

describe('an unanswered question', () => {
  it('can become a query in one click', async () => {
    const made = calls({ 'chatbot.create': queryLike() });
    draw();
    expect(await screen.findByText(/^Asked 3 times/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Add query' }));
    expect(screen.getByLabelText<HTMLInputElement>('Query').value).toBe(questionLike.text);
    await userEvent.type(screen.getByLabelText('Response'), 'Not yet.');
    const dialog = within(screen.getByRole('dialog', { name: 'Add Query' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Query' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Chatbot query created successfully'));
    expect(sent(made, 'chatbot.create')).toMatchObject({ questionId: 'n1', response: 'Not yet.' });
  });

  it('can become an article in one click', async () => {
    calls();
    const { router } = draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Write article' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/help-center'));
    expect(router.state.location.search).toEqual({ new: questionLike.text, question: 'n1' });
  });

  it("isn't offered as an article to users who may not write articles", async () => {
    calls();
    const agent = member('agent');
    const permissions = agent.permissions.filter((one) => one !== 'manage_help_center');
    drawPage(ChatbotPage, { ...agent, permissions }, { paths: ['/chatbot', '/help-center'] });
    expect(await screen.findByRole('button', { name: 'Add query' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Write article' })).toBeNull();
  });

  it('says when there is none', async () => {
    calls({ 'chatbot.unanswered': [] });
    draw();
    expect(await screen.findByText('No unanswered questions')).toBeDefined();
  });
});
