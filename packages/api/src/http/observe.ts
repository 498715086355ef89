import { randomBytes } from 'node:crypto';
import type { Context, Next } from 'koa';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { ServerContext } from '../server-context.ts';
import { clientAddress } from './client-address.ts';
import { readHost } from './host.ts';

export interface Metrics {
  registry: Registry;
  seen(operation: string, status: number, seconds: number): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  /** Counted here and told when somebody asks: that is cheaper than telling at each request. */
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
  const duration = new Histogram({
    name: 'helpdesk_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['operation'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  // Looking up a child by its labels costs ten times as much as observing with it.
  const timers = new Map<string, { observe(seconds: number): void }>();
  return {
    registry,
    seen(operation, status, seconds) {
      const key = `${operation} ${status}`;
      const counted = counts.get(key) ?? { operation, status, count: 0 };
      counts.set(key, counted);
      counted.count += 1;
      const timer = timers.get(operation) ?? duration.labels({ operation });
      // Equivalent when changed: it would be looked up again.
      timers.set(operation, timer);
      timer.observe(seconds);
    },
  };
}

const processPart = randomBytes(6).toString('base64url');
let requestNumber = 0;

/** Unique across restarts and nodes, and cheap; not a secret. */
const newRequestId = () => `${processPart}${(requestNumber++).toString(36)}`;

/** Sets the id and client address of the request, and writes one log entry after the response. */
export function observe(server: ServerContext, metrics: Metrics) {
  let isWarned = server.config.trustedProxies > 0;
  return async (context: Context, next: Next) => {
    if (!isWarned && context.get('X-Forwarded-For')) {
      isWarned = true;
      server.log.warn(
        'A request came through a proxy, but TRUSTED_PROXIES is 0: rate limits count everybody behind it as one address',
      );
    }
    const start = performance.now();
    const requestId = newRequestId();
    context.state.requestId = requestId;
    context.state.ip = clientAddress(context.req, server.config.trustedProxies);
    context.res.setHeader('X-Request-Id', requestId);
    if (readHost(context.req)) await next();
    else refuseHosts(context, requestId);
    // While the server stops, each response closes its connection, so that the next request goes to another node.
    if (!server.ready()) context.set('Connection', 'close');
    const ms = performance.now() - start;
    const operation: string = context.state.operation ?? 'page';
    metrics.seen(operation, context.status, ms / 1000);
    server.log.info(
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

/** Tokens of mailed links are secrets; they are not logged. */
const withoutSecrets = (path: string) =>
  path.replace(
    /^(\/(?:api\/invitations|invite|unsubscribe|confirm-email|take-back-email)\/)[^/]+/i,
    '$1***',
  );

function refuseHosts(context: Context, requestId: string) {
  context.status = 400;
  context.body = { message: 'Name one Host', code: 'ambiguous_host', requestId };
}
