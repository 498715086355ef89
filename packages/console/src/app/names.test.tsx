import { RouterProvider } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { dashboardAnswers } from '../test/dashboard.ts';
import { draw, member } from '../test/harness.tsx';
import { answerOperations, forbidden, unauthorized } from '../test/operations.ts';
import { drawPage } from '../test/page.tsx';
import { createAppRouter } from './router.tsx';
import { useViewTitle } from './use-view-title.ts';

afterEach(() => {
  cleanup();
  window.history.pushState(null, '', '/');
});

function open(path: string) {
  window.scrollTo = () => {};
  window.history.pushState(null, '', path);
  document.title = 'Helpdesk';
  return draw(<RouterProvider router={createAppRouter()} />);
}

describe('the names of screens', () => {
  it.each([
    ['/login', 'Sign in · Helpdesk'],
    ['/forgot-password', 'Forgot password · Helpdesk'],
  ])('%s has the window title %s', async (path, title) => {
    answerOperations({ 'auth.user': unauthorized });
    open(path);
    await waitFor(() => expect(document.title).toBe(title));
  });

  it("label the content by its heading, and make the sidebar's groups lists", async () => {
    answerOperations({
      'auth.user': member('admin'),
      ...dashboardAnswers,
      'realtime.ticket': forbidden,
      'views.list': { views: [], defaultView: null },
    });
    open('/org/acme');
    expect(await screen.findByRole('main', { name: 'Dashboard' })).toBeDefined();
    expect(document.title).toBe('Dashboard · Helpdesk');
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    expect(within(navigation).queryAllByRole('heading')).toEqual([]);
    expect(within(navigation).getByRole('list', { name: 'Content' })).toBeDefined();
    const menu = screen.getByRole('button', { name: /Acme/ });
    expect(menu.ariaLabel ?? menu.getAttribute('aria-label')).toContain('Acme Helpdesk');
  });

  it.each([
    ['/tickets', 'Tickets · Helpdesk'],
    ['/tickets?turn=us&sort=priority', 'Needs reply · Tickets · Helpdesk'],
    ['/tickets?view=v1', 'Refunds · Tickets · Helpdesk'],
  ])('%s has the name %s', async (at, title) => {
    const view = { id: 'v1', name: 'Refunds', scope: 'mine', filters: {}, mayChange: true };
    answerOperations({ 'views.list': { views: [view], defaultView: null } as never });
    drawPage(
      function Page() {
        useViewTitle();
        return null;
      },
      member('agent'),
      { path: '/tickets', at },
    );
    await waitFor(() => expect(document.title).toBe(title));
  });
});
