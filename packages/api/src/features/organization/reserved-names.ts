import { serverMailboxes } from '@helpdesk/sdk/rules/slug';
import type { ServerContext } from '../../server-context.ts';
import { holdersOfReservedNames } from './read/reserved-names.ts';

/** Warns the operator about organizations that chose a name before it was reserved. */
export async function warnOfReservedNames({
  database,
  log,
}: Pick<ServerContext, 'database' | 'log'>): Promise<void> {
  for (const { id, name, reserved } of await holdersOfReservedNames(database.directory)) {
    const mail = serverMailboxes.includes(reserved)
      ? ' Mail to this name is no longer delivered to it.'
      : '';
    log.warn(
      { organization: id, name, subdomain: reserved },
      `The subdomain "${reserved}" is reserved, but an organization holds it.${mail} Rename it under Branding.`,
    );
  }
}
