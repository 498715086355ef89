import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ApiPermission } from '@helpdesk/sdk/rules/api-permissions';
import type { Org } from '../../database/types.ts';
import { scopeOfEvent, storedNames, webhookEvents } from '../../events/for-programs.ts';
import { eventsNamedAfter } from '../../events/read.ts';
import { isWhole, messageOf } from './message.ts';

/** The log of published events, oldest first, limited to what the API key may read. */
export async function readLog(
  org: Org,
  scopes: ReadonlySet<ApiPermission>,
  { after, limit }: { after: number; limit: number },
): Promise<Schema<'LoggedEvent'>[]> {
  const names = webhookEvents.filter((name) => scopes.has(scopeOfEvent[name]));
  const events = await eventsNamedAfter(org, storedNames(names), after, limit);
  return Promise.all(
    events.filter(isWhole).map(async (event) => ({
      ...(await messageOf(org, event)),
      cursor: event.seq,
    })),
  );
}
