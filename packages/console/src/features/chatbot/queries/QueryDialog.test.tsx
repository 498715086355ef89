import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, gatewayTimeout } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import type { ChatbotQuery } from '../choices.ts';
import { queryLike } from '../test-queries.ts';
import { QueryDialog } from './QueryDialog.tsx';

const closed = vi.fn();
const draw = (query: ChatbotQuery | null = null) =>
  drawPage(() => <QueryDialog query={query} onClose={closed} />, member('agent'));
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  closed.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says which fields are missing or too long', async () => {
  const made = answerOperations({});
  draw();
  await field('Query');
  await press('Add Query');
  expect(await screen.findByText('Query is required')).toBeDefined();
  expect(screen.getByText('Response is required')).toBeDefined();
  await userEvent.click(await field('Query'));
  await userEvent.paste('q'.repeat(501));
  await userEvent.click(await field('Response'));
  await userEvent.paste('r'.repeat(2001));
  expect(screen.queryByText('Query is required')).toBeNull();
  expect(screen.getAllByText('1 characters too many')).toHaveLength(2);
  await press('Add Query');
  expect(await screen.findByText('Query too long')).toBeDefined();
  expect(screen.getByText('Response too long')).toBeDefined();
  expect(made).toHaveLength(0);
});

it('adds keywords one by one or several at once, and removes them', async () => {
  const made = answerOperations({ 'chatbot.create': queryLike() });
  draw();
  await userEvent.type(await field('Query'), 'Where?');
  await userEvent.type(await field('Response'), 'Here.');
  const keywords = await field('Keywords');
  await userEvent.type(
    keywords,
    'place{Enter}address,map{Backspace}p{Enter}wrong{Enter}{Backspace}',
  );
  await userEvent.clear(keywords);
  await userEvent.paste('way, place ,\nstreet');
  const list = within(screen.getByRole('list', { name: 'Added keywords' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'place',
    'address',
    'map',
    'way',
    'street',
  ]);
  await press('Remove map');
  await userEvent.type(keywords, 'town');
  await press('Add Query');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(made[0]?.body).toEqual({
    query: 'Where?',
    response: 'Here.',
    keywords: ['place', 'address', 'way', 'street', 'town'],
    category: null,
    priority: 'medium',
    isActive: true,
  });
  expect(shownToast()?.title).toBe('Chatbot query created successfully');
});

it('offers suggestions, and fills in query and category', async () => {
  answerOperations({});
  draw();
  await field('Query');
  const suggestions = within(screen.getByRole('region', { name: 'Suggestions' }));
  expect(suggestions.getAllByRole('button')).toHaveLength(12);
  await userEvent.click(suggestions.getByRole('button', { name: 'Where do I find my invoices?' }));
  expect((await field('Query')).value).toBe('Where do I find my invoices?');
  expect((await field('Category')).value).toBe('Billing & Payments');
});

it('updates a query', async () => {
  const made = answerOperations({ 'chatbot.update': queryLike() });
  draw(queryLike());
  await userEvent.selectOptions(await field('Priority'), 'Low');
  await userEvent.click(screen.getByRole('switch', { name: /Active/ }));
  await press('Save Changes');
  await waitFor(() => expect(shownToast()?.title).toBe('Chatbot query updated successfully'));
  expect(made[0]?.body).toMatchObject({ priority: 'low', isActive: false, query: 'How do I pay?' });
});

it.each([
  [null, 'Add Query', 'Failed to create chatbot query'],
  [queryLike(), 'Save Changes', 'Failed to update chatbot query'],
] as const)(
  "shows the server's error, or a general message (%#)",
  async (query, button, otherwise) => {
    const answers = [
      new MockedRefusal(409, 'An organization can have up to 20000 chatbot queries', 'too_many'),
      gatewayTimeout,
    ];
    const fail = () => answers.shift() ?? gatewayTimeout;
    answerOperations({ 'chatbot.create': fail, 'chatbot.update': fail });
    draw(query);
    await userEvent.type(await field('Query'), '!');
    await userEvent.type(await field('Response'), '!');
    await press(button);
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Error',
        text: 'An organization can have up to 20000 chatbot queries',
      }),
    );
    await press(button);
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Error', text: otherwise }));
    expect(closed).not.toHaveBeenCalled();
  },
);

it('asks before discarding changes', async () => {
  answerOperations({});
  draw();
  await userEvent.type(await field('Keywords'), 'half');
  await press('Cancel');
  expect(closed).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: 'Discard unsaved changes?' })).toBeDefined();
  await press('Discard changes');
  expect(closed).toHaveBeenCalled();
});
