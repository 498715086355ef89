import { fullName } from '@helpdesk/sdk/rules/names';
import { type Holder, holdsAllOf } from '@helpdesk/sdk/rules/roles';
import { holdsAllOfKey } from '../../../auth/key-rights.ts';
import { mayCall } from '../../../auth/may-call.ts';
import { holderOf } from '../../../auth/permissions.ts';
import { now } from '../../../database/ids.ts';
import type { Org, Tx } from '../../../database/types.ts';
import { invalid } from '../../../refusal.ts';
import { type KeyRow, readKeys } from '../../api-keys/store.ts';
import { eventsOf, mayRead } from '../../webhooks/store/wanted-events.ts';
import { readWebhooks, type Webhook } from '../../webhooks/store/webhooks.ts';
import type { MemberRow } from '../read.ts';

/** An active API key or webhook of a member. */
export interface Belonging {
  kind: 'api_key' | 'webhook';
  id: string;
  name: string;
  /** Name of its maker. */
  madeBy: string;
  /** Name of the member a key acts for. */
  actsFor: string | null;
  lastUsedAt: string | null;
  /** Whether it acts for members. */
  acts: boolean;
  /** Whether a member has the permissions it needs. */
  isAllowed(who: Holder): boolean;
}

/** The active keys and webhooks of these members: all, or those that these rights don't allow. */
export async function readBelongings(
  org: Org,
  makers: readonly MemberRow[],
  rights: Holder | null,
): Promise<Belonging[]> {
  if (makers.length === 0) return [];
  const at = now();
  const names = new Map(makers.map((one) => [one.user_id, nameOf(one)]));
  const makerOf = (row: KeyRow | Webhook) =>
    row.is_active === 1 ? names.get(row.made_by_id ?? '') : undefined;
  const all: Belonging[] = [];
  for (const row of await readKeys(org)) {
    const madeBy = makerOf(row);
    const isValid = row.expires_at === null || row.expires_at > at;
    if (madeBy !== undefined && isValid) all.push(ofKey(row, madeBy));
  }
  for (const row of await readWebhooks(org)) {
    const madeBy = makerOf(row);
    if (madeBy !== undefined) all.push(ofWebhook(row, madeBy));
  }
  return rights ? all.filter((one) => !one.isAllowed(rights)) : all;
}

const nameOf = (row: Pick<KeyRow, 'first_name' | 'last_name' | 'email'>) =>
  fullName({ firstName: row.first_name, lastName: row.last_name }) || (row.email ?? '');

function ofKey(row: KeyRow, madeBy: string): Belonging {
  const permissions = JSON.parse(row.permissions) as string[];
  const { role, member_permissions } = row;
  const member = role && holderOf({ role, permissions: member_permissions });
  const isOfSomebody = row.acts_for_id !== null;
  return {
    kind: 'api_key',
    id: row.id,
    name: row.name,
    madeBy,
    actsFor: isOfSomebody ? nameOf(row) : null,
    lastUsedAt: row.last_used_at,
    acts: isOfSomebody || permissions.includes('members:act_as'),
    isAllowed: (who) =>
      mayCall('apiKeys.create', who) &&
      holdsAllOfKey(who, permissions) &&
      (!member || holdsAllOf(who, member)),
  };
}

const ofWebhook = (row: Webhook, madeBy: string): Belonging => ({
  kind: 'webhook',
  id: row.id,
  name: row.name,
  madeBy,
  actsFor: null,
  lastUsedAt: row.last_triggered_at,
  acts: false,
  isAllowed: (who) =>
    mayCall('webhooks.create', who) && mayRead({ key: null, member: who }, eventsOf(row)),
});

/** The default outcome: disables it if it acts for members, or if the heir may not take it over. */
export const unlessChosen = (one: Belonging, heir: Holder | null) =>
  one.acts || (heir && !one.isAllowed(heir)) ? 'end' : 'hand_over';

/** The IDs chosen by the member who removes another one or their permissions. */
export interface Choices {
  end: readonly string[];
  handOver: readonly string[];
}

/** The member who takes over; null for no one, when an account is deleted. */
export type Heir = (Holder & { userId: string }) | null;

/** The acting member as the heir. */
export const heirOf = (acting: MemberRow) => ({ ...holderOf(acting), userId: acting.user_id });

/** Disables each of these, or hands it over. */
export async function settleBelongings(
  tx: Tx,
  belongings: readonly Belonging[],
  heir: Heir,
  { end, handOver }: Choices,
): Promise<void> {
  for (const [field, ids] of Object.entries({ end, handOver })) {
    if (ids.every((id) => belongings.some((one) => one.id === id))) continue;
    throw invalid(
      field,
      'This list of API keys and webhooks has changed. Reload the page and choose again.',
    );
  }
  for (const one of belongings) {
    const chosen = end.includes(one.id) ? 'end' : handOver.includes(one.id) ? 'hand_over' : null;
    if (chosen === 'hand_over' && heir && !one.isAllowed(heir)) {
      throw invalid('handOver', `You don't have the permissions for “${one.name}”`);
    }
    const table = one.kind === 'api_key' ? 'api_keys' : 'webhooks';
    const change =
      (chosen ?? unlessChosen(one, heir)) === 'end'
        ? { is_active: false }
        : { made_by_id: heir?.userId ?? null };
    await tx.update(table, { id: one.id }, change);
  }
}
