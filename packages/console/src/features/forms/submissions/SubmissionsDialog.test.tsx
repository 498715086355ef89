import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { browser } from '../../../data/browser.ts';
import { shownToast, toast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import {
  answerOperations,
  answerPages,
  failed,
  gatewayTimeout,
  heldAnswer,
  unauthorized,
} from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { SubmissionsDialog } from '../dialogs/SubmissionsDialog.tsx';
import { bodiesOf, formLike } from '../test-forms.ts';
import { summaryOf } from './summary.ts';

type Submission = Schema<'FormSubmission'>;

const form = formLike({
  fields: [
    { id: 'a', name: 'message', label: 'Message', type: 'textarea', required: true },
    { id: 'b', name: 'email', label: 'Email', type: 'email', required: true },
    { id: 'c', name: 'consent', label: 'Consent', type: 'checkbox', required: true },
  ],
});
const at = '2026-03-05T12:00:00.000Z';
const submission = (id: string, more: Partial<Submission> = {}): Submission => ({
  id,
  createdAt: at,
  data: { message: `Words of ${id}`, email: `${id}@example.com` },
  ticketId: 't1',
  ticketNumber: 'TK-7',
  source: 'form',
  ipAddress: null,
  ...more,
});
const detail = (more: Partial<Schema<'FormSubmissionDetail'>> = {}) => ({
  ...submission('s1'),
  answers: [
    { name: 'message', label: 'Message', type: 'textarea' as const, text: 'Words of s1' },
    { name: 'old', label: 'Old question', type: null, text: null },
  ],
  ticket: { id: 't1', ticketNumber: 'TK-7', status: 'open' } as Schema<'Ticket'>,
  ...more,
});

function draw(answers: Parameters<typeof answerOperations>[0]) {
  const made = answerOperations(answers);
  const onClose = vi.fn();
  const dialog = () => <SubmissionsDialog item={form} onClose={onClose} />;
  return { made, onClose, ...drawPage(dialog, member('agent'), { paths: ['/tickets/$id'] }) };
}
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const rowsOf = () =>
  screen
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))
    .slice(1);

afterEach(() => {
  cleanup();
  toast({ title: '' });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a submission is summarized on one line: email first, without checkboxes', () => {
  const { fields } = form;
  expect(
    summaryOf(fields, { message: ' Two\n\n lines ', email: 'v@example.com', consent: true }),
  ).toBe('v@example.com · Two lines');
  expect(summaryOf(fields, { message: '', consent: false })).toBe('');
  const two = [...fields, { id: 'd', name: 'other', label: 'B', type: 'email', required: false }];
  expect(summaryOf(two as never, { message: 'Hi', email: 'a@b.c', other: 'd@e.f' })).toBe(
    'a@b.c · d@e.f · Hi',
  );
});

