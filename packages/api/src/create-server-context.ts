import { createLive } from './events/live.ts';
import { createMemory } from './memory.ts';
import { createNames } from './outbound/names.ts';
import { createOutbound } from './outbound/request.ts';
import type { ServerContext } from './server-context.ts';

/** Creates the context that every request gets, for an open database. */
export function createServerContext(
  given: Pick<ServerContext, 'config' | 'database' | 'log' | 'version' | 'ready'> &
    Partial<Pick<ServerContext, 'logRequest'>>,
): ServerContext {
  const { config, database, log } = given;
  return {
    logRequest: (facts) => log.info(facts, 'request'),
    ...given,
    memory: createMemory(database),
    live: createLive(database, log),
    outbound: createOutbound({ allowPrivate: config.allowPrivateTargets }),
    names: createNames(config.dnsServers),
  };
}
