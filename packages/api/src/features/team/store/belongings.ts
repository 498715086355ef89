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

/** A working API key or webhook that a member made. */
export interface Belonging {
  kind: 'api_key' | 'webhook';
  id: string;
  name: string;
  /** Name of the member for whom a key acts. */
  actsFor: string | null;
  lastUsedAt: string | null;
  /** Whether it acts for members. */
  acts: boolean;
  /** Whether somebody has the rights that it takes. */
  isAllowed(who: Holder): boolean;
}

/** What a member made and what still works: of all, or of what these rights do not allow. */
export async function readBelongings(
  org: Org,
  userId: string,
  rights: Holder | null,
): Promise<Belonging[]> {
  const at = now();
  const isTheirs = (row: KeyRow | Webhook) => row.made_by_id === userId && row.is_active === 1;
  const keys = (await readKeys(org)).filter(
    (row) => isTheirs(row) && (row.expires_at === null || row.expires_at > at),
  );
  const webhooks = (await readWebhooks(org)).filter(isTheirs);
  const all = [...keys.map(ofKey), ...webhooks.map(ofWebhook)];
  return rights ? all.filter((one) => !one.isAllowed(rights)) : all;
}

function ofKey(row: KeyRow): Belonging {
  const permissions = JSON.parse(row.permissions) as string[];
  const { role, member_permissions } = row;
  const member = role && holderOf({ role, permissions: member_permissions });
  const isOfSomebody = row.acts_for_id !== null;
  return {
    kind: 'api_key',
    id: row.id,
    name: row.name,
    actsFor: isOfSomebody
      ? fullName({ firstName: row.first_name, lastName: row.last_name }) || row.email
      : null,
    lastUsedAt: row.last_used_at,
    acts: isOfSomebody || permissions.includes('members:act_as'),
    isAllowed: (who) =>
      mayCall('apiKeys.create', who) &&
      holdsAllOfKey(who, permissions) &&
      (!member || holdsAllOf(who, member)),
  };
}

const ofWebhook = (row: Webhook): Belonging => ({
  kind: 'webhook',
  id: row.id,
  name: row.name,
  actsFor: null,
  lastUsedAt: row.last_triggered_at,
  acts: false,
  isAllowed: (who) =>
    mayCall('webhooks.create', who) && mayRead({ key: null, member: who }, eventsOf(row)),
});

/** What becomes of it without a choice: what acts for members ends, as does what nobody there may take over. */
export const unlessChosen = (one: Belonging, heir: Holder | null) =>
  one.acts || (heir && !one.isAllowed(heir)) ? 'end' : 'hand_over';

/** What whoever removes or demotes a member has chosen, by ids. */
export interface Choices {
  end: readonly string[];
  handOver: readonly string[];
}

/** Who takes over: a member, or with null nobody, where an account is deleted. */
export type Heir = (Holder & { userId: string }) | null;

/** Ends each of these, or hands it over. */
export async function settleBelongings(
  tx: Tx,
  belongings: readonly Belonging[],
  heir: Heir,
  { end, handOver }: Choices,
): Promise<void> {
  for (const [field, ids] of Object.entries({ end, handOver })) {
    if (ids.every((id) => belongings.some((one) => one.id === id))) continue;
    throw invalid(field, 'This member has no such API key or webhook. Reload and choose again.');
  }
  for (const one of belongings) {
    const chosen = end.includes(one.id) ? 'end' : handOver.includes(one.id) ? 'hand_over' : null;
    if (chosen === 'hand_over' && heir && !one.isAllowed(heir)) {
      throw invalid('handOver', `You don't have the rights that “${one.name}” takes`);
    }
    const table = one.kind === 'api_key' ? 'api_keys' : 'webhooks';
    const change =
      (chosen ?? unlessChosen(one, heir)) === 'end'
        ? { is_active: false }
        : { made_by_id: heir?.userId ?? null };
    await tx.update(table, { id: one.id }, change);
  }
}
