import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../database/types.ts';
import { countDeadLetters } from '../../events/store/dead-letters.ts';
import { missingSentences } from '../../missing-sentences.ts';

export interface Metrics {
  registry: Registry;
  seen(operation: string, status: number, seconds: number): void;
}

export function createMetrics(database?: Database): Metrics {
  const registry = new Registry();
  if (database) {
    new Gauge({
      name: 'helpdesk_dead_letters',
      help: 'Emails, webhook deliveries and jobs that failed and are not tried again',
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        const counts = await countDeadLetters(database);
        for (const [kind, count] of Object.entries(counts)) this.set({ kind }, count);
      },
    });
    new Gauge({
      name: 'helpdesk_clock_skew_seconds',
      help: "How far this machine's clock is ahead of the database's; negative: behind",
      registers: [registry],
      async collect() {
        this.set((await database.clockSkew()) / 1_000);
      },
    });
  }
  collectDefaultMetrics({ register: registry });
  /** Counted here and exported when the metrics are read, which is cheaper than updating them at each request. */
  const counts = new Map<string, { operation: string; status: number; count: number }>();
  new Counter({
    name: 'helpdesk_requests_total',
    help: 'Answered requests',
    labelNames: ['operation', 'status'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { operation, status, count } of counts.values()) {
        this.inc({ operation, status }, count);
      }
    },
  });
  new Counter({
    name: 'helpdesk_sentences_missing_total',
    help: 'Texts on pages and in emails shown in another language because a translation is missing',
    labelNames: ['language'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [language, count] of missingSentences) this.inc({ language }, count);
    },
  });
  const duration = new Histogram({
    name: 'helpdesk_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['operation'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  // Looking up a child by its labels takes ten times as long as observing with it.
  const timers = new Map<string, { observe(seconds: number): void }>();
  return {
    registry,
    seen(operation, status, seconds) {
      const key = `${operation} ${status}`;
      const counted = counts.get(key) ?? { operation, status, count: 0 };
      counts.set(key, counted);
      counted.count += 1;
      const timer = timers.get(operation) ?? duration.labels({ operation });
      // Equivalent when changed: the timer would be looked up again.
      timers.set(operation, timer);
      timer.observe(seconds);
    },
  };
}
