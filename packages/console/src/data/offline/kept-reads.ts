import type { QueryClient } from '@tanstack/react-query';
import { organizationOfPath } from '../organization-address.ts';
import { authToken } from '../signing-in/auth-token.ts';
import { allKept, clearKept, dropKept, type KeptRead } from './kept-database.ts';
import { reachedAt } from './reach.ts';
import { releaseOfPage } from './release-name.ts';

const MAX_AGE = 24 * 60 * 60 * 1000;
const MAX_READS = 80;
/** Maximum time in milliseconds that the first screen waits for stored reads. */
const TIMEOUT = 500;

const separator = '|';
/** The owner of this window's reads: a session in an organization, at one release of the console. */
let owner: string | null = null;

let restoredUser: unknown;

export const ownerOfWindow = () => owner;
/** The stored user, with whose rights the other reads were loaded. */
export const userAsKept = () => restoredUser;

/** The release of this console; data stored by another one may have a different format. */
const release = () => releaseOfPage() ?? '';

/** Returns the current owner in this browser. */
export function ownerNow(): string | null {
  const token = authToken();
  const organization = organizationOfPath(window.location.pathname) ?? '';
  return token && [release(), fingerprint(token), organization].join(separator);
}

const sessionOf = (whose: string) => whose.split(separator).slice(0, 2).join(separator);

/** Returns two 32-bit hashes of a token: enough to tell sessions apart without revealing the token. */
function fingerprint(token: string): string {
  let [first, second] = [0xdeadbeef, 0x41c6ce57];
  for (const character of token) {
    const code = character.charCodeAt(0);
    first = Math.imul(first ^ code, 2654435761);
    second = Math.imul(second ^ code, 1597334677);
  }
  return `${(first >>> 0).toString(36)}-${(second >>> 0).toString(36)}`;
}

/** Fills the cache with the stored reads of this session, marked as stale, and removes old ones and those of others. */
export async function restoreReads(client: QueryClient) {
  const mine = ownerNow();
  owner = mine;
  if (!mine) return clearKept();
  const restored = allKept().then((all) => {
    // Since then, another window may have signed out or signed in as another user.
    if (owner === mine && ownerNow() === mine) fill(client, all, mine);
  });
  // A slow disk doesn't delay the first screen, which shows late data as soon as it arrives.
  await Promise.race([restored, new Promise((resolve) => setTimeout(resolve, TIMEOUT))]);
}

function fill(client: QueryClient, all: readonly KeptRead[], mine: string) {
  const isMine = (read: KeptRead) => sessionOf(read.owner) === sessionOf(mine);
  const good = all.filter((read) => isMine(read) && Date.now() - read.at < MAX_AGE);
  const latest = good.toSorted((a, b) => b.at - a.at).slice(0, MAX_READS);
  const gone = all.filter((read) => !latest.includes(read));
  if (gone.length > 0) void dropKept(gone);
  // The server was faster, and its rights may differ from those of the stored reads.
  if (client.getQueryData(['auth.user']) !== undefined) return;
  for (const { key, data, at, owner: whose } of latest) {
    if (whose !== mine || client.getQueryData(key) !== undefined) continue;
    client.setQueryData(key, data, { updatedAt: at });
    void client.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
    reachedAt(at);
  }
  restoredUser = client.getQueryData(['auth.user']);
}

/** Clears the stored reads at the end of a session; this window stores nothing until the next sign-in. */
export async function forgetReads() {
  owner = null;
  await clearKept();
}

/** Starts storing the reads of a user who has just signed in. */
export function keepReadsOfNewSession() {
  void clearKept();
  owner = ownerNow();
}
