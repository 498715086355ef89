import type { Result, Schema } from '@helpdesk/sdk/contract/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, gatewayTimeout } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { queryLike } from '../test-queries.ts';
import { percent, reasonText } from './reasons.ts';
import { TestBox } from './TestBox.tsx';

const candidate = (
  id: string,
  more: Partial<Schema<'ChatbotCandidate'>> = {},
): Schema<'ChatbotCandidate'> => ({
  queryId: id,
  query: `Query ${id}`,
  response: 'With a card.',
  priority: 'high',
  score: 0.55,
  nearest: 'pay by card',
  nearestKind: 'keyword',
  words: [{ word: 'pay', weight: 0.704 }],
  reason: 'best',
  ...more,
});
const result = (more: Partial<Result<'chatbot.test'>> = {}): Result<'chatbot.test'> => ({
  response: 'With a card.',
  html: null,
  steps: null,
  questions: [],
  matched: true,
  queryId: 'q1',
  articles: [],
  by: 'query',
  score: 0.82,
  threshold: 0.55,
  reading: [{ word: 'pay', corrected: null }],
  candidates: [candidate('q1'), candidate('q2', { score: 0.549, priority: 'low' })],
  ...more,
});
const edit = vi.fn();

function draw(answers: Parameters<typeof answerOperations>[0], user = member('agent')) {
  const calls = answerOperations(answers);
  return { calls, ...drawPage(() => <TestBox onEdit={edit} />, user) };
}

async function ask(text: string) {
  const box = await screen.findByLabelText('Test question');
  fireEvent.change(box, { target: { value: text } });
  fireEvent.submit(box.closest('form') as HTMLFormElement);
}
const why = async () => within(await screen.findByRole('region', { name: 'Why this answer' }));
const cards = () => screen.queryAllByRole('article').map(({ textContent }) => textContent);

