import type { Schema } from '@helpdesk/sdk/contract/operations';
import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, test, vi } from 'vitest';
import { closeOverlay, useOverlay } from '../../../data/overlay.ts';
import { shownToast } from '../../../data/toast.ts';
import { failed } from '../../../test/operations.ts';
import { acme, organizationContext } from '../../../test/organizations.ts';
import { draw, serve } from '../test-page.tsx';
import { htmlOf } from './html-of.ts';

const none = {
  form: false,
  chat: false,
  article: false,
  team: false,
  mail: false,
  sites: { chat: null, form: null },
  samples: 0,
};
const steps = { ...none, isPutAway: false };
const noTickets = { total: 0, open: 0, in_progress: 0, resolved: 0, closed: 0 };
const counts = { tickets: 0, chatSessions: 0, notifications: 0, views: null };
const list = () => screen.findByRole('list', { name: 'First steps' });
const rows = async () => within(await list()).getAllByRole('listitem');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** A new organization, without tickets. */
const serveNew = (more: Parameters<typeof serve>[0] = {}) =>
  serve({
    'organization.firstSteps': steps,
    'organization.get': organizationContext('admin', acme()),
    'dashboard.counts': counts,
    'tickets.stats': noTickets,
    ...more,
  });

afterEach(() => {
  cleanup();
  closeOverlay();
  vi.unstubAllGlobals();
});

it('a new organization sees only its steps', async () => {
  const calls = serveNew({ 'organization.firstSteps': { ...steps, article: true } });
  draw();
  const [chat, form, branding, article, team] = await rows();
  expect(screen.getByText('1 of 6 done')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Welcome back, Ada' })).toBeDefined();
  expect(chat?.textContent).toContain('Add live chat to your site, to do');
  expect(form?.textContent).toContain('Add a form to your site, to do');
  expect(article?.textContent).toBe('Publish your first article, done');
  expect(screen.queryByRole('heading', { name: 'Recent Tickets' })).toBeNull();
  expect(calls.map(({ operation }) => operation)).not.toContain('dashboard.stats');
  await userEvent.click(within(team as HTMLElement).getByRole('button', { name: 'Invite' }));
  expect(renderHook(useOverlay).result.current).toBe('invite');
  await userEvent.click(within(branding as HTMLElement).getByRole('button'));
  expect(renderHook(useOverlay).result.current).toBe('branding');
  await press('Set up email');
  expect(renderHook(useOverlay).result.current).toBe('support-address');
});

it('afterwards one line shows the remaining steps, and opens them', async () => {
  serve({
    'organization.firstSteps': { ...steps, chat: true, team: true },
    'organization.get': organizationContext('admin', acme()),
  });
  draw();
  const line = await screen.findByRole('region', { name: 'First steps' });
  expect(line.textContent).toContain('2 of 6 done');
  expect(await screen.findByRole('heading', { name: 'Recent Tickets' })).toBeDefined();
  await press('Continue');
  expect(await rows()).toHaveLength(6);
});

it('the sheet has install code for each platform, and says when the site shows it', async () => {
  let chat: Schema<'SeenSite'> | null = null;
  serveNew({
    'organization.firstSteps': () => ({
      ...steps,
      chat: chat !== null,
      sites: { chat, form: null },
    }),
  });
  draw();
  const [first] = await rows();
  await userEvent.click(within(first as HTMLElement).getByRole('button'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add live chat to your site' }));
  expect(sheet.getByText(/<helpdesk-chat organization="acme">/)).toBeDefined();
  await userEvent.click(sheet.getByRole('tab', { name: 'Tag Manager' }));
  expect(sheet.getByText(/createElement\('helpdesk-chat'\)/)).toBeDefined();
  const mail = sheet.getByRole<HTMLAnchorElement>('link', { name: 'Email to a developer' });
  expect(mail.protocol).toBe('mailto:');
  expect(sheet.getByRole('status').textContent).toBe('Waiting for your site…');
  const at = new Date(Date.now() - 12_000).toISOString();
  chat = { firstHost: 'shop.example', firstSeenAt: at, lastHost: 'shop.example', lastSeenAt: at };
  await waitFor(() => expect(sheet.getByRole('status').textContent).toBe('Seen on shop.example'), {
    timeout: 8_000,
  });
  expect(sheet.getByText(/^1\d s ago$/)).toBeDefined();
});

it('the first article can be written and published in place', async () => {
  const calls = serveNew({ 'helpArticles.create': {} as never });
  draw();
  await press('Write an article');
  const sheet = within(await screen.findByRole('dialog', { name: 'Publish your first article' }));
  const publish = sheet.getByRole('button', { name: 'Publish' });
  await userEvent.click(publish);
  expect(sheet.getByText('Title is required')).toBeDefined();
  await userEvent.click(sheet.getByRole('button', { name: 'When are you open?' }));
  await userEvent.type(sheet.getByLabelText(/^Text/), 'Nine to five.');
  await userEvent.click(publish);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.find(({ operation }) => operation === 'helpArticles.create');
  expect(sent?.body).toEqual({
    title: 'When are you open?',
    slug: 'when-are-you-open',
    content: '<p>Nine to five.</p>',
    isPublished: true,
  });
});

test.each([
  ['One\ntwo\n\nThree', '<p>One<br>two</p><p>Three</p>'],
  ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
])('%j is %s', (text, html) => expect(htmlOf(text)).toBe(html));

it('can be dismissed, and restored with Undo', async () => {
  let isPutAway = false;
  serveNew({
    'organization.firstSteps': () => ({ ...steps, isPutAway }),
    'organization.updateFirstSteps': ({ body }) => {
      ({ isPutAway } = body as { isPutAway: boolean });
      return { ...steps, isPutAway };
    },
  });
  draw();
  await rows();
  await press('Dismiss');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'First steps' })).toBeNull());
  expect(isPutAway).toBe(true);
  expect(await screen.findByRole('heading', { name: 'Recent Tickets' })).toBeDefined();
  expect(shownToast()?.title).toBe('First steps dismissed');
  act(() => shownToast()?.undo?.());
  await rows();
  expect(isPutAway).toBe(false);
});

