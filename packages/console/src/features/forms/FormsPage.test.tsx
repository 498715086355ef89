import type { Schema } from '@helpdesk/sdk/contract/operations';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { shownToast } from '../../data/toast.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations, failed } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import FormsPage from './FormsPage.tsx';

const stats = {
  totalForms: 2,
  activeForms: 1,
  totalSubmissions: 1204,
  lastSubmissionAt: null,
  submissionsThisMonth: 17,
};

const form: Schema<'ContactForm'> = {
  id: 'f1',
  name: 'Support',
  title: 'Write to us',
  description: null,
  fields: [{ id: 'a', name: 'message', label: 'Message', type: 'textarea', required: true }],
  settings: {
    submitButtonText: '',
    successMessage: '',
    redirectUrl: '',
    sendEmailNotification: false,
    emailNotificationTo: '',
    collectIpAddress: false,
    allowedDomains: [],
  },
  isActive: true,
  submissionCount: 1204,
  lastSubmissionAt: null,
  createdAt: '2026-03-05T12:00:00.000Z',
  updatedAt: '2026-03-05T12:00:00.000Z',
};

const calls = (more: Parameters<typeof answerOperations>[0]) =>
  answerOperations({ 'contactForms.stats': stats, ...more });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the four figures and every form with its submissions', async () => {
  calls({ 'contactForms.list': [form, { ...form, id: 'f2', isActive: false }] });
  drawPage(FormsPage, member('agent'));
  const rows = await screen.findAllByText('1,204 submissions · Write to us');
  expect(rows).toHaveLength(2);
  expect(screen.getByText('Active')).toBeTruthy();
  expect(screen.getByText('Inactive')).toBeTruthy();
  const figures = screen.getByRole('list', { name: 'Summary' });
  await screen.findByText('1 active');
  expect(figures.textContent).toBe(
    'Total Forms21 activeTotal Submissions1,204Of all formsLast SubmissionNeverOf any formThis Month17Submissions',
  );
});

it('offers to create the first form', async () => {
  calls({ 'contactForms.list': [] });
  drawPage(FormsPage, member('admin'));
  expect(await screen.findByText('No contact forms yet')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Create Form' })).toHaveLength(2);
});

it('says that the forms could not be loaded, and retries on request', async () => {
  const answers = [failed, [form]];
  calls({ 'contactForms.list': () => answers.shift() ?? [form] });
  drawPage(FormsPage, member('agent'));
  expect(await screen.findByText('This could not be loaded')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Support')).toBeTruthy();
});

it('switches a form off immediately, and says so', async () => {
  const made = calls({
    'contactForms.list': [form],
    'contactForms.update': { ...form, isActive: false },
  });
  drawPage(FormsPage, member('agent'));
  await userEvent.click(await screen.findByRole('switch', { name: 'Support is active' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Contact form updated successfully'));
  expect(made.find(({ operation }) => operation === 'contactForms.update')?.body).toEqual({
    isActive: false,
  });
});

it('says when a change has failed', async () => {
  calls({
    'contactForms.list': [form],
    'contactForms.update': failed,
  });
  drawPage(FormsPage, member('agent'));
  await userEvent.click(await screen.findByRole('switch', { name: 'Support is active' }));
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Error',
      text: 'Failed to update contact form',
      destructive: true,
    }),
  );
});
