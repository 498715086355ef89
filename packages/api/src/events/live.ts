import type { Commit, Database, Log } from '../database/types.ts';
import type { StoredEvent } from './catalog.ts';
import { eventsAfter } from './read.ts';

type Told = (event: StoredEvent) => void;

export interface Subscription {
  /** Every event after this number is told; what came before is read with `eventsAfter`. */
  seq: number;
  stop(): void;
}

export interface Live {
  /** Tells every event of the organization after it was committed, once and in order, whichever node committed it. */
  subscribe(organizationId: string, told: Told): Promise<Subscription>;
  close(): void;
}

/** The subscribers of one organization in this process, and how far they have been told. */
interface Room {
  subscribers: Set<Told>;
  /** Number of the last event told; nothing is told before it is known. */
  seq: number;
  ready: Promise<void>;
  isCatchingUp: boolean;
  hasMore: boolean;
}

const page = 500;

export function createLive(database: Database, log: Log): Live {
  const rooms = new Map<string, Room>();

  function openRoom(organizationId: string): Room {
    const room: Room = {
      subscribers: new Set(),
      seq: Number.NaN,
      ready: Promise.resolve(),
      isCatchingUp: false,
      hasMore: false,
    };
    room.ready = lastSeq(database, organizationId).then((seq) => {
      room.seq = seq;
    });
    rooms.set(organizationId, room);
    return room;
  }

  function hear({ organizationId, events }: Commit) {
    const room = rooms.get(organizationId);
    const [first] = events;
    const last = events.at(-1);
    if (!room || !first || !last || last.seq <= room.seq) return;
    if (!room.isCatchingUp && first.seq === room.seq + 1) tell(room, events);
    else void catchUp(organizationId, room);
  }

  /** Another node committed, or this one's commits were answered out of order: the table knows. */
  async function catchUp(organizationId: string, room: Room) {
    room.hasMore = true;
    if (room.isCatchingUp) return;
    room.isCatchingUp = true;
    try {
      await room.ready;
      while (room.hasMore && rooms.get(organizationId) === room) {
        room.hasMore = false;
        const events = await eventsAfter(database.org(organizationId), room.seq, page);
        tell(room, events);
        if (events.length === page) room.hasMore = true;
      }
    } catch (error) {
      log.warn({ err: error, organizationId }, 'Live events are late');
      setTimeout(() => {
        if (rooms.get(organizationId) === room) void catchUp(organizationId, room);
      }, 1_000).unref();
    } finally {
      room.isCatchingUp = false;
    }
  }

  function tell(room: Room, events: readonly StoredEvent[]) {
    for (const event of events) {
      room.seq = event.seq;
      for (const told of room.subscribers) {
        try {
          told(event);
        } catch (error) {
          log.error({ err: error }, 'A live subscriber failed');
        }
      }
    }
  }

  const stops = [
    database.onCommit(hear),
    database.onForeignCommit((organizationId) => {
      for (const [id, room] of rooms) {
        if (organizationId === null || organizationId === id) void catchUp(id, room);
      }
    }),
  ];

  return {
    async subscribe(organizationId, told) {
      const room = rooms.get(organizationId) ?? openRoom(organizationId);
      room.subscribers.add(told);
      const stop = () => {
        room.subscribers.delete(told);
        if (room.subscribers.size === 0 && rooms.get(organizationId) === room) {
          rooms.delete(organizationId);
        }
      };
      try {
        await room.ready;
      } catch (error) {
        stop();
        throw error;
      }
      return { seq: room.seq, stop };
    },
    close() {
      for (const stop of stops) stop();
      rooms.clear();
    },
  };
}

async function lastSeq(database: Database, organizationId: string): Promise<number> {
  const org = database.org(organizationId);
  const row = await org.first<{ seq: number }>(org.from('organizations').select('seq'));
  return row?.seq ?? 0;
}
