import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { articleLike } from '../../test/articles.ts';
import { chat, said } from '../../test/chats.ts';
import { dashboardAnswers } from '../../test/dashboard.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import DashboardPage from './DashboardPage.tsx';

let calls: ReturnType<typeof answerOperations>;
beforeEach(() => {
  calls = answerOperations(dashboardAnswers);
});
afterEach(cleanup);

describe('the dashboard', () => {
  it('shows the figures with their changes, and says if there is no data', async () => {
    drawPage(DashboardPage, member('admin'));
    expect(await screen.findByText('1h 5m')).toBeDefined();
    expect(screen.getByText('+3').className).toContain('text-foreground');
    expect(screen.getByText('-20%').className).toContain('success');
    expect(screen.getByText('No ratings yet')).toBeDefined();
    expect(await screen.findByText('No active chats')).toBeDefined();
    expect(screen.getByText('0 active')).toBeDefined();
    expect(await screen.findByText('No articles yet')).toBeDefined();
    expect(await screen.findByText('Not configured yet')).toBeDefined();
    expect(screen.getAllByText('No data yet')).toHaveLength(2);
    expect(screen.getByText('Never')).toBeDefined();
  });

  it('loads all metrics for the selected period, and keeps it in the URL', async () => {
    const { router } = drawPage(DashboardPage, member('admin'));
    await screen.findByText('1h 5m');
    await userEvent.selectOptions(screen.getByLabelText('Reporting period'), 'Last 7 days');
    await waitFor(() =>
      expect(
        calls.some((one) => one.operation === 'dashboard.stats' && one.query.period === '7d'),
      ).toBe(true),
    );
    expect(router.state.location.search).toEqual({ period: '7d' });
    const team = calls.filter(({ operation }) => operation === 'dashboard.performance');
    expect(team.map(({ query }) => query)).toEqual([{ period: '30d' }, { period: '7d' }]);
  });

  it('lists only the active chats, and counts them', async () => {
    const active = chat({
      status: 'active',
      customerName: null,
      customerEmail: null,
      messages: [said(1, { message: 'Where is my order?' })],
    });
    calls = answerOperations({ ...dashboardAnswers, 'chat.list': [active] });
    drawPage(DashboardPage, member('agent'));
    expect(await screen.findByText('Anonymous Customer')).toBeDefined();
    expect(screen.getByText('Where is my order?')).toBeDefined();
    expect(screen.getByText('1 active')).toBeDefined();
    const asked = calls.filter(({ operation }) => operation === 'chat.list');
    expect(asked.map(({ query }) => query)).toContainEqual({ status: 'active', limit: '5' });
    expect(screen.queryByRole('heading', { name: /Chats waiting/ })).toBeNull();
  });

  it('offers an admin without a team to invite members', async () => {
    drawPage(DashboardPage, member('admin'));
    expect(await screen.findByText('No team members yet')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Invite Team Members' })).toBeDefined();
  });

  it('shows the three most viewed published articles, and the total views', async () => {
    const popular = (id: string, viewCount: number) =>
      articleLike({ id, title: `Article ${id}`, viewCount });
    calls = answerOperations({
      ...dashboardAnswers,
      'helpArticles.list': [popular('a', 1204), popular('b', 7), popular('c', 1)],
      'help.views': { pageType: 'article', viewCount: 1212, items: [] },
    });
    drawPage(DashboardPage, member('agent'), { paths: ['/help-center'] });
    const card = (await screen.findByText('Popular Articles')).parentElement;
    await screen.findByText('Article a');
    expect(card?.textContent).toBe(
      'Popular ArticlesArticle a1,204 viewsArticle b7 viewsArticle c1 view',
    );
    expect(await screen.findByText(/1,212 views/)).toBeDefined();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'New Article' }).pathname).toBe(
      '/help-center',
    );
    const asked = calls.find(({ operation }) => operation === 'helpArticles.list');
    expect(asked?.query).toEqual({ sort: '-viewCount', isPublished: 'true', limit: '3' });
  });

  it('links only to screens that exist', async () => {
    drawPage(DashboardPage, member('admin'), { paths: ['/live-chat'] });
    expect(await screen.findByRole('link', { name: 'Open Chat Manager' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'New Article' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Configure' })).toBeNull();
  });

  it('shows customers their tickets, and makes only calls that they may make', async () => {
    drawPage(DashboardPage, member('customer'));
    expect(await screen.findByText('Here are your tickets.')).toBeDefined();
    const headings = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    expect(headings).toEqual(['Welcome back, Ada', 'Recent Tickets']);
    expect(screen.queryByText('1h 5m')).toBeNull();
    expect(screen.queryByText('Active Chats')).toBeNull();
    expect(new Set(calls.map(({ operation }) => operation))).toEqual(new Set(['tickets.list']));
  });
});
