import { formerPaths, memberPaths, openPaths } from '@helpdesk/sdk/rules/console-paths';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { RouterProvider } from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../data/browser.ts';
import { shownToast } from '../data/toast.ts';
import { forgetLeaving } from '../data/unauthorized.ts';
import { dashboardAnswers } from '../test/dashboard.ts';
import { draw, member } from '../test/harness.tsx';
import { answerOperations, forbidden, unauthorized } from '../test/operations.ts';
import { memberPages, openPages, formerPaths as redirects } from './pages.ts';
import { createAppRouter } from './router.tsx';

const leave = vi.spyOn(browser, 'open').mockImplementation(() => {});
const figures = {
  ...dashboardAnswers,
  'tickets.stats': { total: 1, open: 1, in_progress: 0, resolved: 0, closed: 0 },
  'realtime.ticket': forbidden,
  // Loaded after the first screen.
  'views.list': { views: [], defaultView: null },
};

function open(path: string) {
  window.history.pushState(null, '', path);
  return draw(<RouterProvider router={createAppRouter()} />);
}

beforeEach(() => {
  leave.mockClear();
  forgetLeaving();
  window.scrollTo = () => {};
});

afterEach(cleanup);

describe('the pages', () => {
  it('show the landing page at the root to a visitor', async () => {
    answerOperations({ 'auth.user': unauthorized });
    open('/');
    expect(await screen.findByRole('link', { name: /Start Free Trial/ })).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(leave).not.toHaveBeenCalled();
  });

  it('redirect a visitor from a protected page to sign-in, and back afterwards', async () => {
    answerOperations({ 'auth.user': unauthorized });
    open('/org/acme/dashboard');
    expect(await screen.findByText('Redirecting to login...')).toBeDefined();
    expect(shownToast()?.text).toBe('You are logged out. Logging in again...');
    await waitFor(() =>
      expect(leave).toHaveBeenCalledWith('/api/login?next=%2Forg%2Facme%2Fdashboard'),
    );
  });

  it.each(['/', '/org/acme', '/org/acme/dashboard'])(
    'show the dashboard at %s to a member',
    async (path) => {
      answerOperations({ 'auth.user': member('agent'), ...figures });
      open(path);
      expect(await screen.findByRole('heading', { name: 'Welcome back, Ada' })).toBeDefined();
      expect(screen.getByText("Here's what's happening with your helpdesk today.")).toBeDefined();
    },
  );

  it('redirect from /dashboard to the root', async () => {
    answerOperations({ 'auth.user': member('agent'), ...figures });
    open('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Welcome back, Ada' })).toBeDefined();
    expect(window.location.pathname).toBe('/');
  });

  it("keep the organization's prefix in every link of the sidebar", async () => {
    answerOperations({ 'auth.user': member('agent'), ...figures });
    open('/org/acme');
    const link = await screen.findByRole('link', { name: /Dashboard/ });
    expect(link.getAttribute('href')).toMatch(/^\/org\/acme\/?$/);
  });

  it('list in the sidebar only pages that the role may open', async () => {
    answerOperations({ 'auth.user': member('customer'), ...figures });
    open('/');
    const navigation = await screen.findByRole('navigation', { name: 'Main' });
    const open_to_all = memberPages.filter(
      (page) => page.navigation && !page.navigation.permission,
    );
    expect(navigation.querySelectorAll('a')).toHaveLength(open_to_all.length);
    expect(await screen.findByText('User')).toBeDefined();
  });

  it('are those for which the server answers 200', () => {
    const pathOf = ({ path }: { path: string }) => path.replace(/\$\w+/, '$');
    expect(memberPages.map(pathOf)).toEqual([...memberPaths]);
    expect(openPages.map(pathOf)).toEqual([...openPaths]);
    expect(Object.keys(redirects)).toEqual([...formerPaths]);
  });

  it("say if a page doesn't exist", async () => {
    answerOperations({ 'auth.user': unauthorized });
    open('/no/such/page');
    expect(await screen.findByText('404 Page Not Found')).toBeDefined();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeDefined();
  });

  it('keep the user signed in when loading the session fails', async () => {
    answerOperations({ 'auth.user': forbidden });
    open('/org/other');
    expect(await screen.findByText('You do not have permission to do this')).toBeDefined();
    expect(leave).not.toHaveBeenCalled();
  });

  it('redirect from the former subdomain of their organization', async () => {
    const organization = { id: 'o1', name: 'Acme', subdomain: 'acme', logoUrl: null };
    answerOperations({
      'auth.user': member('admin'),
      'publicOrganization.get': {
        ...organization,
        primaryColor: '#3B82F6',
        languages: ['en'],
        ownWords: [],
      },
      ...figures,
    });
    open('/org/acme-before/tickets?status=open');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/org/acme/tickets?status=open'));
    expect(screen.queryByText("You don't belong to this organization")).toBeNull();
  });

  it("list the user's own organizations at the address of another one", async () => {
    const calls = answerOperations({
      'auth.user': member('admin'),
      'publicOrganization.get': new MockedRefusal(404, 'Organization not found', 'not_found'),
    });
    open('/org/globex');
    expect(await screen.findByText("You don't belong to this organization")).toBeDefined();
    expect(screen.getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe('/org/acme');
    expect(calls.map(({ operation }) => operation)).toEqual([
      'auth.user',
      'publicOrganization.get',
    ]);
  });
});
