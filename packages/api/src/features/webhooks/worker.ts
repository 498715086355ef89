import type { WebhookRow } from '../../database/rows/programs.ts';
import type { Database, Log, Org } from '../../database/types.ts';
import { type DeliverableEvent, eventId, isDeliverable } from '../../events/for-programs.ts';
import { eventOf } from '../../events/read.ts';
import { FailedForSome, forEachOrganization } from '../../jobs/each-organization.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { createWorker, type Worker } from '../../jobs/worker.ts';
import type { Outbound } from '../../outbound/request.ts';
import { maxAnswerTime, send } from './send.ts';
import {
  type Claimed,
  deliveryRows,
  type Endpoint,
  endpointsWithDue,
  noteOutcome,
  type Outcome,
} from './store/deliveries.ts';
import { makeDeliveries, organizationsBehind } from './store/fan-out.ts';
import { readWebhook, switchOff, tellFailing } from './store/webhooks.ts';

const seconds = 1_000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** Milliseconds before each of the ten attempts; later deliveries would be useless. */
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

/** Milliseconds of continuous failures after which a webhook is disabled. */
const maxFailing = 5 * 24 * hours;

/** Failures in a row after which a receiver gets one delivery at a time, with pauses. */
const failuresBeforeRest = 3;
const shortestRest = 2 * seconds;
const longestRest = 5 * minutes;
const together = 64;
const togetherForOne = 4;

interface Settings {
  database: Database;
  outbound: Outbound;
  /** Creates the payload of an event. */
  messageOf: (org: Org, event: DeliverableEvent) => Promise<object>;
  /** Decrypts the secrets of webhooks. */
  sealing: string;
  log: Log;
  /** Delays before each attempt, in milliseconds. */
  waits?: readonly number[];
  rests?: { shortest: number; longest: number };
  every?: number;
  /** Timeout of a receiver, in milliseconds. */
  timeout?: number;
}

/** The outcome of an attempt; null when the webhook was deleted. */
type Tried = { outcome: Outcome; isLast: boolean; webhook: WebhookRow | null } | null;

/** The queue of deliveries, grouped by receiver, so a failing one does not delay others. */
function deliveries({
  database,
  outbound,
  messageOf,
  sealing,
  log,
  waits = schedule,
  rests = { shortest: shortestRest, longest: longestRest },
  every = seconds,
  timeout = maxAnswerTime,
}: Settings): JobQueue<Endpoint & { key: string; max: number }, Claimed, Tried> {
  const rows = deliveryRows(database);

  async function attempt(claimed: Claimed): Promise<Tried> {
    const org = database.org(claimed.organization_id);
    const webhook = await readWebhook(org, claimed.webhook_id);
    const event = await eventOf(org, Number(claimed.seq));
    if (!webhook) return null;
    if (!event || !isDeliverable(event)) return givenUp('The event is no longer available');
    if (webhook.is_active === 0) return givenUp('The webhook was turned off');
    const id = eventId(org.id, event.seq);
    const body = JSON.stringify(await messageOf(org, event));
    const outcome = await send(outbound, sealing, webhook, id, body, timeout);
    const facts = { webhook: webhook.id, event: id, attempt: claimed.attempts, ...outcome };
    log.info(facts, outcome.error === null ? 'Webhook delivered' : 'Webhook failed');
    return { outcome, isLast: outcome.status === 410, webhook };
  }

  async function note(claimed: Claimed, { outcome, isLast, webhook }: NonNullable<Tried>) {
    const nextAfter = (failures: number) => {
      if (isLast) return { wait: null, rest: null };
      const wait = waits[claimed.attempts];
      const rest = Math.min(rests.shortest * 2 ** (failures - failuresBeforeRest), rests.longest);
      return {
        wait: wait === undefined ? null : jittered(wait),
        rest: failures < failuresBeforeRest ? null : jittered(rest),
      };
    };
    const isReceivers = webhook !== null;
    const { failingSince } = await noteOutcome(database, claimed, outcome, nextAfter, isReceivers);
    if (!webhook || outcome.error === null || failingSince === null) return;
    const org = database.org(claimed.organization_id);
    if (outcome.status === 410) return switchOff(org, webhook.id, 'gone');
    if (Date.now() - Date.parse(failingSince) >= maxFailing) {
      return switchOff(org, webhook.id, 'failing');
    }
    await tellFailing(org, webhook, outcome.error);
  }

  return {
    name: 'webhooks',
    concurrency: together,
    timeout: timeout + 15 * seconds,
    every,
    wakesOn: isDeliverable,
    /** Creates deliveries from the event log first. */
    async prepare() {
      const behind = await organizationsBehind(database);
      await forEachOrganization(behind, (id) => makeDeliveries(database, database.org(id))).catch(
        (error: unknown) => {
          if (!(error instanceof FailedForSome)) throw error;
          log.warn({ err: error }, 'Webhooks of some organizations are delayed');
        },
      );
    },
    groups: async () =>
      (await endpointsWithDue(database, 200)).map(({ failures, ...endpoint }) => ({
        ...endpoint,
        key: `${endpoint.organization_id} ${endpoint.webhook_id}`,
        max: failures >= failuresBeforeRest ? 1 : togetherForOne,
      })),
    claim: rows.claim,
    run: attempt,
    done: async (claimed, tried) => (tried ? note(claimed, tried) : undefined),
    retryAfter: ({ attempts }) => waits[attempts] ?? null,
    failed: (claimed) => note(claimed, failedHere),
    putBack: (claimed, wait) => rows.release(claimed, wait, { attempts: claimed.attempts - 1 }),
    free: rows.free,
    facts: ({ organization_id: organization, webhook_id: webhook }) => ({ organization, webhook }),
  };
}

/** Delivers events to webhooks, at least once. */
export const createWebhookWorker = (settings: Settings): Worker =>
  createWorker(settings.database, deliveries(settings), settings.log);

const givenUp = (error: string): Tried => ({
  outcome: { status: null, durationMs: 0, error, answer: null },
  isLast: true,
  webhook: null,
});

const failedHere = {
  outcome: { status: null, durationMs: 0, error: 'Something went wrong here', answer: null },
  isLast: false,
  webhook: null,
};

/** Only ever longer, so the attempts span at least 72 hours. */
const jittered = (milliseconds: number) => Math.round(milliseconds * (1 + Math.random() * 0.2));
