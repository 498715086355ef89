import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import { eventsNamedAfter } from '../../events/read.ts';
import { messageOf, toldEvents } from './message.ts';

/** The log of events as programs are told of them, oldest first. */
export async function readLog(
  org: Org,
  after: number,
  limit: number,
): Promise<Schema<'LoggedEvent'>[]> {
  const events = await eventsNamedAfter(org, toldEvents, after, limit);
  return Promise.all(
    events.map(async (event) => ({ ...(await messageOf(org, event)), cursor: event.seq })),
  );
}
