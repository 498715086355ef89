import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { closeOverlay, useOverlay } from '../../../data/overlay.ts';
import { shownToast } from '../../../data/toast.ts';
import { failed } from '../../../test/operations.ts';
import { draw, serve } from '../test-page.tsx';

const none = { form: false, chat: false, article: false, team: false, mail: false };
const steps = { ...none, isPutAway: false };
const rows = async () =>
  within(await screen.findByRole('list', { name: 'First steps' })).getAllByRole('listitem');

afterEach(() => {
  cleanup();
  closeOverlay();
  vi.unstubAllGlobals();
});

it('names the steps of a new organization, each with the way to it', async () => {
  serve({ 'organization.firstSteps': { ...steps, article: true } });
  draw();
  const [form, chat, article, team] = await rows();
  expect(screen.getByText('1 of 5 taken')).toBeDefined();
  expect(form?.textContent).toContain('Put a form on your site, to do');
  const link = within(form as HTMLElement).getByRole('link', { name: 'Choose a form' });
  expect(link.getAttribute('href')).toBe('/contact-forms');
  expect(
    within(chat as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/live-chat');
  expect(article?.textContent).toBe('Publish your first article, done');
  await userEvent.click(within(team as HTMLElement).getByRole('button', { name: 'Invite' }));
  expect(renderHook(useOverlay).result.current).toBe('invite');
});

it('is put away, and comes back by undoing that', async () => {
  let isPutAway = false;
  serve({
    'organization.firstSteps': steps,
    'organization.updateFirstSteps': ({ body }) => {
      ({ isPutAway } = body as { isPutAway: boolean });
      return { ...steps, isPutAway };
    },
  });
  draw();
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Put away' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'First steps' })).toBeNull());
  expect(isPutAway).toBe(true);
  expect(shownToast()?.title).toBe('First steps put away');
  act(() => shownToast()?.undo?.());
  await rows();
  expect(isPutAway).toBe(false);
});

it('stays when it could not be put away', async () => {
  serve({ 'organization.firstSteps': steps, 'organization.updateFirstSteps': failed });
  draw();
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Put away' }));
  await waitFor(() => expect(shownToast()?.text).toBe('Failed to put the first steps away'));
  expect(await rows()).toHaveLength(5);
});

it('says when all are taken', async () => {
  const all = { form: true, chat: true, article: true, team: true, mail: true, isPutAway: false };
  serve({ 'organization.firstSteps': all });
  draw();
  expect(await screen.findByText('All of them are taken.')).toBeDefined();
});
