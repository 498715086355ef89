import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ApiPermission } from '@helpdesk/sdk/rules/api-permissions';
import type { Org } from '../../database/types.ts';
import { readableEvents, storedNames } from '../../events/for-programs.ts';
import { eventsNamedAfter, lastSeq } from '../../events/read.ts';
import { eventsExpired, hasMissed } from '../../events/store/retention.ts';
import { isWhole, messageOf } from './message.ts';

/**
 * The log of published events, oldest first, limited to what the API key can read, with the next cursor. Without
 * events, the
 * cursor is the newest event that existed before the search.
 */
export async function readLog(
  org: Org,
  scopes: ReadonlySet<ApiPermission>,
  { after, limit }: { after: number; limit: number },
): Promise<{ data: Schema<'LoggedEvent'>[]; cursor: number }> {
  if (await hasMissed(org, after)) throw eventsExpired();
  const newest = await lastSeq(org);
  const names = storedNames(readableEvents(scopes));
  const events = await eventsNamedAfter(org, names, after, limit);
  const data = await Promise.all(
    events.filter(isWhole).map(async (event) => ({
      ...(await messageOf(org, event)),
      cursor: event.seq,
    })),
  );
  return { data, cursor: events.at(-1)?.seq ?? newest };
}
