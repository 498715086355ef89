import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readKey } from '../../../data/cache.ts';
import { ada, messageLike, ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';

beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const asked = messageLike();
const mine = messageLike({ id: 'm2', message: 'Mine', authorType: 'staff', user: ada });
const later = messageLike({ id: 'm3', message: 'Thank you' });

it("screen readers announce an arriving message, even a visible one, but not the agent's own", async () => {
  serve(ticketDetail({ messages: [asked] }));
  const { client } = drawTicket();
  const bring = async (messages: (typeof asked)[]) => {
    client.setQueryData(readKey('tickets.get', { id: 't1' }), ticketDetail({ messages }));
    await screen.findByText(messages.at(-1)?.message ?? '');
  };
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await screen.findByRole('heading', { name: 'Conversation' });
  const before = said();
  await bring([asked, mine]);
  expect(said()).toEqual(before);
  await bring([asked, mine, later]);
  await waitFor(() => expect(said()).toContain('New reply from Vera Visitor: Thank you'));
});

it("the customer's messages are marked with their language, the team's aren't", async () => {
  const language = { language: 'de', from: 'mail', mailLanguage: 'en', languages: ['de', 'en'] };
  serve(ticketDetail({ messages: [asked, mine] }), {
    'tickets.customerLanguage': language as never,
  });
  drawTicket();
  const lang = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');
  await screen.findByText('Mine');
  await waitFor(() => expect(lang('Any news?')).toBe('de'));
  expect(lang('Water everywhere.')).toBe('de');
  expect(lang('Mine')).toBeUndefined();
});
