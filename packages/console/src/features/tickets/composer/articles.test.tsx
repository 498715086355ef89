import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useDrafts } from '../../../data/drafts.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { Composer } from './Composer.tsx';
import { writePlain } from './test-rich.ts';

const article = {
  id: 'a1',
  title: 'How to reset your password',
  url: 'https://help.example.com/public/help/acme/article/reset',
  category: 'Account',
};

function Page() {
  const { drafts, change, show } = useDrafts('drafts');
  return (
    <Composer
      ticketId="t1"
      customer="Vera"
      about={{}}
      drafts={drafts}
      onChange={change}
      onShow={show}
      meanwhile={{ newer: [], seen: null, newest: null, read: () => {} }}
      onSent={() => {}}
      onResolve={undefined}
    />
  );
}

async function open(answer: unknown = [article], { role = 'agent', isInternal = false } = {}) {
  writePlain();
  const calls = answerOperations({ 'helpArticles.links': answer as never });
  drawPage(Page, member(role as 'agent'));
  await screen.findByRole('textbox');
  if (isInternal) await userEvent.keyboard('n');
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
  return { box, calls };
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it.each([false, true])(
  'a number sign opens the list of articles, and Enter inserts one (note: %s)',
  async (isInternal) => {
    const { box, calls } = await open([article], { isInternal });
    await userEvent.type(box, 'See #');
    const option = await screen.findByRole('option', { name: /How to reset/ });
    expect(box.getAttribute('aria-controls')).toBe(
      screen.getByRole('listbox', { name: 'Help articles' }).id,
    );
    expect(box.getAttribute('aria-activedescendant')).toBe(option.id);
    await userEvent.type(box, 'res');
    await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ q: 'res' }));
    await waitFor(() =>
      expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('false'),
    );
    await userEvent.type(box, '{Enter}');
    expect(box.value).toBe(`See ${article.title}: ${article.url} `);
    expect(screen.queryByRole('listbox')).toBeNull();
  },
);

it("a ticket number doesn't open the list, and Escape keeps the text", async () => {
  const { box, calls } = await open();
  await userEvent.type(box, 'As in #12 ');
  expect(calls.map(({ query }) => query.q)).not.toContain('12');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(box, '#res');
  await screen.findByRole('listbox');
  await userEvent.type(box, '{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box.value).toBe('As in #12 #res');
});

it("says if there are none, and if they couldn't be loaded", async () => {
  let answer: unknown = [];
  const { box } = await open(() => answer);
  await userEvent.type(box, '#');
  expect(await screen.findByText('No published articles found', { selector: 'p' })).toBeDefined();
  answer = new MockedRefusal(503, 'Back soon', 'unavailable');
  await userEvent.type(box, 'x');
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer = [article];
  await userEvent.click(again);
  expect(await screen.findByRole('option', { name: /How to reset/ })).toBeDefined();
});

it('customers have no list of articles', async () => {
  const { box, calls } = await open([article], { role: 'customer' });
  await userEvent.type(box, '#res');
  expect(calls).toEqual([]);
});
