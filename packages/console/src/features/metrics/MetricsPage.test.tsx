import type { Result } from '@helpdesk/sdk/contract/operations';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shownToast } from '../../data/toast.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import MetricsPage from './MetricsPage.tsx';
import { savedReport } from './reports/saved/test-saved.ts';
import { agent, hoursOfWeek, organizationOf, overview, sla, span, time } from './test-metrics.ts';

const nothing: Result<'metrics.overview'> = {
  ...overview,
  totals: {
    created: 0,
    resolved: 0,
    backlog: 0,
    firstResponse: time(null),
    resolution: time(null),
    satisfaction: { count: 0, share: null, mean: null },
  },
};
const textOf = (file: Blob | undefined) =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.readAsText(file ?? new Blob());
  });
const answers = {
  'metrics.overview': overview,
  'metrics.agents': {
    span,
    before: span,
    agents: [agent, { ...agent, user: null, role: null }],
  },
  'organization.get': organizationOf(false),
  'metrics.hoursOfWeek': hoursOfWeek,
  'metrics.sla': sla,
  'savedReports.list': [],
  'metrics.sendReport': { message: 'Reports are sent by email when ready' },
};

let calls: ReturnType<typeof answerOperations>;
beforeEach(() => {
  calls = answerOperations(answers);
});
afterEach(cleanup);

async function tile(label: string) {
  const tiles = within(await screen.findByRole('region', { name: 'Key metrics' }));
  return tiles.getByRole('heading', { name: label }).parentElement?.textContent;
}

