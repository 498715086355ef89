import type { Schema } from '@helpdesk/sdk/contract/operations';
import { relativeTime } from '@helpdesk/sdk/rules/relative-time';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readKey } from '../../../data/cache.ts';
import { dismissToast, shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { failed, gatewayTimeout } from '../../../test/operations.ts';
import { ada, jonas, messageLike, ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';

type Message = Schema<'TicketMessage'>;

const asked = messageLike();
const answered = messageLike({
  id: 'm2',
  message: 'On its way',
  authorType: 'staff',
  user: jonas,
  senderName: null,
});
const later = messageLike({ id: 'm3', message: 'Thank you' });

let watched: { target: Element; see: (isSeen: boolean) => void }[] = [];
let ended = 0;
/** The vertical position of the newest message. */
let newestAt = 900;
let grow = () => {};

/** Renders the ticket with these messages; returns a function that replaces them, like a refetch. */
async function open(messages: Message[], user = member('agent')) {
  serve(ticketDetail({ messages }));
  const { client } = drawTicket(user);
  await screen.findByRole('heading', { name: 'Conversation' });
  return async (next: Message[]) => {
    client.setQueryData(readKey('tickets.get', { id: 't1' }), ticketDetail({ messages: next }));
    await waitFor(() => expect(within(box()).getAllByRole('listitem')).toHaveLength(next.length));
  };
}
const page = () => screen.getByRole('main');
const box = () => screen.getByRole('region', { name: 'Messages' });
/** Reports, like the browser, whether the observed message at this index is visible. */
async function report(at: number, isSeen: boolean) {
  await waitFor(() => expect(watched.length).toBeGreaterThan(at));
  watched[at]?.see(isSeen);
}
const news = () => screen.queryByRole('button', { name: /^New / });

beforeEach(() => {
  dismissToast(shownToast()?.id ?? 0);
  watched = [];
  ended = 0;
  newestAt = 900;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        grow = report;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = this.hasAttribute('data-message') ? newestAt - page().scrollTop : 0;
    return new DOMRect(0, top, 0, 0);
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.report = report;
      }
      observe(target: Element) {
        const see = (isIntersecting: boolean) => act(() => this.report([{ isIntersecting }]));
        watched.push({ target, see });
      }
      disconnect() {
        ended += 1;
      }
    },
  );
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1_000);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200);
  Element.prototype.scrollIntoView = vi.fn();
  Element.prototype.scrollTo = vi.fn();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the messages of a ticket', () => {
  it('show their author and audience', async () => {
    await open([
      asked,
      { ...answered, user: { ...jonas, profileImageUrl: 'https://acme.test/jonas.png' } },
      { ...answered, id: 'm3', isInternal: true, message: 'Call her', user: ada },
      messageLike({ id: 'm4', authorType: 'bot', senderName: null, senderEmail: null }),
    ]);
    const day = relativeTime(asked.createdAt);
    const items = within(box()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      `VVVera Visitor${day}Any news?`,
      `Jonas WeberSupport${day}On its way`,
      `ALAda LovelaceInternal note${day}Call her`,
      `CChatbotSupport${day}Any news?`,
    ]);
    expect(items.map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Customer message',
      'Reply',
      'Internal note',
      'Reply',
    ]);
    const photo = items[1]?.querySelector('img');
    expect(photo?.src).toBe('https://acme.test/jonas.png');
    const grounds = items.map((item) =>
      ['bg-accent/7', 'bg-note'].filter((ground) => item.classList.contains(ground)),
    );
    expect(grounds).toEqual([[], ['bg-accent/7'], ['bg-note'], ['bg-accent/7']]);
    expect(news()).toBeNull();
  });

  it('have links for their web addresses, which open in a new tab', async () => {
    await open([{ ...asked, message: 'See https://acme.test/order?id=7. javascript:alert(1)' }]);
    const [link, ...others] = within(box()).getAllByRole('link');
    expect(link?.getAttribute('href')).toBe('https://acme.test/order?id=7');
    expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer nofollow',
    ]);
    expect(others).toEqual([]);
  });

  it('can be missing', async () => {
    await open([]);
    expect(screen.getByText('No messages yet')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
  });

  it('open at the newest, and follow new ones unless the reader has scrolled up', async () => {
    const bring = await open([asked]);
    await waitFor(() => expect(page().scrollTop).toBe(800));
    await bring([asked, answered]);
    page().scrollTop = 753;
    grow();
    expect(page().scrollTop).toBe(1_000);
    page().scrollTop = 752;
    fireEvent.scroll(page());
    await bring([asked, answered, later]);
    grow();
    expect(page().scrollTop).toBe(752);
  });

  it("open at the start of the newest one if it's longer than the screen", async () => {
    newestAt = 500;
    await open([asked]);
    await waitFor(() => expect(page().scrollTop).toBe(488));
    grow();
    expect(page().scrollTop).toBe(488);
  });

  it('are announced if they arrive out of sight, and shown on request', async () => {
    const bring = await open([asked]);
    await bring([asked, later]);
    await waitFor(() => expect(watched).toHaveLength(1));
    expect(watched.map(({ target }) => target.textContent)).toEqual([
      expect.stringContaining('Thank you'),
    ]);
    expect(news()).toBeNull();
    await report(0, false);
    expect(news()?.textContent).toBe('New reply from Vera Visitor Thank you');
    page().scrollTop = 0;
    fireEvent.scroll(page());
    await userEvent.click(news() as HTMLElement);
    expect(news()).toBeNull();
    expect(ended).toBe(1);
    expect(Element.prototype.scrollTo).toHaveBeenLastCalledWith({ top: 1_000 });
    expect(vi.mocked(Element.prototype.scrollTo).mock.contexts.at(-1)).toBe(page());
    // From then on, new messages are followed again.
    grow();
    expect(page().scrollTop).toBe(1_000);

    await bring([asked, later, { ...answered, id: 'm5', isInternal: true }]);
    await report(1, false);
    expect(news()?.textContent).toBe('New note by Jonas Weber On its way');
    await report(1, true);
    expect(news()).toBeNull();
  });

  it("aren't announced twice if they delay a reply", async () => {
    const bring = await open([asked]);
    fireEvent.change(screen.getByRole('textbox', { name: 'Reply' }), { target: { value: 'Soon' } });
    await bring([asked, later]);
    await report(0, false);
    expect(await screen.findByText('Vera Visitor replied while you were writing.')).toBeDefined();
    expect(news()).toBeNull();
  });
});