it('stays if dismissing fails', async () => {
  serveNew({ 'organization.updateFirstSteps': failed });
  draw();
  await rows();
  await press('Dismiss');
  await waitFor(() => expect(shownToast()?.text).toBe('Failed to dismiss the first steps'));
  expect(await rows()).toHaveLength(6);
});

it("sample tickets can be added and removed, and don't count as real tickets", async () => {
  let samples = 0;
  const calls = serveNew({
    'organization.firstSteps': () => ({ ...steps, samples }),
    'dashboard.counts': () => ({ ...counts, tickets: samples }),
    'tickets.stats': () => ({ ...noTickets, total: samples, open: samples }),
    'organization.updateFirstSteps': ({ body }) => {
      samples = (body as { hasSamples: boolean }).hasSamples ? 3 : 0;
      return { ...steps, samples };
    },
  });
  draw();
  await rows();
  await press('Add sample tickets');
  expect(await screen.findByText('3 sample tickets are in your list')).toBeDefined();
  expect(shownToast()?.title).toBe('Sample tickets added');
  expect(await rows()).toHaveLength(6);
  await press('Remove');
  expect(await screen.findByRole('button', { name: 'Add sample tickets' })).toBeDefined();
  const sent = calls.filter(({ operation }) => operation === 'organization.updateFirstSteps');
  expect(sent.map(({ body }) => body)).toEqual([{ hasSamples: true }, { hasSamples: false }]);
});

it('disappears once all steps are done', async () => {
  const all = { ...steps, form: true, chat: true, article: true, team: true, mail: true };
  serve({
    'organization.firstSteps': all,
    'organization.get': organizationContext('admin', acme({ primaryColor: '#10B981' })),
  });
  draw();
  expect(await screen.findByRole('heading', { name: 'Recent Tickets' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
});