describe('the metrics', () => {
  it('compare each figure with the previous period, and say if there is none', async () => {
    drawPage(MetricsPage, member('agent'));
    expect(await tile('New tickets')).toBe('New tickets1,200+20% from 1,000');
    expect(await tile('First response')).toBe(
      'First response2h 5m-50% median, 90th percentile: 2h 5m',
    );
    expect(screen.getByText('-50%').className).toContain('success');
    expect(await tile('Resolution')).toContain('No data yet');
    expect(await tile('Satisfaction')).toContain('67%No change 3 ratings, average 4.33 of 5');
    expect(screen.getByText(/compared with Mar 25, 2026 to Mar 27, 2026/)).toBeDefined();
    expect(screen.getByText('No rated chats in this period yet')).toBeDefined();
  });

  it("list the tickets behind an agent's figure", async () => {
    const ticket = { id: 't1', ticketNumber: 'TK-2026-000042', subject: 'Where is my parcel?' };
    const asked = answerOperations({ ...answers, 'metrics.agentTickets': [ticket] });
    drawPage(MetricsPage, member('agent'));
    await userEvent.click(await screen.findByRole('tab', { name: 'Agents' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Resolved: 3. Show list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Resolved: Ada Lovelace' });
    const link = await within(dialog).findByRole('link');
    expect(link.textContent).toBe('TK-2026-000042Where is my parcel?');
    expect(asked.at(-1)).toMatchObject({ query: { figure: 'resolved', period: '30d' } });
    // Figures of "everyone else" and zeros have no ticket list.
    expect(screen.queryByRole('button', { name: /^Replies/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Resolved/, hidden: true })).toHaveLength(1);
  });

  it("lead from an agent's notes and ratings to what is behind them", async () => {
    const busy = {
      ...agent,
      open: 5,
      waiting: 2,
      reopened: 1,
      chats: 4,
      timeSpent: 30,
      satisfaction: { count: 1, share: 100, mean: 5 },
    };
    const chat = {
      id: 'c1',
      customerName: 'Vera Visitor',
      startedAt: '2026-03-30T09:00:00.000Z',
      rating: 5,
      ticketNumber: null,
    };
    const asked = answerOperations({
      ...answers,
      'metrics.agents': { span, before: span, agents: [busy] },
      'metrics.agentTickets': [],
      'metrics.agentChats': [chat],
    });
    drawPage(MetricsPage, member('agent'), { at: '/?tab=agents', paths: ['/live-chat'] });
    const behind = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name: `${name}. Show list` }));
      const dialog = await screen.findByRole('dialog');
      await waitFor(() =>
        expect(asked.at(-1)?.operation).toMatch(/^metrics.agent(Tickets|Chats)$/),
      );
      const link = asked.at(-1)?.operation.endsWith('Chats')
        ? await within(dialog).findByRole('link')
        : null;
      const text = link?.textContent;
      const { figure } = asked.at(-1)?.query ?? {};
      await userEvent.keyboard('{Escape}');
      return [figure, link?.getAttribute('href'), text];
    };
    expect(await behind('Waiting now: 2 waiting')).toEqual(['waiting', undefined, undefined]);
    expect(await behind('Reopened: 1 reopened')).toEqual(['reopened', undefined, undefined]);
    expect((await behind('Time spent: 30m'))[0]).toBe('timeSpent');
    const rated = ['satisfaction', '/live-chat?chat=c1', expect.stringContaining('5 of 5')];
    expect(await behind('Satisfaction: 100%')).toEqual(rated);
    expect((await behind('Chats: 4'))[0]).toBe('chats');
  });

  it('count only business hours on request, except in reports', async () => {
    const asked = answerOperations({ ...answers, 'organization.get': organizationOf(true) });
    const { router } = drawPage(MetricsPage, member('agent'), { at: '/?tab=agents' });
    const hours = await screen.findByLabelText('Hours that count');
    await userEvent.selectOptions(hours, 'Business hours');
    const query = (operation: string) =>
      asked.findLast((one) => one.operation === operation)?.query;
    await waitFor(() =>
      expect(query('metrics.agents')).toEqual({ period: '30d', hours: 'business' }),
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    await waitFor(() => expect(query('metrics.hoursOfWeek')).toEqual({ period: '30d' }));
    expect(query('metrics.overview')).toEqual({ period: '30d', hours: 'business' });
    await userEvent.click(screen.getByRole('tab', { name: 'Reports' }));
    expect(screen.queryByLabelText('Hours that count')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'SLA' }));
    await userEvent.selectOptions(screen.getByLabelText('Hours that count'), 'All hours');
    await waitFor(() => expect(query('metrics.sla')).toEqual({ period: '30d' }));
    expect(router.state.location.search).toEqual({ tab: 'sla' });
  });

  it('announce every point of a chart with the arrow keys', async () => {
    drawPage(MetricsPage, member('agent'));
    const chart = await screen.findByRole('slider', { name: /^Created and resolved per day/ });
    expect(chart.getAttribute('aria-valuetext')).toBe('Mon, Mar 30, 2026: Created 7, Resolved 1');
    chart.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(chart.getAttribute('aria-valuetext')).toBe('Sun, Mar 29, 2026: Created 0, Resolved 1');
    await userEvent.keyboard('{Home}');
    expect(chart.getAttribute('aria-valuenow')).toBe('0');
    const times = screen.getByRole('slider', { name: /^First response time/ });
    times.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(times.getAttribute('aria-valuetext')).toBe('Sun, Mar 29, 2026: Median No data');
  });

  it('show every chart as a table', async () => {
    drawPage(MetricsPage, member('agent'));
    const card = await screen.findByRole('region', { name: 'Tickets' });
    await userEvent.click(within(card).getByRole('button', { name: 'Show as table' }));
    const rows = within(card)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'DayCreatedResolved',
      'Sat, Mar 28, 202641',
      'Sun, Mar 29, 202601',
      'Mon, Mar 30, 202671',
    ]);
    await userEvent.click(within(card).getByRole('button', { name: 'Show as chart' }));
    expect(within(card).getByRole('slider')).toBeDefined();
  });

  it('say so if there is no data at all', async () => {
    answerOperations({ ...answers, 'metrics.overview': nothing });
    drawPage(MetricsPage, member('agent'));
    expect(await screen.findByText('No data in this period yet')).toBeDefined();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getAllByText('No data yet')).toHaveLength(3);
  });

  it('keep tab and period in the address', async () => {
    const { router } = drawPage(MetricsPage, member('agent'), { at: '/?tab=agents&period=90d' });
    expect(await screen.findAllByText('Ada Lovelace')).not.toHaveLength(0);
    expect(calls).toContainEqual(
      expect.objectContaining({ operation: 'metrics.agents', query: { period: '90d' } }),
    );
    expect(screen.queryByLabelText('Hours that count')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Reporting period'), 'Last 365 days');
    await userEvent.click(screen.getByRole('tab', { name: 'SLA' }));
    await waitFor(() => expect(calls.at(-1)?.query).toEqual({ period: '365d' }));
    expect(router.state.location.search).toEqual({ tab: 'sla', period: '365d' });
    await userEvent.selectOptions(screen.getByLabelText('Reporting period'), 'Custom');
    await waitFor(() => expect(calls.at(-1)?.query.from).toMatch(/^\d{4}-/));
    expect(screen.getByLabelText('Last day')).toBeDefined();
  });

  it("show each team member's figures, and the total of all others", async () => {
    drawPage(MetricsPage, member('agent'), { at: '/?tab=agents' });
    expect(await screen.findByText('Former members and integrations')).toBeDefined();
    expect(screen.getAllByText('None yet').length).toBeGreaterThan(0);
  });

  it('show which targets were met, and which tickets are waiting', async () => {
    drawPage(MetricsPage, member('agent'), { at: '/?tab=sla' });
    const table = await screen.findByRole('region', { name: 'First response' });
    const [, row] = within(table).getAllByRole('row');
    expect(row?.textContent).toBe('urgent1h1h75%3 of 4 · +5 pts125');
    const other = screen.getByRole('region', { name: 'Resolution' });
    expect(within(other).getByText('No data yet')).toBeDefined();
  });

  it('show the figures of a saved report, and move the focus to their tab', async () => {
    answerOperations({ ...answers, 'savedReports.list': [savedReport()] });
    drawPage(MetricsPage, member('admin'), { at: '/?tab=reports&from=2026-03-01' });
    await userEvent.click(await screen.findByRole('button', { name: 'Show figures: Weekly SLA' }));
    const tab = screen.getByRole('tab', { name: 'SLA' });
    await waitFor(() => expect(document.activeElement).toBe(tab));
    expect(tab.ariaSelected).toBe('true');
    expect(screen.getByLabelText<HTMLSelectElement>('Reporting period').value).toBe('lastWeek');
    expect(
      await screen.findByText(/^Mar 28, 2026 to Mar 30, 2026\. Days in Europe\/Berlin\./),
    ).toBeDefined();
  });

  it('email a report on request', async () => {
    drawPage(MetricsPage, member('admin'), { at: '/?tab=reports&period=7d' });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Email me when ready: Tickets' }),
    );
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Reports are sent by email when ready',
        text: 'Tickets will be sent to ada@acme.test.',
      }),
    );
    expect(calls.at(-1)?.body).toEqual({ report: 'tickets', format: 'xlsx', period: '7d' });
  });

  it('download a report', async () => {
    const saved: { name: string; file: Blob | undefined }[] = [];
    let file: Blob | undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, file: this.href === 'blob:report' ? file : undefined });
    });
    URL.createObjectURL = (given) => {
      file = given as Blob;
      return 'blob:report';
    };
    URL.revokeObjectURL = () => {};
    localStorage.setItem('helpdesk_choice:report-format', 'csv');
    const asked = answerOperations({ ...answers, 'metrics.report': 'Agent' });
    drawPage(MetricsPage, member('admin'), { at: '/?tab=reports&period=7d' });
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV: Agents' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['agents.csv']));
    expect(saved[0]?.file?.type).toBe('text/csv;charset=utf-8');
    expect(await textOf(saved[0]?.file)).toBe('"Agent"');
    expect(asked.at(-1)?.query).toEqual({
      report: 'agents',
      period: '7d',
    });
  });

  it('offer reports to roles that can see them', async () => {
    drawPage(MetricsPage, member('agent'), { at: '/?tab=reports' });
    expect(await screen.findByText(/^Your role can't see reports/)).toBeDefined();
  });

  it('say if there is no organization', async () => {
    drawPage(MetricsPage, member('admin', { organizations: [] }));
    const sentence =
      'Unable to load organization context. Please refresh the page or contact support.';
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(calls).toEqual([]);
  });
});
