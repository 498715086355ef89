import type { OperationId, Schema } from '@helpdesk/sdk/contract/operations';
import { cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeChat, useOpenChats } from '../../data/open-chats.ts';
import { articleLike } from '../../test/articles.ts';
import { chat, said } from '../../test/chats.ts';
import { dashboardAnswers } from '../../test/dashboard.ts';
import { member } from '../../test/harness.tsx';
import { answerPages, failed } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import { ticketLike } from '../../test/tickets.ts';
import DashboardPage from './DashboardPage.tsx';
import { card, draw, minutesAgo, never, rowsOf, serve, textOf } from './test-page.tsx';

// A fixed time: on a slow machine, "minutes ago" would become more.
const now = Date.parse('2026-11-23T12:00:00.000Z');
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  closeChat('c1');
  vi.unstubAllGlobals();
});

describe('the recent tickets', () => {
  it('show customer and status, and link to each ticket', async () => {
    const calls = serve({
      'tickets.list': [
        ticketLike({ updatedAt: minutesAgo(5) }),
        ticketLike({
          id: 't2',
          ticketNumber: 'TK-2',
          subject: 'Lamp',
          customerName: null,
          customerEmail: null,
          status: 'in_progress',
          priority: 'high',
          updatedAt: minutesAgo(60),
        }),
      ],
    });
    draw();
    await screen.findByText('Kettle leaks');
    expect(rowsOf(await card('Recent Tickets'))).toEqual([
      ['Ticket', 'Customer', 'Status', 'Priority', 'Updated', 'Actions'],
      ['Kettle leaksTK-2026-000001', 'Vera Visitor', 'open', 'normal', '5 min ago', ''],
      ['LampTK-2', 'Unknown Customer', 'in progress', 'high', '1 hour ago', ''],
    ]);
    const links = within(await card('Recent Tickets')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/tickets',
      '/tickets/t1',
      '/tickets/t1',
      '/tickets/t2',
      '/tickets/t2',
    ]);
    expect(links[2]).toMatchObject({
      ariaLabel: 'View ticket TK-2026-000001',
      title: 'View ticket',
      tabIndex: -1,
    });
    const asked = calls.filter(({ operation }) => operation === 'tickets.list');
    expect(asked.map(({ query }) => query)).toEqual([{ limit: '5' }]);
  });
});

describe('the cards', () => {
  it('show placeholders while they load', async () => {
    // The counts tell that there are tickets, so the first steps don't fill the page.
    const others = Object.keys(dashboardAnswers).filter((id) => id !== 'dashboard.counts');
    serve(Object.fromEntries(others.map((id) => [id, never])));
    draw();
    expect(rowsOf(await card('Recent Tickets'))).toHaveLength(4);
    expect(rowsOf(await card('Team Performance'))).toHaveLength(4);
    const [row] = (await card('Recent Tickets')).querySelectorAll('tbody td');
    expect(row).toHaveProperty('colSpan', 6);
    expect((await card('Team Performance')).querySelector('tbody td')).toHaveProperty('colSpan', 5);
    const chats = (await card('Live Chat')).querySelector('ul');
    expect(chats?.getAttribute('aria-busy')).toBe('true');
    expect(chats?.children).toHaveLength(2);
    expect(await textOf('Live Chat')).toBe('Live ChatOpen Chat Manager');
    const articles = (await card('Help Center')).querySelector('section');
    expect(articles?.getAttribute('aria-busy')).toBe('true');
    expect(await textOf('Help Center')).toBe('Help CenterPopular ArticlesNew Article');
    expect(screen.getByRole('list', { name: 'Key metrics' }).textContent).toBe(
      'Open TicketsResponse TimeActive ChatsSatisfaction',
    );
    expect(await textOf('Automation')).toBe(
      'AutomationConfigureContact FormsTodayConversionMain Contact FormChatbot PerformanceAuto-resolvedAccuracyTotal ResponsesLast Updated',
    );
    expect((await card('Automation')).querySelectorAll('dd .animate-pulse')).toHaveLength(7);
  });

  it('say when there is nothing', async () => {
    serve();
    draw();
    expect(await screen.findByText('No tickets found')).toBeDefined();
    expect(await screen.findByText('No active chats')).toBeDefined();
    expect(await screen.findByText('No articles yet')).toBeDefined();
    expect((await card('Live Chat')).querySelector('.py-8')).not.toBeNull();
    expect(screen.queryByRole('heading', { name: 'Popular Articles' })).toBeNull();
    expect(within(await card('Recent Tickets')).queryByRole('table')).toBeNull();
    expect(screen.getByText('0 active').className).toContain('text-muted-foreground');
    expect(await screen.findByText('0 articles · 0 views')).toBeDefined();
  });

  it('say that loading failed, and retry', async () => {
    let isDown = true;
    const fails = (id: OperationId) => [id, () => (isDown ? failed : dashboardAnswers[id])];
    const ids: OperationId[] = [
      'dashboard.stats',
      'dashboard.performance',
      'dashboard.automation',
      'tickets.list',
      'helpArticles.list',
      'chat.list',
    ];
    serve(Object.fromEntries(ids.map(fails)));
    draw();
    await waitFor(() => expect(screen.getAllByText('Failed to load data')).toHaveLength(7));
    isDown = false;
    for (const button of screen.getAllByRole('button', { name: 'Try again' })) {
      await userEvent.click(button);
    }
    expect(await screen.findByText('1h 5m')).toBeDefined();
    expect(await screen.findByText('No tickets found')).toBeDefined();
    expect(await screen.findByText('No active chats')).toBeDefined();
    expect(await screen.findByText('No articles yet')).toBeDefined();
    expect(await screen.findByText('Not configured yet')).toBeDefined();
    expect(await screen.findByText('No team members yet')).toBeDefined();
    expect(screen.queryByText('Failed to load data')).toBeNull();
  });
});

