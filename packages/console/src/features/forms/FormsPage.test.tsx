import { relativeTime } from '@helpdesk/sdk/rules/relative-time';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownToast } from '../../data/toast.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations, failed, heldAnswer } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import { noUses } from '../../test/uses.ts';
import FormsPage from './FormsPage.tsx';
import { bodiesOf, formLike, watchReads } from './test-forms.ts';
// Lazily loaded in the console; loaded in advance here.
import './builder/BuilderDialog.tsx';

const stats = {
  totalForms: 2,
  activeForms: 1,
  totalSubmissions: 1204,
  lastSubmissionAt: null,
  submissionsThisMonth: 17,
};
const form = formLike();
const sales = formLike({ id: 'f2', name: 'Sales', title: 'Sales', submissionCount: 1 });
const lastAt = '2026-03-04T12:00:00.000Z';

const calls = (more: Parameters<typeof answerOperations>[0]) =>
  answerOperations({ 'contactForms.stats': stats, ...more });
const draw = () => drawPage(FormsPage, member('agent'));
const rowsOf = () =>
  within(screen.getByRole('list', { name: 'Forms' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('shows the four figures and every form with its number of submissions', async () => {
  const slow = heldAnswer([
    form,
    formLike({ id: 'f2', isActive: false }),
    { ...sales, id: 'f3', lastSubmissionAt: lastAt },
    { ...sales, id: 'f4', submissionCount: 0 },
  ]);
  calls({ 'contactForms.list': slow.answer });
  draw();
  const list = await screen.findByRole('list', { name: 'Forms' });
  expect(list.getAttribute('aria-busy')).toBe('true');
  expect(rowsOf()).toEqual(['', '', '']);
  slow.release();
  await screen.findAllByText('Support');
  expect(list.getAttribute('aria-busy')).toBe('false');
  const day = relativeTime(lastAt);
  expect(rowsOf()).toEqual(
    [
      'SupportActive1,204 submissions · Write to usSupport is active',
      'SupportInactive1,204 submissions · Write to usSupport is active',
      `SalesActive1 submission · Last: ${day}Sales is active`,
      'SalesActive0 submissionsSales is active',
    ].map((row) => `${row}EditPreviewShareSubmissions`),
  );
  const switches = screen.getAllByRole('switch', { name: 'Support is active' });
  expect(switches.map((one) => one.getAttribute('aria-checked'))).toEqual(['true', 'false']);
  const figures = screen.getByRole('list', { name: 'Summary' });
  await screen.findByText('1 active');
  expect(figures.textContent).toBe(
    'Total Forms21 activeTotal Submissions1,204Of all formsLast SubmissionNeverOf any formThis Month17Submissions',
  );
});

it('shows when a form was last submitted', async () => {
  calls({
    'contactForms.list': [],
    'contactForms.stats': { ...stats, lastSubmissionAt: lastAt },
  });
  draw();
  expect(await screen.findByText(relativeTime(lastAt))).toBeTruthy();
});

it("says which figures couldn't be loaded", async () => {
  calls({ 'contactForms.list': [form], 'contactForms.stats': failed });
  draw();
  expect(await screen.findAllByText('Failed to load')).toHaveLength(4);
});

it('offers to create the first form', async () => {
  calls({ 'contactForms.list': [], 'publicOrganization.get': failed });
  drawPage(FormsPage, member('admin'));
  expect(await screen.findByText('No contact forms yet')).toBeTruthy();
  const [, button] = screen.getAllByRole('button', { name: 'Create Form' });
  await userEvent.click(button as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Create Contact Form' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says that loading failed, and retries on request', async () => {
  const answers = [failed, [form]];
  calls({ 'contactForms.list': () => answers.shift() ?? [form] });
  draw();
  expect(await screen.findByText('Failed to load data')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Support')).toBeTruthy();
});

describe('a form', () => {
  it('can be turned off at once, with a toast, and all reads of it are refreshed', async () => {
    let isActive = true;
    const held = heldAnswer({ ...form, isActive: false });
    const made = calls({
      'contactForms.list': () => (isActive ? [form, sales] : failed),
      'contactForms.update': held.answer,
    });
    const { client } = draw();
    const button = await screen.findByRole('switch', { name: 'Support is active' });
    const old = watchReads(client);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveProperty('disabled', true));
    expect(screen.getByRole('switch', { name: 'Sales is active' })).toHaveProperty(
      'disabled',
      false,
    );
    isActive = false;
    held.release();
    await waitFor(() => expect(shownToast()?.title).toBe('Contact form updated successfully'));
    expect(bodiesOf(made, 'contactForms.update')).toEqual([{ isActive: false }]);
    expect(old()).toContain('dashboard.automation');
    await waitFor(() => expect(bodiesOf(made, 'contactForms.list')).toHaveLength(2));
    expect(bodiesOf(made, 'contactForms.stats')).toHaveLength(2);
    // The list stays visible even if refetching it failed.
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.getByText('Support')).toBeTruthy();
  });

  it('stays unchanged if the change fails', async () => {
    calls({ 'contactForms.list': [form], 'contactForms.update': failed });
    draw();
    await userEvent.click(await screen.findByRole('switch', { name: 'Support is active' }));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Error',
        text: 'Failed to update contact form',
        destructive: true,
      }),
    );
  });

  it.each([
    ['it is done', formLike(), { title: 'Contact form created successfully' }],
    ['it has failed', failed, { title: 'Error', text: 'Failed to create contact form' }],
  ])('can be duplicated from its menu, and reports the result: %s', async (_, answer, toast) => {
    const made = calls({ 'contactForms.list': [form], 'contactForms.duplicate': answer });
    const { client } = draw();
    await userEvent.click(await screen.findByRole('button', { name: 'More for Support' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Analytics',
      'Configure',
      'Duplicate',
      'Delete',
    ]);
    const old = watchReads(client);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() => expect(shownToast()).toMatchObject(toast));
    expect(made.find(({ operation }) => operation === 'contactForms.duplicate')?.params).toEqual({
      id: 'f1',
    });
    const reads = answer === failed ? 1 : 2;
    await waitFor(() => expect(bodiesOf(made, 'contactForms.list')).toHaveLength(reads));
    expect(old().includes('dashboard.automation')).toBe(answer !== failed);
  });

  it("isn't duplicated twice by two clicks", async () => {
    const made = calls({
      'contactForms.list': [form],
      'contactForms.duplicate': () => new Promise<never>(() => {}),
    });
    draw();
    const more = await screen.findByRole('button', { name: 'More for Support' });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() => expect(bodiesOf(made, 'contactForms.duplicate')).toHaveLength(1));
    await userEvent.click(more);
    const item = await screen.findByRole('menuitem', { name: 'Duplicate' });
    expect(item.getAttribute('aria-disabled')).toBe('true');
  });

  it('opens its dialogs, which can be closed again', async () => {
    calls({
      'contactForms.list': [form, sales],
      'publicOrganization.get': failed,
      'contactForms.submissions': failed,
      'contactForms.analytics': failed,
      'contactForms.uses': noUses,
    });
    draw();
    await screen.findByText('Sales');
    for (const [control, name] of [
      ['Preview Sales', 'Preview of Sales'],
      ['Share Sales', 'Share Sales'],
      ['Submissions of Sales', 'Submissions of Sales'],
      ['Analytics', 'Analytics of Sales'],
      ['Configure', 'Configure Sales'],
      ['Delete', 'Delete Sales?'],
      ['Sales', 'Edit Contact Form'],
      ['Edit Sales', 'Edit Contact Form'],
    ] as const) {
      const button = screen.queryByRole('button', { name: control });
      if (button) fireEvent.click(button);
      else {
        fireEvent.click(screen.getByRole('button', { name: 'More for Sales' }));
        fireEvent.click(await screen.findByRole('menuitem', { name: control }));
      }
      const dialog = await screen.findByRole('dialog', { name });
      const edited = within(dialog).queryByLabelText<HTMLInputElement>('Form name');
      expect(edited?.value).toBe(name === 'Edit Contact Form' ? 'Sales' : undefined);
      fireEvent.keyDown(dialog, { key: 'Escape' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });
});
