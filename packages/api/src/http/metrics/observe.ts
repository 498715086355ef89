import { randomBytes } from 'node:crypto';
import type { Context, Next } from 'koa';
import type { ServerContext } from '../../server-context.ts';
import { sendPlainText } from '../answers/send-text.ts';
import { clientAddress } from '../limits/client-address.ts';
import { readHost } from '../sites/host.ts';
import type { Metrics } from './metrics.ts';

const processPart = randomBytes(6).toString('base64url');
let requestNumber = 0;

/** Unique across restarts and nodes, and cheap; not a secret. */
const newRequestId = () => `${processPart}${(requestNumber++).toString(36)}`;

/** Sets the id and client address of the request, and writes one log entry after the response. */
export function observe(server: ServerContext, metrics: Metrics | null) {
  let isWarned = server.config.trustedProxies > 0;
  return async (context: Context, next: Next) => {
    if (!isWarned && context.req.headers['x-forwarded-for']) {
      isWarned = true;
      server.log.warn(
        'A request came through a proxy, but TRUSTED_PROXIES is 0: all its clients share one rate limit',
      );
    }
    const start = performance.now();
    const requestId = newRequestId();
    context.state.requestId = requestId;
    context.state.ip = clientAddress(context.req, server.config.trustedProxies);
    context.res.setHeader('X-Request-Id', requestId);
    if (readHost(context.req)) await next();
    else refuseHosts(context, requestId);
    // While the server stops, each response closes its connection, so the next request reaches another node.
    if (!server.ready()) context.set('Connection', 'close');
    const ms = performance.now() - start;
    const operation: string = context.state.operation ?? 'page';
    // Read from request and response directly: each access through Koa's context takes a tenth of a microsecond.
    const { status } = context.response;
    const { method, path } = context.request;
    metrics?.seen(operation, status, ms / 1000);
    server.logRequest({
      requestId,
      operation,
      method,
      path: withoutSecrets(path),
      status,
      ms: Math.round(ms * 100) / 100,
      ip: context.state.ip,
    });
    sendPlainText(context);
  };
}

/** Longer than our IDs. */
const maxId = 30;
const slug = /^[a-z]{1,20}([-_.][a-z]{1,20}|[-_.]?\d{1,4})*$/;

/** Tokens in links are secrets. Anything that could be one is not logged, even in unknown paths. */
const withoutSecrets = (path: string) =>
  path.length > maxId
    ? path.replace(/[^/]{31,}/g, (segment) => (slug.test(segment) ? segment : '***'))
    : path;

function refuseHosts(context: Context, requestId: string) {
  context.status = 400;
  context.body = { message: 'Send exactly one Host header', code: 'ambiguous_host', requestId };
}