it('names the API key that wrote a message', async () => {
  serve(ticketDetail({ messages: [{ ...later, via: 'Night shift' }] }));
  drawTicket();
  expect(await screen.findByText('via the API key Night shift')).toBeDefined();
});

describe('the changes of a ticket', () => {
  const entry = {
    id: 'e1',
    kind: 'status',
    actor: 'Ada',
    from: 'open',
    to: 'resolved',
    mergedFrom: null,
  } as const;
  const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;
  /** The texts of the conversation, without times. */
  const texts = () =>
    screen.getAllByRole('listitem').map((item) => {
      const shown = item.cloneNode(true) as HTMLElement;
      shown.querySelector('time')?.remove();
      return shown.textContent;
    });

  it('are shown between the messages, sorted by time', async () => {
    serve(
      ticketDetail({
        messages: [
          { ...asked, createdAt: at(9) },
          { ...later, createdAt: at(11) },
        ],
        timeline: [
          { ...entry, id: 'e1', kind: 'created', actor: null, createdAt: at(8) },
          { ...entry, id: 'e2', createdAt: at(10) },
          { ...entry, id: 'e3', kind: 'follow_up', to: 'TK-9', createdAt: at(11) },
        ],
      }),
    );
    drawTicket();
    await screen.findByRole('heading', { name: 'Conversation' });
    expect(texts()).toEqual([
      'Ticket created · ',
      'VVVera VisitorAny news?',
      'Ada changed the status to Resolved · ',
      'VVVera VisitorThank you',
      'Follow-up TK-9 opened · ',
    ]);
    const toggle = screen.getByRole('button', { name: 'Changes', pressed: true });
    await userEvent.click(toggle);
    expect(texts()).toEqual(['VVVera VisitorAny news?', 'VVVera VisitorThank you']);
    cleanup();
    drawTicket();
    await userEvent.click(await screen.findByRole('button', { name: 'Changes', pressed: false }));
    expect(texts()).toHaveLength(5);
  });

  it('are collapsed if there are many between two messages', async () => {
    const timeline = [1, 2, 3, 4, 5].map((hour) => ({
      ...entry,
      id: `e${hour}`,
      to: `${hour}`,
      createdAt: at(hour),
    }));
    serve(ticketDetail({ timeline }));
    drawTicket();
    const more = await screen.findByRole('button', { name: '3 more changes' });
    expect(screen.getByText('No messages yet')).toBeDefined();
    expect(texts()).toEqual([
      '3 more changes',
      'Ada changed the status to 4 · ',
      'Ada changed the status to 5 · ',
    ]);
    await userEvent.click(more);
    expect(texts()).toHaveLength(5);
  });
});

