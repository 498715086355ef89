import { timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Context, Next } from 'koa';
import type { Registry } from 'prom-client';
import { hashToken } from '../auth/tokens.ts';
import type { Config } from '../config.ts';
import { unauthorized } from '../refusal.ts';

/** Prometheus metrics on the main port; requires the operator's token. */
export function metricsPage({ metricsToken }: Config, registry: Registry) {
  return async (context: Context, next: Next) => {
    // A browser gets the console's screen of that name.
    context.vary('Accept');
    if (context.get('Accept').includes('text/html') || metricsToken === null) return next();
    const given = hashToken(context.get('Authorization').replace(/^Bearer /i, ''));
    const isRight = timingSafeEqual(Buffer.from(given), Buffer.from(hashToken(metricsToken)));
    if (!isRight) throw unauthorized();
    context.type = registry.contentType;
    context.body = await registry.metrics();
  };
}

/** The same on a separate port, which the operator opens only to Prometheus. */
export async function serveMetrics(port: number, host: string, registry: Registry) {
  const server: Server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': registry.contentType });
    return response.end(await registry.metrics());
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
