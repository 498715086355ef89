import type { LimitedTransport } from './limited-transport.ts';

/** Caches up to `max` transports to mail servers by their settings; the least recently used is closed first. */
export function createServerCache<Settings>(
  open: (settings: Settings) => LimitedTransport,
  max = 500,
) {
  const servers = new Map<string, { written: string; server: LimitedTransport }>();

  function forget(id: string) {
    servers.get(id)?.server.close();
    servers.delete(id);
  }

  return {
    get(id: string, settings: Settings): LimitedTransport {
      const written = JSON.stringify(settings);
      const known = servers.get(id);
      const current = known?.written === written ? known.server : undefined;
      if (known && !current) known.server.close();
      servers.delete(id);
      const server = current ?? open(settings);
      servers.set(id, { written, server });
      for (const oldest of servers.keys()) {
        if (servers.size <= max) break;
        forget(oldest);
      }
      return server;
    },
    forget,
    close() {
      for (const id of servers.keys()) forget(id);
    },
  };
}
