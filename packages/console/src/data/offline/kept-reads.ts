import type { QueryClient } from '@tanstack/react-query';
import { organizationOfPath } from '../organization-address.ts';
import { authToken } from '../signing-in/auth-token.ts';
import { allKept, clearKept, dropKept, type KeptRead } from './kept-database.ts';
import { reachedAt } from './reach.ts';
import { releaseOfPage } from './release-name.ts';

const MAX_AGE = 24 * 60 * 60 * 1000;
const MAX_READS = 80;
/** Milliseconds that the first screen waits for what is kept. */
const TIMEOUT = 500;

const separator = '|';
/** Whose reads this window holds: a session in an organization, at one release of the console. */
let owner: string | null = null;

let restoredUser: unknown;

export const ownerOfWindow = () => owner;
/** The user as kept, with whose rights the rest was read. */
export const userAsKept = () => restoredUser;

/** The release of this console; what another one has kept may have another shape. */
const release = () => releaseOfPage() ?? '';

/** Who reads in this browser now. */
export function ownerNow(): string | null {
  const token = authToken();
  const organization = organizationOfPath(window.location.pathname) ?? '';
  return token && [release(), fingerprint(token), organization].join(separator);
}

const sessionOf = (whose: string) => whose.split(separator).slice(0, 2).join(separator);

/** Two 32-bit hashes of a token: tells sessions apart, and does not give the token away. */
function fingerprint(token: string): string {
  let [first, second] = [0xdeadbeef, 0x41c6ce57];
  for (const character of token) {
    const code = character.charCodeAt(0);
    first = Math.imul(first ^ code, 2654435761);
    second = Math.imul(second ^ code, 1597334677);
  }
  return `${(first >>> 0).toString(36)}-${(second >>> 0).toString(36)}`;
}

/** Fills the cache with what this session kept here, all of it stale, and removes what belongs to others or is old. */
export async function restoreReads(client: QueryClient) {
  const mine = ownerNow();
  owner = mine;
  if (!mine) return clearKept();
  const restored = allKept().then((all) => {
    // Meanwhile another window may have signed out, or somebody else in.
    if (owner === mine && ownerNow() === mine) fill(client, all, mine);
  });
  // A slow disk does not hold up the first screen, which shows what comes later as soon as it is there.
  await Promise.race([restored, new Promise((resolve) => setTimeout(resolve, TIMEOUT))]);
}

function fill(client: QueryClient, all: readonly KeptRead[], mine: string) {
  const isMine = (read: KeptRead) => sessionOf(read.owner) === sessionOf(mine);
  const good = all.filter((read) => isMine(read) && Date.now() - read.at < MAX_AGE);
  const latest = good.toSorted((a, b) => b.at - a.at).slice(0, MAX_READS);
  const gone = all.filter((read) => !latest.includes(read));
  if (gone.length > 0) void dropKept(gone);
  // The server was faster, and may have given other rights than those with which the rest was read.
  if (client.getQueryData(['auth.user']) !== undefined) return;
  for (const { key, data, at, owner: whose } of latest) {
    if (whose !== mine || client.getQueryData(key) !== undefined) continue;
    client.setQueryData(key, data, { updatedAt: at });
    void client.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
    reachedAt(at);
  }
  restoredUser = client.getQueryData(['auth.user']);
}

/** Empties what is kept, at the end of a session; this window keeps nothing until somebody signs in. */
export async function forgetReads() {
  owner = null;
  await clearKept();
}

/** Begins to keep the reads of somebody who has just signed in. */
export function keepReadsOfNewSession() {
  void clearKept();
  owner = ownerNow();
}
