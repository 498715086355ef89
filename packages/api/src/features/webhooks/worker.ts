import type { Database, Log } from '../../database/types.ts';
import { eventOf } from '../../events/read.ts';
import type { Outbound } from '../../outbound/request.ts';
import {
  type Claimed,
  claimDue,
  type Endpoint,
  endpointsWithDue,
  forgetOldDeliveries,
  freeDeliveries,
  makeDeliveries,
  noteOutcome,
  organizationsBehind,
  readTarget,
} from './deliveries.ts';
import { eventId, isTold, messageOf } from './message.ts';
import { send, patience as timeToAnswer } from './send.ts';

const seconds = 1_000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** Milliseconds before each try, from the event to the tenth; a day and more after that nobody would want it. */
export const schedule = [
  0,
  5 * seconds,
  5 * minutes,
  30 * minutes,
  2 * hours,
  5 * hours,
  10 * hours,
  14 * hours,
  20 * hours,
  24 * hours,
] as const;

/** After so many failures in a row a receiver is asked one thing at a time, and rests in between. */
const patience = 3;
const shortestRest = 2 * seconds;
const longestRest = 5 * minutes;
const together = 64;
const togetherForOne = 4;
const lease = 60 * seconds;

export interface WebhookWorker {
  start(): Promise<void>;
  /** Sends everything that is due by now; for tests and scripts. */
  drain(): Promise<void>;
  /** Takes nothing new and resolves when what is under way is done. */
  stop(): Promise<void>;
}

interface Settings {
  database: Database;
  outbound: Outbound;
  /** Opens the secrets that webhooks are signed with. */
  sealing: string;
  log: Log;
  /** Before each try, in milliseconds. */
  waits?: readonly number[];
  rests?: { shortest: number; longest: number };
  every?: number;
  /** Milliseconds a receiver has to answer. */
  timeout?: number;
}

/** Tells webhooks what has happened: at least once, each receiver at its own pace, so that a dead one delays nobody. */
export function createWebhookWorker({
  database,
  outbound,
  sealing,
  log,
  waits = schedule,
  rests = { shortest: shortestRest, longest: longestRest },
  every = seconds,
  timeout = timeToAnswer,
}: Settings): WebhookWorker {
  const running = new Map<string, Set<Promise<void>>>();
  const stops: (() => void)[] = [];
  let isStopped = false;
  let isWanted = false;
  let turning: Promise<void> | undefined;

  const inFlight = () => [...running.values()].flatMap((some) => [...some]);
  const nameOf = ({ organization_id, webhook_id }: Endpoint) => `${organization_id} ${webhook_id}`;

  /** One turn at a time: fans events out, then hands free places to whoever waits longest. */
  function poke(): Promise<void> {
    isWanted = true;
    turning ??= turn().finally(() => {
      turning = undefined;
    });
    return turning;
  }

  async function turn() {
    while (isWanted && !isStopped) {
      isWanted = false;
      try {
        for (const id of await organizationsBehind(database)) {
          await makeDeliveries(database, database.org(id));
        }
        await fill();
      } catch (error) {
        log.warn({ err: error }, 'Webhooks cannot be told');
      }
    }
  }

  async function fill() {
    for (const { failures, ...endpoint } of await endpointsWithDue(database, 200)) {
      const busy = running.get(nameOf(endpoint))?.size ?? 0;
      const most = failures >= patience ? 1 : togetherForOne;
      const room = Math.min(most - busy, together - inFlight().length);
      if (room <= 0) continue;
      for (const claimed of await claimDue(database, endpoint, room, lease)) begin(claimed);
    }
  }

  function begin(claimed: Claimed) {
    const name = nameOf(claimed);
    const mine = running.get(name) ?? new Set();
    running.set(name, mine);
    const work = attempt(claimed)
      .catch((error) => log.error({ err: error }, 'A webhook delivery is stuck'))
      .finally(() => {
        mine.delete(work);
        if (mine.size === 0) running.delete(name);
        if (!isStopped) void poke();
      });
    mine.add(work);
  }

  async function attempt(claimed: Claimed) {
    const org = database.org(claimed.organization_id);
    const webhook = await readTarget(org, claimed.webhook_id);
    const event = await eventOf(org, Number(claimed.seq));
    // Its deliveries went with it.
    if (!webhook) return;
    if (!event || !isTold(event)) return give(claimed, 'The event is no longer there');
    if (webhook.is_active === 0) return give(claimed, 'The webhook was switched off');
    const id = eventId(org.id, event.seq);
    const body = JSON.stringify(await messageOf(org, event));
    const outcome = await send(outbound, sealing, webhook, id, body, timeout);
    const facts = { webhook: webhook.id, event: id, attempt: claimed.attempts, ...outcome };
    log.info(facts, outcome.error === null ? 'Webhook delivered' : 'Webhook failed');
    if (outcome.status === 410) {
      await org.write((tx) => tx.update('webhooks', { id: webhook.id }, { is_active: false }));
      return noteOutcome(database, claimed, outcome, never);
    }
    await noteOutcome(database, claimed, outcome, (failures) => {
      const wait = waits[claimed.attempts];
      const rest = Math.min(rests.shortest * 2 ** (failures - patience), rests.longest);
      return {
        wait: wait === undefined ? null : jittered(wait),
        rest: failures < patience ? null : jittered(rest),
      };
    });
  }

  const give = (claimed: Claimed, error: string) =>
    noteOutcome(database, claimed, { status: null, durationMs: 0, error }, never);

  function repeat(task: () => void, interval: number) {
    const timer = setInterval(task, interval).unref();
    stops.push(() => clearInterval(timer));
  }

  return {
    async start() {
      if (database.dialect === 'sqlite') await freeDeliveries(database);
      stops.push(
        database.onCommit(({ events }) => {
          if (events.some(isTold)) void poke();
        }),
      );
      repeat(() => void poke(), every);
      repeat(() => void forgetOldDeliveries(database).catch(() => {}), hours);
      void poke();
    },

    async drain() {
      do {
        await poke();
        await Promise.all(inFlight());
      } while (inFlight().length > 0);
    },

    async stop() {
      isStopped = true;
      for (const stop of stops.splice(0)) stop();
      await turning;
      await Promise.all(inFlight());
      outbound.close();
    },
  };
}

const never = () => ({ wait: null, rest: null });

const jittered = (milliseconds: number) => Math.round(milliseconds * (0.9 + Math.random() * 0.2));