beforeEach(() => void edit.mockClear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('asks once, trimmed, and never an empty question', async () => {
  let answer = () => {};
  const { calls } = draw({
    'chatbot.test': () =>
      new Promise((resolve) => {
        answer = () => resolve(result());
      }),
  });
  expect(await screen.findByRole('button', { name: 'Test' })).toHaveProperty('disabled', true);
  expect(screen.getByLabelText('Test question')).toMatchObject({ value: '', maxLength: 500 });
  await ask('  ');
  await ask(' pay ');
  await ask('pay again');
  await waitFor(() => expect(calls).toHaveLength(1));
  const button = screen.getByRole('button', { name: 'Testing...' });
  expect([button.getAttribute('aria-busy'), button.hasAttribute('disabled')]).toEqual([
    'true',
    false,
  ]);
  answer();
  expect(await screen.findByText('With a card.')).toBeDefined();
  expect(screen.getByText('pay', { selector: 'p' })).toBeDefined();
  expect(calls.map(({ body }) => body)).toEqual([{ query: 'pay', organizationId: 'o1' }]);
});

it('a user without an organization tests the demo', async () => {
  const { calls } = draw({ 'chatbot.test': result() }, member('agent', { organizations: [] }));
  await ask('pay');
  await screen.findByText('With a card.');
  expect(calls[0]?.body).toEqual({ query: 'pay', organizationId: 'demo' });
});

it('shows the query that answers first, and collapses the others', async () => {
  draw({ 'chatbot.test': result() });
  await ask('pay');
  const section = await why();
  expect(section.getByText('One of your queries answers this.')).toBeDefined();
  expect(cards()).toEqual([
    'Query q1High priority55% match · 55% neededMatched words:pay70%Nearest keyword: pay by cardNo other query matches better.',
    'Query q2Low priority55% match · 55% neededMatched words:pay70%Nearest keyword: pay by cardNo other query matches better.',
  ]);
  const others = section.getByText('Other queries (1)').closest('details');
  expect(others?.open).toBe(false);
  expect(others?.textContent).toContain('Query q2');
  expect(others?.textContent).not.toContain('Query q1');
  // The rounded scores are equal, but the bar of a query just below the threshold is gray.
  const bars = screen.getAllByRole('meter', { hidden: true });
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['55', '55']);
  expect(bars.map(({ firstElementChild: one }) => one?.className.includes('bg-primary'))).toEqual([
    true,
    false,
  ]);
  expect(section.queryByText(/was read as/)).toBeNull();
  expect(section.queryByRole('button', { name: 'Add as query' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Articles' })).toBeNull();
});

it('shows all queries as nearest ones if none answers', async () => {
  const none = result({
    by: 'nothing',
    score: 0.304,
    response: 'Sorry.',
    candidates: [candidate('q1', { words: [], nearestKind: 'query' })],
    reading: [
      { word: 'crad', corrected: 'card' },
      { word: 'is', corrected: null },
      { word: 'pyaed', corrected: 'paid' },
    ],
  });
  draw({ 'chatbot.test': none });
  await ask('crad');
  const section = await why();
  expect(
    section.getByText(
      'Nothing matches well enough, so visitors see this message. Best match: 30% (needs 55%).',
    ),
  ).toBeDefined();
  expect(section.getByText('“crad” was read as “card”, “pyaed” was read as “paid”.')).toBeDefined();
  expect(section.getByText('Nearest queries (1)').closest('details')?.open).toBe(true);
  expect(cards()).toEqual([
    'Query q1High priority55% match · 55% neededNo other query matches better.',
  ]);
  await userEvent.click(section.getByRole('button', { name: 'Add as query' }));
  expect(edit.mock.calls).toEqual([[{ query: null, text: 'crad' }]]);
});

it('links the article that answers, and offers no new query', async () => {
  const articles = [{ slug: 'lime', title: 'Lime' }];
  const answer = result({ by: 'article', articles, candidates: [] });
  draw({ 'chatbot.test': answer }, member('agent', { organizations: [] }));
  await ask('lime');
  const section = await why();
  expect(
    section.getByText('No query matches well enough, so a published article answers.'),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Lime' }).getAttribute('href')).toBe(
    '/public/help//article/lime',
  );
  expect(section.queryByRole('button')).toBeNull();
  expect([cards(), section.queryByText(/queries/)]).toEqual([[], null]);
});

it('reports a failed test, and a query that was deleted', async () => {
  const answers = [gatewayTimeout, result()];
  const gone = [
    new MockedRefusal(404, 'Chatbot query not found', 'not_found'),
    gatewayTimeout,
    queryLike(),
  ];
  const { calls } = draw({
    'chatbot.test': () => answers.shift() as never,
    'chatbot.get': () => gone.shift() as never,
  });
  await ask('pay');
  expect(await screen.findByText('Error occurred while testing the chatbot.')).toBeDefined();
  expect(screen.queryByRole('region')).toBeNull();
  await ask('again');
  const name = await screen.findByRole('button', { name: 'Query q1' });
  for (const text of ['Chatbot query not found', 'Failed to load this query']) {
    await userEvent.click(name);
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Error', text, destructive: true }),
    );
  }
  expect(edit).not.toHaveBeenCalled();
  await userEvent.click(name);
  await waitFor(() => expect(edit.mock.calls).toEqual([[{ query: queryLike() }]]));
  expect(calls.at(-1)?.params).toEqual({ id: 'q1' });
});

it.each([
  ['exact', 'keyword', 'The question exactly matches one of its keywords.'],
  ['exact', 'query', 'The question exactly matches this query.'],
  ['best', 'query', 'No other query matches better.'],
  ['priority', 'query', 'It matches about as well as the best one and has a higher priority.'],
  ['runner_up', 'query', 'It would also answer, but another query ranks higher.'],
  ['below', 'query', 'Its match is too weak to answer.'],
] as const)('the reason %s, nearest by its %s, is a sentence', (reason, nearestKind, sentence) => {
  expect(reasonText(candidate('q1', { reason, nearestKind }))).toBe(sentence);
});

it('a score is rounded to a percentage', () => {
  expect([0, 0.004, 0.005, 0.556, 1].map(percent)).toEqual(['0%', '0%', '1%', '56%', '100%']);
});

it('lists the options that visitors see when the bot is unsure', async () => {
  const questions = ['How do I pay?'];
  const answer = result({ by: 'unsure', queryId: null, matched: false, questions });
  draw({ 'chatbot.test': answer }, member('agent'));
  await ask('pay thing');
  const section = await why();
  expect(section.getByText(/visitors choose/)).toBeDefined();
  expect(screen.getByText('How do I pay?')).toBeDefined();
});
