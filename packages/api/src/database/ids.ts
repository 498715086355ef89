import { randomFillSync } from 'node:crypto';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const timeLength = 8;
const randomLength = 22;
// Steps per millisecond, so ids of one process stay in order within it.
// Equivalent when changed: any number of steps keeps the order.
const steps = 64;

const pool = Buffer.alloc(4096);
let used = pool.length;
let last = 0;

/** A sortable id of 30 characters: 8 of time, then 22 random ones (131 bits). */
export function newId(): string {
  last = Math.max(last + 1, time() * steps);
  let id = '';
  for (let rest = last, i = 0; i < timeLength; i++) {
    id = digits.charAt(rest % 62) + id;
    rest = Math.floor(rest / 62);
  }
  for (let made = 0; made < randomLength; ) {
    const six = nextByte() & 63;
    if (six > 61) continue;
    id += digits.charAt(six);
    made++;
  }
  return id;
}

function nextByte(): number {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return pool[used++] ?? 0;
}

/** Milliseconds by which this machine's clock is ahead of the database's; a skew of less than a second is ignored. */
let ahead = 0;
const closeEnough = 1_000;

/** Makes this process store times by the database's clock, which all nodes share. */
export function correctClock(skew: number): void {
  ahead = Math.abs(skew) < closeEnough ? 0 : skew;
}

/** Milliseconds since 1970 by the clock that all nodes share. */
export const time = (): number => Date.now() - ahead;

/** The time this many milliseconds from now, as it is stored. */
export const later = (milliseconds: number): string =>
  new Date(time() + milliseconds).toISOString();

let millisecond = 0;
let text = '';

/** The current time as it is stored. Cached, because many writes within a millisecond ask for it. */
export function now(): string {
  const at = time();
  if (at !== millisecond) {
    millisecond = at;
    text = new Date(at).toISOString();
  }
  return text;
}
