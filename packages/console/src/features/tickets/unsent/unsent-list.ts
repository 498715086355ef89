import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { readKey } from '../../../data/cache.ts';
import type { CurrentUser } from '../../../data/session.ts';
import type { NewUnsent, Unsent } from './unsent.ts';
import { dropUnsent, putUnsent, unsentOf } from './unsent-database.ts';

const listeners = new Set<() => void>();
const nothing: readonly Unsent[] = [];
let all = nothing;
let whose = () => '';
let reading = 0;
let channel: BroadcastChannel | undefined;

/** The unsent writes of this window's member, in sending order. */
export const unsentNow = () => all;

export function useUnsent(): readonly Unsent[] {
  return useSyncExternalStore(subscribe, unsentNow);
}

/** The member of this window in its organization; empty if signed out. */
export const ownerOfUnsent = () => whose();

/** Follows the queue, including writes that other windows add and send. */
export function followUnsent(client: QueryClient, onOther: () => void) {
  whose = () => {
    const user = client.getQueryData<CurrentUser | null>(readKey('auth.user'));
    return user ? `${user.organizations[0]?.organizationId ?? ''}:${user.id}` : '';
  };
  if (channel) return;
  channel = new BroadcastChannel('helpdesk_unsent');
  channel.onmessage = () => void readUnsent().then(onOther);
}

/** Rereads the queue; if that fails, the known writes stay. */
export async function readUnsent() {
  reading += 1;
  const [turn, owner] = [reading, whose()];
  const read = owner ? await unsentOf(owner) : [];
  if (!read || turn !== reading || owner !== whose()) return;
  all = read.length > 0 ? read : nothing;
  for (const listener of listeners) listener();
}

/** Stores writes, new or changed; returns whether they were stored. */
export async function keepUnsent(writes: readonly (NewUnsent | Unsent)[]): Promise<boolean> {
  const isKept = await putUnsent(writes);
  if (isKept) await announce();
  return isKept;
}

export async function removeUnsent(gone: readonly Unsent[]) {
  await dropUnsent(gone.map(({ at }) => at));
  await announce();
}

async function announce() {
  channel?.postMessage(null);
  await readUnsent();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
