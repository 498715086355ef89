import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../../database/prepare.ts';
import type { TicketViewRow } from '../../../database/rows/ticket-views.ts';
import type { Org, P } from '../../../database/types.ts';
import { notFound } from '../../../refusal.ts';
import { presentView } from '../present.ts';

// The team's and the member's own views, never those of other members.
const visible = prepare((org, p: P<'userId'>) =>
  org
    .from('ticket_views')
    .whereNull('deleted_at')
    .whereRaw('(owner_id is null or owner_id = ?)', [p.userId])
    .orderByRaw('case when owner_id is null then 0 else 1 end, position, id'),
);

/** The saved views that a member sees: the team's, then their own, each in their order. */
export const readViews = (org: Org, userId: string) => org.all<TicketViewRow>(visible({ userId }));

const chosen = prepare((org, p: P<'userId'>) =>
  org.from('memberships').where('user_id', p.userId).select('default_view'),
);

const givenViews: Readonly<Record<Exclude<keyof Schema<'TicketViewCounts'>, 'spam'>, true>> = {
  mine: true,
  unassigned: true,
  needsReply: true,
  waiting: true,
  snoozed: true,
  mentions: true,
};

/** Checks whether a member who sees these saved views can use this view as their default. */
export const isOpenable = (view: string, rows: readonly TicketViewRow[]) =>
  Object.hasOwn(givenViews, view) || rows.some(({ id }) => id === view);

/** The saved views that a member sees, and their default view. */
export async function listViews(org: Org, userId: string): Promise<Schema<'SavedViews'>> {
  const rows = await readViews(org, userId);
  const choice = await org.first<{ default_view: string | null }>(chosen({ userId }));
  const view = choice?.default_view ?? null;
  return { views: present(rows), defaultView: view && isOpenable(view, rows) ? view : null };
}

function present(rows: readonly TicketViewRow[]): Schema<'SavedView'>[] {
  const own = rows.findIndex((row) => row.owner_id !== null);
  return rows.map((row, at) => presentView(row, row.owner_id === null ? at : at - own));
}

/** A saved view that a member sees. */
export async function showView(org: Org, id: string, userId: string): Promise<Schema<'SavedView'>> {
  const view = present(await readViews(org, userId)).find((one) => one.id === id);
  if (!view) throw noView();
  return view;
}

export const noView = () => notFound('View not found');
