import { timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Context, Next } from 'koa';
import type { Registry } from 'prom-client';
import { hashToken } from '../../auth/tokens.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/types.ts';
import { unauthorized } from '../../refusal.ts';
import type { Metrics } from './metrics.ts';

/** The metrics of this process; null if they are disabled, so nothing is loaded or counted. */
export async function provideMetrics(config: Config, database: Database): Promise<Metrics | null> {
  if (config.metricsPort === null && config.metricsToken === null) return null;
  const { createMetrics } = await import('./metrics.ts');
  return createMetrics(database);
}

/** Prometheus metrics on the main port; requires the operator's token. */
export function metricsPage({ metricsToken }: Config, measured: Metrics | null) {
  return async (context: Context, next: Next) => {
    // A browser gets the console's page with that path.
    context.vary('Accept');
    if (context.get('Accept').includes('text/html') || metricsToken === null || !measured)
      return next();
    const given = hashToken(context.get('Authorization').replace(/^Bearer /i, ''));
    const isRight = timingSafeEqual(Buffer.from(given), Buffer.from(hashToken(metricsToken)));
    if (!isRight) throw unauthorized();
    context.type = measured.registry.contentType;
    context.body = await measured.registry.metrics();
  };
}

/** Serves the metrics on a separate port, which the operator opens only to Prometheus. */
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
