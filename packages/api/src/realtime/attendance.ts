import { now } from '../database/ids.ts';
import type { Database, DirectoryTx, Log } from '../database/types.ts';
import { hereFor } from '../features/chat/read/sessions.ts';

interface Present {
  organizationId: string;
  userId: string;
  sockets: number;
}

const beat = 30_000;
/** How long a member counts as present after their last socket closed, in case they reload the page. */
const grace = 15_000;

const keyOf = ({ organizationId, userId }: Omit<Present, 'sockets'>) =>
  `${organizationId} ${userId}`;

/** Sorted, so two nodes lock the rows of the same people in the same order. */
const byKey = (one: Present, other: Present) => (keyOf(one) < keyOf(other) ? -1 : 1);

export interface Attendance {
  /** Registers a member's socket; returns a function to call when it closes. */
  enter(organizationId: string, userId: string): () => void;
  close(): void;
}

/** Records which members have the console open and can be offered chats. */
export function createAttendance(
  database: Database,
  log: Log,
  changed: (organizationId: string) => void,
): Attendance {
  const everybody = new Map<string, Present>();

  const write = (people: readonly Present[], seenAt: string) =>
    database.directory
      .write(async (tx) => {
        for (const person of people.toSorted(byKey)) await note(tx, person, seenAt);
      })
      .catch((error: unknown) => log.warn({ err: error }, "Couldn't record attendance"));

  const beating = setInterval(() => {
    if (everybody.size > 0) void write([...everybody.values()], now());
  }, beat).unref();

  async function leave(key: string, person: Present) {
    person.sockets -= 1;
    if (person.sockets > 0) return;
    everybody.delete(key);
    const { organizationId } = person;
    await write([person], new Date(Date.now() - hereFor + grace).toISOString());
    setTimeout(() => changed(organizationId), grace + 100).unref();
  }

  return {
    enter(organizationId, userId) {
      const key = keyOf({ organizationId, userId });
      const person = everybody.get(key) ?? { organizationId, userId, sockets: 0 };
      everybody.set(key, person);
      person.sockets += 1;
      if (person.sockets === 1) void write([person], now()).then(() => changed(organizationId));
      return () => void leave(key, person);
    },
    close: () => clearInterval(beating),
  };
}

async function note(tx: DirectoryTx, { organizationId, userId }: Present, seenAt: string) {
  const mine = { organization_id: organizationId, user_id: userId };
  const row = { ...mine, seen_at: seenAt };
  if (await tx.insertIfAbsent('chat_attendance', row)) return;
  await tx.update('chat_attendance', mine, { seen_at: seenAt });
}
