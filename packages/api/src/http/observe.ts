import { randomBytes } from 'node:crypto';
import type { Context, Next } from 'koa';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { clientAddress } from './client-address.ts';
import type { Desk } from './desk.ts';

export interface Metrics {
  registry: Registry;
  seen(operation: string, status: number, seconds: number): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'helpdesk_requests_total',
    help: 'Answered requests',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'helpdesk_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['operation'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  // Looking a child up by its labels costs ten times what counting does.
  const counters = new Map<string, { inc(): void }>();
  const timers = new Map<string, { observe(seconds: number): void }>();
  return {
    registry,
    seen(operation, status, seconds) {
      const key = `${operation} ${status}`;
      const counter = counters.get(key) ?? requests.labels({ operation, status });
      counters.set(key, counter);
      counter.inc();
      const timer = timers.get(operation) ?? duration.labels({ operation });
      timers.set(operation, timer);
      timer.observe(seconds);
    },
  };
}

const processPart = randomBytes(6).toString('base64url');
let requestNumber = 0;

/** Unique over restarts and nodes, and cheap: it is a name, not a secret. */
const newRequestId = () => `${processPart}${(requestNumber++).toString(36)}`;

/** Gives the request its id and address, and writes one log line when it has been answered. */
export function observe(desk: Desk, metrics: Metrics) {
  return async (context: Context, next: Next) => {
    const start = performance.now();
    const requestId = newRequestId();
    context.state.requestId = requestId;
    context.state.ip = clientAddress(context.req, desk.config.trustedProxies);
    context.set('X-Request-Id', requestId);
    await next();
    // A connection to a server that leaves ends with its answer; the next one goes elsewhere.
    if (!desk.ready()) context.set('Connection', 'close');
    const ms = performance.now() - start;
    const operation: string = context.state.operation ?? 'page';
    metrics.seen(operation, context.status, ms / 1000);
    desk.log.info(
      {
        requestId,
        operation,
        method: context.method,
        path: withoutSecrets(context.path),
        status: context.status,
        ms: Math.round(ms * 100) / 100,
        ip: context.state.ip,
      },
      'request',
    );
  };
}

/** The token of an invitation is a key to an organization; it stays out of the log. */
const withoutSecrets = (path: string) =>
  path.replace(/^(\/(?:api\/invitations|invite)\/)[^/]+/i, '$1***');
