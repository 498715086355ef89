import type { Schema } from '@helpdesk/sdk/contract/operations';
import { folded } from '@helpdesk/sdk/rules/folded';
import { newId, now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { TicketViewRow } from '../../../database/rows/ticket-views.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import { Refusal } from '../../../refusal.ts';
import { queryWithIds } from '../../tickets/read/stored-query.ts';
import { validateQuery } from '../../tickets/read/typed-query.ts';
import { isOpenable, noView, readViews } from '../read/views.ts';

/** The member who writes, and `own` if they may change only their own views. */
export interface Writer {
  userId: string;
  own: string | null;
}

const maxViews = 50;
/** Milliseconds for which a deleted view can be restored. */
const memory = 24 * 60 * 60 * 1_000;

const ownerOf = (visibility: Schema<'SavedViewVisibility'> | undefined, userId: string) =>
  visibility === 'team' ? null : userId;

const ofOwner = prepare((org, p: P<'ownerId'>) =>
  org
    .from('ticket_views')
    .whereNull('deleted_at')
    .whereRaw(`coalesce(owner_id, '') = ?`, [p.ownerId])
    .orderByRaw('position, id'),
);

/** The views of the team, or of one member, in their order. */
const readOf = (tx: Tx, ownerId: string | null) =>
  tx.all<TicketViewRow>(ofOwner({ ownerId: ownerId ?? '' }));

/** Rejects a view over the limit or with a name that is already in use; writes of one organization never overlap. */
function validate(
  others: readonly TicketViewRow[],
  { id, owner_id: ownerId, folded: name }: Pick<TicketViewRow, 'id' | 'owner_id' | 'folded'>,
) {
  const isTeam = ownerId === null;
  const besides = others.filter((other) => other.id !== id);
  if (besides.length >= maxViews) {
    const message = isTeam
      ? `The team can have up to ${maxViews} views`
      : `You can have up to ${maxViews} personal views`;
    throw new Refusal(409, message, 'too_many');
  }
  if (!besides.some((other) => other.folded === name)) return;
  const message = `${isTeam ? 'The team already has' : 'You already have'} a view with this name`;
  throw new Refusal(409, message, 'view_exists', {
    errors: [{ field: 'name', code: 'view_exists', message }],
  });
}

const record = (tx: Tx, viewIds: string[], ownerId: string | null) =>
  tx.record('view.changed', { viewIds, ownerId });

const placeAfter = (rows: readonly TicketViewRow[]) => (rows.at(-1)?.position ?? -1) + 1;

/** Saves a view and returns its ID. */
export function createView(
  org: Org,
  { userId }: Writer,
  { name, query: typed, layout = null, visibility }: Schema<'SavedViewInput'>,
): Promise<string> {
  const ownerId = ownerOf(visibility, userId);
  return org.write(async (tx) => {
    await validateQuery(tx, typed, userId);
    const query = await queryWithIds(tx, typed);
    const others = await readOf(tx, ownerId);
    const id = newId();
    const at = now();
    const row = { id, owner_id: ownerId, name, folded: folded(name), query, layout };
    validate(others, row);
    const position = placeAfter(others);
    await tx.insert('ticket_views', { ...row, position, created_at: at, updated_at: at });
    await record(tx, [id], ownerId);
    return id;
  });
}

/** Changes the given fields of a saved view. */
export function updateView(
  org: Org,
  id: string,
  writer: Writer,
  { visibility, position, ...change }: Schema<'SavedViewPatch'>,
): Promise<void> {
  return org.write(async (tx) => {
    const before = await changeable(tx, id, writer);
    const { name, query: typed, layout } = { ...before, ...change };
    const isOther = typed !== before.query;
    if (isOther) await validateQuery(tx, typed, writer.userId);
    const query = isOther ? await queryWithIds(tx, typed) : typed;
    const ownerId = visibility ? ownerOf(visibility, writer.userId) : before.owner_id;
    const others = (await readOf(tx, ownerId)).filter((other) => other.id !== id);
    const row = { name, folded: folded(name), query, layout, owner_id: ownerId };
    validate(others, { ...row, id });
    const isMoved = ownerId !== before.owner_id;
    const place = isMoved ? { position: placeAfter(others) } : {};
    await tx.update('ticket_views', { id }, { ...row, ...place, updated_at: now() });
    if (position !== undefined) await putAt(tx, id, others, position);
    // A change of owner changes the lists of several members, so it is announced to all.
    await record(tx, [id], isMoved ? null : ownerId);
  });
}

/** Moves a view to a position and shifts the others. */
async function putAt(tx: Tx, id: string, others: readonly TicketViewRow[], place: number) {
  const order = others.map((other) => other.id);
  order.splice(place, 0, id);
  const known = new Map(others.map((other) => [other.id, other.position]));
  for (const [position, one] of order.entries()) {
    if (known.get(one) !== position) await tx.update('ticket_views', { id: one }, { position });
  }
}

async function changeable(tx: Tx, id: string, { userId, own }: Writer): Promise<TicketViewRow> {
  const row = (await readViews(tx, userId)).find((one) => one.id === id);
  if (!row || (own !== null && row.owner_id !== own)) throw noView();
  return row;
}

/** Deletes a saved view, and permanently removes views that were deleted more than a day ago. */
export function deleteView(org: Org, id: string, writer: Writer): Promise<void> {
  return org.write(async (tx) => {
    const { owner_id: ownerId } = await changeable(tx, id, writer);
    const at = now();
    const oldest = new Date(Date.parse(at) - memory).toISOString();
    await tx.remove('ticket_views', (row) => row.where('deleted_at', '<', oldest));
    await tx.update('ticket_views', { id }, { deleted_at: at });
    await record(tx, [id], ownerId);
  });
}

const deleted = prepare((org, p: P<'id' | 'userId' | 'since'>) =>
  org
    .from('ticket_views')
    .where('id', p.id)
    .whereRaw('(owner_id is null or owner_id = ?)', [p.userId])
    .where('deleted_at', '>=', p.since),
);

/** Restores a saved view that was deleted within the last day, at its position. */
export function restoreView(org: Org, id: string, { userId, own }: Writer): Promise<void> {
  return org.write(async (tx) => {
    const since = new Date(Date.now() - memory).toISOString();
    const row = await tx.first<TicketViewRow>(deleted({ id, userId, since }));
    if (!row || (own !== null && row.owner_id !== own)) throw noView();
    validate(await readOf(tx, row.owner_id), row);
    await tx.update('ticket_views', { id }, { deleted_at: null });
    await record(tx, [id], row.owner_id);
  });
}

/** Sets a member's default view. */
export function setDefaultView(org: Org, userId: string, view: string | null): Promise<void> {
  return org.write(async (tx) => {
    if (view !== null && !isOpenable(view, await readViews(tx, userId))) throw noView();
    await tx.update('memberships', { user_id: userId }, { default_view: view });
    await record(tx, [], userId);
  });
}

/** Permanently deletes a member's own views. */
export async function removeViewsOf(tx: Tx, userId: string): Promise<void> {
  await tx.remove('ticket_views', { owner_id: userId });
}