describe('the active chats', () => {
  it('list only chats that are still active, and open them in a panel', async () => {
    serve({
      'chat.list': [
        chat({
          status: 'active',
          updatedAt: minutesAgo(0),
          messages: [said(1), said(2, { message: 'Hello?' })],
        }),
        chat({
          id: 'c2',
          status: 'active',
          customerName: null,
          updatedAt: minutesAgo(3),
          messages: [],
        }),
        chat({ id: 'c3', status: 'closed' }),
      ],
    });
    draw();
    await screen.findByText('Hello?');
    const lines = within(await card('Live Chat')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Vera VisitorJust nowHello?',
      'vera@example.com3 min agoNo messages yet',
    ]);
    expect(lines[0]?.parentElement?.getAttribute('aria-busy')).toBe('false');
    expect(screen.getByText('3 active').className).toContain('success');
    await userEvent.click(within(lines[0] as HTMLElement).getByRole('button'));
    const { result } = renderHook(useOpenChats);
    expect(result.current.map(({ id }) => id)).toEqual(['c1']);
    expect(within(lines[0] as HTMLElement).getByRole('button').dataset.chat).toBe('c1');
    const all = screen.getByRole('link', { name: 'Open Chat Manager' });
    expect(all.getAttribute('href')).toBe('/live-chat');
  });
});

describe('the help center', () => {
  it('shows the numbers of articles and views, and links to the most-read articles', async () => {
    serve({
      'helpArticles.list': [articleLike({ viewCount: 1 })],
      'help.views': { pageType: 'article', viewCount: 1, items: [] },
    });
    answerPages('/api/help/articles', () => ({ total: 1_200, nextCursor: null }));
    const { router } = draw();
    expect(await screen.findByText('1,200 articles · 1 view')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Descaling' }).getAttribute('href')).toBe(
      '/help-center?article=a1',
    );
    expect(screen.getByText('1 view')).toBeDefined();
    expect((await card('Popular Articles')).getAttribute('aria-busy')).toBe('false');
    await userEvent.click(screen.getByRole('link', { name: 'New Article' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ new: '1' }));
  });

  it('shows articles without a link if there is no editor', async () => {
    serve({ 'helpArticles.list': [articleLike()] });
    drawPage(DashboardPage, member('agent'), { paths: ['/tickets'] });
    expect(await screen.findByText('Descaling')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Descaling' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Open Chat Manager' })).toBeNull();
  });
});

describe('the automation', () => {
  const figures: Schema<'DashboardAutomation'> = {
    contactForms: {
      today: 1_004,
      conversion: 0,
      form: { id: 'f1', name: 'Repairs', submissionCount: 1 } as never,
    },
    chatbot: {
      autoResolved: 2_000,
      accuracy: 75,
      totalResponses: 3_000,
      lastUpdated: new Date(now - 2 * 60_000).toISOString(),
    },
  };
  const facts = async () =>
    within(await card('Automation'))
      .getAllByRole('term')
      .map(({ parentElement }) => parentElement?.textContent);

  it('shows its figures', async () => {
    serve({ 'dashboard.automation': figures });
    draw();
    await screen.findByText('Repairs');
    expect(await facts()).toEqual([
      'Today1,004',
      'Conversion0%',
      'Repairs1 submission',
      'Auto-resolved2,000',
      'Accuracy75%',
      'Total Responses3,000',
      'Last Updated2 min ago',
    ]);
    const configure = screen.getByRole('link', { name: 'Configure' });
    expect(configure.getAttribute('href')).toBe('/contact-forms');
  });

  it('counts submissions, and shows only what the permission allows', async () => {
    const form = { id: 'f1', name: 'Repairs', submissionCount: 1_200 } as never;
    serve({
      'dashboard.automation': { ...figures, contactForms: { today: 0, conversion: null, form } },
    });
    draw(member('agent', { permissions: ['manage_contact_forms'] }));
    await screen.findByText('Repairs');
    expect(await facts()).toEqual(['Today0', 'ConversionNo data yet', 'Repairs1,200 submissions']);
    expect(screen.queryByText('Chatbot Performance')).toBeNull();
  });
});
