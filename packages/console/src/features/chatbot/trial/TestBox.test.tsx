import type { Result, Schema } from '@helpdesk/sdk/contract/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { queryLike } from '../test-queries.ts';
import { TestBox } from './TestBox.tsx';

const candidate: Schema<'ChatbotCandidate'> = {
  queryId: 'q1',
  query: 'How do I pay?',
  response: 'With a card.',
  priority: 'high',
  score: 0.82,
  nearest: 'pay by card',
  nearestKind: 'keyword',
  words: [
    { word: 'pay', weight: 0.7 },
    { word: 'card', weight: 0.3 },
  ],
  reason: 'best',
};

const result: Result<'chatbot.test'> = {
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
  reading: [{ word: 'crad', corrected: 'card' }],
  candidates: [
    candidate,
    { ...candidate, queryId: 'q2', query: 'Where is my card?', score: 0.4, reason: 'below' },
  ],
};

const edit = vi.fn();
function draw() {
  return drawPage(() => <TestBox onEdit={edit} />, member('agent'));
}

async function ask(text: string) {
  await userEvent.type(await screen.findByLabelText('Test question'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Test' }));
}

beforeEach(() => void edit.mockClear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the answer and why it was chosen: score, threshold, words and corrected spelling', async () => {
  const made = answerOperations({
    'chatbot.test': result,
    'chatbot.get': queryLike(),
  });
  draw();
  await ask('pay by crad');
  expect(await screen.findByText('With a card.')).toBeDefined();
  expect(made[0]?.body).toEqual({ query: 'pay by crad', organizationId: 'o1' });
  expect(screen.getAllByText('82% match · 55% needed')).toHaveLength(1);
  expect(screen.getByText('“crad” was read as “card”.')).toBeDefined();
  expect(screen.getAllByText('No other query matches better.')).toHaveLength(1);
  expect(screen.getAllByText('pay')[0]?.textContent).toContain('70%');
  expect(screen.getByText('Other queries (1)')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'How do I pay?' }));
  await waitFor(() => expect(edit).toHaveBeenCalledWith({ query: queryLike() }));
});

it('shows a testing state for a second', async () => {
  answerOperations({ 'chatbot.test': result });
  draw();
  let isTesting = false;
  // On a slow machine, waitFor might check only after the second is over.
  const watching = new MutationObserver(() => {
    isTesting ||= screen.queryByText('Testing...')?.closest('button')?.ariaDisabled === 'true';
  });
  watching.observe(document.body, { subtree: true, childList: true, characterData: true });
  const begun = performance.now();
  await ask('pay');
  await screen.findByRole('button', { name: 'Test' });
  watching.disconnect();
  expect(isTesting).toBe(true);
  expect(performance.now() - begun).toBeGreaterThan(950);
});

it('says if nothing matches, and offers to add a query', async () => {
  const response =
    "I'm sorry, I don't have an answer for that. Please contact our support team for assistance.";
  answerOperations({
    'chatbot.test': {
      ...result,
      response,
      matched: false,
      queryId: null,
      by: 'nothing',
      score: 0.2,
      candidates: [],
    },
  });
  draw();
  await ask('mars');
  expect(await screen.findByText(response)).toBeDefined();
  expect(screen.getByText(/Best match: 20% \(needs 55%\)/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Add as query' }));
  expect(edit).toHaveBeenCalledWith({ query: null, text: 'mars' });
});

it('links the article that answers', async () => {
  const articles = [{ slug: 'descaling', title: 'Descaling' }];
  answerOperations({ 'chatbot.test': { ...result, by: 'article', articles } });
  draw();
  await ask('lime');
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Descaling' });
  expect(link.pathname).toBe('/public/help/acme/article/descaling');
});

it('says if testing failed', async () => {
  answerOperations({
    'chatbot.test': new MockedRefusal(500, 'Something went wrong'),
  });
  draw();
  await ask('pay');
  expect(await screen.findByText('Error occurred while testing the chatbot.')).toBeDefined();
});
