import type { Commit, Database, Log } from '../database/types.ts';
import type { EventName, StoredEvent } from '../event-catalog.ts';
import { eventsAfter, lastSeq } from './read.ts';

type Subscriber = (event: StoredEvent) => void;

export interface Subscription {
  /** Every event after this number is published; earlier ones are read with `eventsAfter`. */
  seq: number;
  stop(): void;
}

export interface Live {
  /**
   * Publishes every event of the organization after its commit, once and in order, whichever node committed it. With `names`,
   * only events of these names; the others cost this subscriber nothing.
   */
  subscribe(
    organizationId: string,
    subscriber: Subscriber,
    names?: readonly EventName[],
  ): Promise<Subscription>;
  close(): void;
}

/** The subscribers of one organization in this process, and the last event published to them. */
interface Channel {
  subscribers: Map<EventName | typeof anyName, Set<Subscriber>>;
  /** Number of the last published event. Nothing is published before it is known. */
  seq: number;
  ready: Promise<void>;
  isCatchingUp: boolean;
  hasMore: boolean;
}

const anyName = '*';
const nobody: ReadonlySet<Subscriber> = new Set();
// Equivalent when changed: only the number of reads changes.
const page = 500;
const retryAfter = 1_000;

export function createLive(database: Database, log: Log): Live {
  const channels = new Map<string, Channel>();

  function openChannel(organizationId: string): Channel {
    const channel: Channel = {
      subscribers: new Map(),
      seq: Number.NaN,
      ready: Promise.resolve(),
      isCatchingUp: false,
      hasMore: false,
    };
    channel.ready = lastSeq(database.org(organizationId)).then((seq) => {
      channel.seq = seq;
    });
    channels.set(organizationId, channel);
    return channel;
  }

  function onCommit({ organizationId, events }: Commit) {
    const channel = channels.get(organizationId);
    const [first] = events;
    const last = events.at(-1);
    if (!channel || !first || !last || last.seq <= channel.seq) return;
    if (!channel.isCatchingUp && first.seq === channel.seq + 1) publish(channel, events);
    else void catchUp(organizationId, channel);
  }

  /** Called when another node committed, or this one's commits returned out of order: reads the events from the table. */
  async function catchUp(organizationId: string, channel: Channel) {
    channel.hasMore = true;
    if (channel.isCatchingUp) return;
    channel.isCatchingUp = true;
    try {
      await channel.ready;
      while (channel.hasMore && channels.get(organizationId) === channel) {
        channel.hasMore = false;
        const events = await eventsAfter(database.org(organizationId), channel.seq, page);
        publish(channel, events);
        if (events.length === page) channel.hasMore = true;
      }
    } catch (error) {
      log.warn({ err: error, organizationId }, 'Live events are delayed');
      setTimeout(() => {
        if (channels.get(organizationId) === channel) void catchUp(organizationId, channel);
      }, retryAfter).unref();
    } finally {
      channel.isCatchingUp = false;
    }
  }

  function publish(channel: Channel, events: readonly StoredEvent[]) {
    for (const event of events) {
      channel.seq = event.seq;
      for (const name of [anyName, event.name] as const)
        for (const notify of channel.subscribers.get(name) ?? nobody) tell(notify, event);
    }
  }

  function tell(notify: Subscriber, event: StoredEvent) {
    try {
      notify(event);
    } catch (error) {
      log.error({ err: error }, 'A live subscriber failed');
    }
  }

  const stops = [
    database.onCommit(onCommit),
    database.onForeignCommit((organizationId) => {
      for (const [id, channel] of channels) {
        if (organizationId === null || organizationId === id) void catchUp(id, channel);
      }
    }),
  ];

  return {
    async subscribe(organizationId, subscriber, only) {
      const channel = channels.get(organizationId) ?? openChannel(organizationId);
      const names = only ?? [anyName];
      for (const name of names) {
        const some = channel.subscribers.get(name) ?? new Set();
        channel.subscribers.set(name, some.add(subscriber));
      }
      const stop = () => {
        for (const name of names) {
          const some = channel.subscribers.get(name);
          some?.delete(subscriber);
          if (some?.size === 0) channel.subscribers.delete(name);
        }
        if (channel.subscribers.size === 0 && channels.get(organizationId) === channel) {
          channels.delete(organizationId);
        }
      };
      try {
        await channel.ready;
      } catch (error) {
        stop();
        throw error;
      }
      return { seq: channel.seq, stop };
    },
    close() {
      for (const stop of stops) stop();
      channels.clear();
    },
  };
}