describe('a long conversation', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => messageLike({ id: `m${at}`, message: `Said ${at}` }));
  const first = () => within(box()).getAllByRole('listitem')[0]?.textContent;

  it('collapses its older messages until the agent expands them', async () => {
    await open(many(9));
    expect(first()).toContain('Said 3');
    const older = screen.getByRole('button', { name: '3 older messages' });
    await userEvent.click(older);
    expect(first()).toContain('Said 0');
    expect(document.activeElement?.textContent).toContain('Said 2');
    const shown = vi.mocked(Element.prototype.scrollIntoView);
    expect(shown.mock.contexts.at(-1)).toBe(within(box()).getAllByRole('listitem')[3]);
    expect(screen.queryByRole('button', { name: /older messages/ })).toBeNull();
  });

  it('can be expanded with a shortcut, once', async () => {
    await open(many(42));
    expect(screen.getByRole('button', { name: '36 older messages' })).toBeDefined();
    fireEvent.keyDown(document.body, { key: '.' });
    expect(first()).toContain('Said 0');
    fireEvent.keyDown(document.body, { key: '.' });
    expect(first()).toContain('Said 0');
  });

  it('is shown in full if collapsing would hide only one or two messages', async () => {
    await open(many(8));
    expect(first()).toContain('Said 0');
  });
});

describe('the original email of a message', () => {
  const mails = () => screen.getAllByRole('button', { name: 'Original email' });

  async function draw(
    answer: () => string | MockedRefusal | Promise<string>,
    user = member('agent'),
  ) {
    const calls = serve(
      ticketDetail({ messages: [{ ...asked, mailId: 'mail2' }], mailId: 'mail1' }),
      {
        'tickets.mail': answer as () => string,
      },
    );
    drawTicket(user);
    await screen.findByRole('region', { name: 'Messages' });
    const asks = () =>
      calls.filter(({ operation }) => operation === 'tickets.mail').map(({ params }) => params);
    return asks;
  }

  it('can be downloaded as a file', async () => {
    const saved: { name: string; type: string; text: Promise<string> }[] = [];
    const blobs: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
        revokeObjectURL: () => {},
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      const blob = blobs.at(-1) as Blob;
      saved.push({ name: this.download, type: blob.type, text: blob.text() });
    });
    let answer = () => {};
    const asks = await draw(
      () =>
        new Promise((resolve) => {
          answer = () => resolve('From: vera@example.com');
        }),
    );
    expect(mails()).toHaveLength(2);
    expect(mails()[1]?.title).toBe('Download the original email');
    await userEvent.click(mails()[1] as HTMLElement);
    await waitFor(() => expect(mails()[1]).toHaveProperty('disabled', true));
    expect(mails()[0]).toHaveProperty('disabled', false);
    await waitFor(() => expect(asks()).toEqual([{ id: 't1', mailId: 'mail2' }]));
    answer();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ name: 'mail2.eml', type: 'message/rfc822;charset=utf-8' });
    expect(await saved[0]?.text).toContain('From: vera@example.com');
    await waitFor(() => expect(mails()[1]).toHaveProperty('disabled', false));
    await userEvent.click(mails()[0] as HTMLElement);
    await waitFor(() => expect(asks()[1]).toEqual({ id: 't1', mailId: 'mail1' }));
  });

  it.each([
    [
      new MockedRefusal(404, 'The email is no longer kept', 'not_found'),
      'The email is no longer kept',
    ],
    [gatewayTimeout, 'Failed to download the email'],
    [failed, 'Something went wrong'],
  ])("says why it couldn't be downloaded (%#)", async (refusal, text) => {
    await draw(() => refusal);
    await userEvent.click(mails()[0] as HTMLElement);
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Download failed', text, destructive: true }),
    );
  });

  it("isn't available to customers", async () => {
    await draw(() => '', member('customer'));
    expect(screen.queryByRole('button', { name: 'Original email' })).toBeNull();
  });
});