describe('the submissions of a form', () => {
  it('are listed with date, answers and ticket', async () => {
    const slow = heldAnswer([
      submission('s1'),
      submission('s2', { data: {}, ticketId: null, ticketNumber: null }),
      submission('s3', { ticketNumber: null }),
    ]);
    const { made, router } = draw({ 'contactForms.submissions': slow.answer });
    expect((await screen.findByRole('dialog')).textContent).toContain('Loading submissions...');
    slow.release();
    await screen.findByText('TK-7');
    const day = dateTime(at);
    expect(rowsOf()).toEqual([
      [day, `s1@example.com · Words of s1${day}`, 'TK-7'],
      [day, `No answers${day}`, ''],
      [day, `s3@example.com · Words of s3${day}`, 'Ticket'],
    ]);
    expect(screen.getByText('1–3 of 3')).toBeDefined();
    expect(made[0]).toMatchObject({ params: { id: 'f1' }, query: { limit: '20' } });
    expect(made[0]?.query).not.toHaveProperty('q');
    fireEvent.click(screen.getByRole('link', { name: 'TK-7' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/tickets/t1'));
  });

  it('are paginated, twenty per page, newest first, back and forth', async () => {
    const second = heldAnswer([submission('s21')]);
    const page = Array.from({ length: 20 }, (_, index) => submission(`s${index + 1}`));
    const { made } = draw({
      'contactForms.submissions': ({ query }) =>
        query.cursor === 'c2' ? [submission('s41')] : query.cursor ? second.answer() : page,
    });
    answerPages('/api/contact-forms/f1/submissions', (query) => {
      const at = query.get('cursor');
      return { total: 1041, nextCursor: at === null ? 'c1' : at === 'c1' ? 'c2' : null };
    });
    expect(await screen.findByText('1–20 of 1,041')).toBeDefined();
    expect(button('Newer')).toHaveProperty('disabled', true);
    const isFaded = () => screen.getByRole('table').closest('.opacity-60') !== null;
    expect(isFaded()).toBe(false);
    press('Older');
    // The previous page stays until the next one has loaded, and ignores a second click.
    await waitFor(() => expect(isFaded()).toBe(true));
    expect(button('Older')).toHaveProperty('disabled', true);
    second.release();
    expect(await screen.findByText('21–21 of 1,041')).toBeDefined();
    expect(isFaded()).toBe(false);
    press('Older');
    expect(await screen.findByText('41–41 of 1,041')).toBeDefined();
    expect(button('Older')).toHaveProperty('disabled', true);
    press('Newer');
    expect(await screen.findByText('21–21 of 1,041')).toBeDefined();
    expect(button('Newer')).toHaveProperty('disabled', false);
    press('Newer');
    expect(await screen.findByText('1–20 of 1,041')).toBeDefined();
    expect(made.map(({ query }) => query.cursor)).toEqual([undefined, 'c1', 'c2']);

    // A search starts at its first page, whatever page was open.
    press('Older');
    await screen.findByText('21–21 of 1,041');
    fireEvent.change(screen.getByLabelText('Search submissions'), {
      target: { value: ' kettle ' },
    });
    await waitFor(() => expect(made.at(-1)?.query).toEqual({ q: 'kettle', limit: '20' }));
    expect(await screen.findByText('1–20 of 1,041')).toBeDefined();
    expect(button('Newer')).toHaveProperty('disabled', true);
  });

  it('say if there are none, and if the search found none', async () => {
    draw({ 'contactForms.submissions': [] });
    expect(await screen.findByText('No one has submitted this form yet.')).toBeDefined();
    expect(screen.getByText('No submissions found')).toBeDefined();
    expect(button('Export CSV')).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByLabelText('Search submissions'), { target: { value: 'x' } });
    expect(await screen.findByText('No submissions match your search.')).toBeDefined();
  });

  it('say that loading failed, and can retry', async () => {
    const answers = [failed, [submission('s1')]];
    draw({ 'contactForms.submissions': () => answers.shift() ?? failed });
    expect(await screen.findByText(/Something went wrong/)).toBeDefined();
    press('Try again');
    expect(await screen.findByText('s1@example.com · Words of s1')).toBeDefined();
  });
});

describe('exporting the submissions', () => {
  const save = () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => {};
    return saved;
  };

  it('downloads the search results, once', async () => {
    const saved = save();
    const held = heldAnswer('email\nv@example.com');
    const { made } = draw({
      'contactForms.submissions': [submission('s1')],
      'contactForms.exportSubmissions': held.answer,
    });
    await screen.findByText('1–1 of 1');
    fireEvent.change(screen.getByLabelText('Search submissions'), { target: { value: 'kettle' } });
    await waitFor(() => expect(made.at(-1)?.query.q).toBe('kettle'));
    const exporting = button('Export CSV');
    fireEvent.click(exporting);
    await waitFor(() => expect(exporting.getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(exporting);
    held.release();
    await waitFor(() => expect(shownToast()?.title).toBe('Export successful'));
    expect(saved).toEqual(['support-submissions.csv']);
    expect(bodiesOf(made, 'contactForms.exportSubmissions')).toHaveLength(1);
    expect(made.at(-1)).toMatchObject({ params: { id: 'f1' }, query: { q: 'kettle' } });
  });

  it.each([
    [failed, { title: 'Export failed', text: 'Something went wrong', destructive: true }],
    [gatewayTimeout, { title: 'Export failed', text: 'Failed to export submissions' }],
    [new MockedRefusal(429, 'Too many exports', 'limit'), { text: 'Too many exports' }],
  ])('says that it failed (%#)', async (answer, said) => {
    const saved = save();
    draw({
      'contactForms.submissions': [submission('s1')],
      'contactForms.exportSubmissions': answer,
    });
    await screen.findByText('1–1 of 1');
    press('Export CSV');
    await waitFor(() => expect(shownToast()).toMatchObject(said));
    expect(saved).toEqual([]);
  });

  it('says nothing else if the session has ended', async () => {
    const left = vi.spyOn(browser, 'open').mockReturnValue(undefined);
    draw({
      'contactForms.submissions': [submission('s1')],
      'contactForms.exportSubmissions': unauthorized,
    });
    await screen.findByText('1–1 of 1');
    press('Export CSV');
    await waitFor(() => expect(shownToast()?.title).toBe('Unauthorized'));
    await waitFor(() => expect(button('Export CSV').getAttribute('aria-busy')).toBeNull());
    expect(shownToast()?.title).toBe('Unauthorized');
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
  });
});

describe('one submission', () => {
  it('shows each answer, its source and its ticket, and leads back to its row', async () => {
    const slow = heldAnswer(detail({ source: 'widget', ipAddress: '203.0.113.7' }));
    const { made } = draw({
      'contactForms.submissions': [submission('s1'), submission('s2')],
      'contactForms.submission': slow.answer,
    });
    fireEvent.click(await screen.findByText('s1@example.com · Words of s1'));
    const view = await screen.findByRole('region', { name: 'Submission' });
    expect(view.textContent).toContain('Loading...');
    expect(document.activeElement).toBe(button('All submissions'));
    expect(screen.queryByRole('table', { hidden: false })).toBeNull();
    slow.release();
    await within(view).findByText('Message');
    const facts = [...view.querySelectorAll('dl > div')].map((fact) =>
      [...fact.children].map((part) => part.textContent),
    );
    expect(facts).toEqual([
      ['Message', 'Words of s1'],
      ['Old question', 'Not answered'],
      ['Received', dateTime(at)],
      ['Sent from', 'Another site'],
      ['IP address', '203.0.113.7'],
      ['Ticket', 'TK-7open'],
    ]);
    expect(within(view).getByRole('link', { name: 'TK-7' }).getAttribute('href')).toBe(
      '/tickets/t1',
    );
    expect(made.at(-1)?.params).toEqual({ id: 'f1', submissionId: 's1' });
    press('All submissions');
    expect(screen.queryByRole('region', { name: 'Submission' })).toBeNull();
    const row = screen.getByText('s1@example.com · Words of s1');
    await waitFor(() => expect(document.activeElement).toBe(row));
  });

  it.each([
    ['form', 'Contact page'],
    ['api', 'API'],
  ] as const)('from %s says so, and that its ticket was deleted', async (source, text) => {
    draw({
      'contactForms.submissions': [submission('s1')],
      'contactForms.submission': detail({ source, ticket: null }),
    });
    fireEvent.click(await screen.findByText('s1@example.com · Words of s1'));
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByText('Deleted')).toBeDefined();
    expect(screen.queryByText('IP address')).toBeNull();
  });

  it('says that loading failed, and can retry', async () => {
    const answers = [failed, detail()];
    draw({
      'contactForms.submissions': [submission('s1')],
      'contactForms.submission': () => answers.shift() ?? failed,
    });
    fireEvent.click(await screen.findByText('s1@example.com · Words of s1'));
    expect(await screen.findByText(/Something went wrong/)).toBeDefined();
    press('Try again');
    expect(await screen.findByText('Words of s1')).toBeDefined();
  });
});
