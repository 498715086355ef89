import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pathInOrganization } from '../data/organization-address.ts';
import { useCan } from '../data/session.ts';
import { useRead } from '../data/use-read.ts';
import { tabs } from '../features/metrics/address.ts';
import { type TicketView, useGivenViews } from '../features/tickets/views.ts';
import m from './messages.yaml';

type Search = Readonly<Record<string, string | undefined>>;

/** The pages that show several things at the same path, by path. */
const pages: Readonly<Record<string, string>> = {
  '/tickets': m.pages.tickets,
  '/metrics': m.pages.performanceMetrics,
};

/** Puts the name of the ticket view, or of the reports' tab, into the window title. */
export function useViewTitle() {
  const { pathname, search } = useLocation();
  const path = pathInOrganization(pathname);
  const page = pages[path];
  const isStaff = useCan()('view_assigned_tickets');
  const given = useGivenViews();
  const { data: saved } = useRead('views.list', {}, { enabled: isStaff && path === '/tickets' });
  const part =
    path === '/tickets'
      ? nameOfView(given, saved?.views ?? [], search)
      : tabs.find(({ value }) => value === (search as Search).tab)?.label;
  useEffect(() => {
    if (page) document.title = `${part ? `${part} · ` : ''}${page} · Helpdesk`;
  }, [page, part]);
}

function nameOfView(
  given: readonly TicketView[],
  saved: readonly { id: string; name: string }[],
  search: Search,
) {
  if (search.view) return saved.find(({ id }) => id === search.view)?.name;
  const isShown = (view: TicketView) =>
    Object.keys(view.search).length > 0 &&
    Object.entries(view.search).every(([key, value]) => search[key] === value);
  return given.find(isShown)?.name;
}
