import { createLive } from './events/live.ts';
import type { Desk } from './http/desk.ts';
import { createNames } from './outbound/names.ts';
import { createOutbound } from './outbound/request.ts';

/** Everything that a request may need, on an open database. */
export function makeDesk(
  given: Pick<Desk, 'config' | 'database' | 'log' | 'version' | 'ready'>,
): Desk {
  const { config, database, log } = given;
  return {
    ...given,
    live: createLive(database, log),
    outbound: createOutbound({ allowPrivate: config.allowPrivateTargets }),
    names: createNames(config.dnsServers),
  };
}
