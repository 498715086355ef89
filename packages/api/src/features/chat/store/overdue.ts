import { now } from '../../../database/ids.ts';
import { prepareDirectory } from '../../../database/prepare.ts';
import type { Database, P } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { forEach, forEachOrganization, organizationIn } from '../../../jobs/each-organization.ts';
import { closeChat } from './close.ts';
import { offerWaiting } from './queue.ts';

const nobody: Actor = { type: 'system', userId: null, name: null };
const minute = 60_000;
/** Waiting chats are closed later than idle ones. */
const longestWait = 60;
const defaultIdle = 15;

const open = prepareDirectory((directory, p: P<'before'>) =>
  directory
    .from('chat_sessions', 'chats')
    .leftJoin('chat_settings as settings', 'settings.organization_id', 'chats.organization_id')
    .whereRaw("chats.status <> 'closed'")
    .where('chats.updated_at', '<', p.before)
    .orderBy('chats.updated_at')
    .limit(2_000)
    .select(
      'chats.organization_id',
      'chats.id',
      'chats.status',
      'chats.updated_at',
      'settings.idle_minutes',
    ),
);

interface OpenRow {
  organization_id: string;
  id: string;
  status: string;
  updated_at: string;
  idle_minutes: number | null;
}

/** Closes chats that were idle longer than their organization allows. */
export async function closeIdleChats(database: Database, at = now()): Promise<void> {
  // Equivalent when changed: the rows are checked again below, by their own limits.
  const before = new Date(Date.parse(at) - 2 * minute).toISOString();
  const rows = await database.directory.all<OpenRow>(open({ before }));
  await forEach(rows, organizationIn, async (row) => {
    const idle = row.idle_minutes ?? defaultIdle;
    const most = row.status === 'waiting' ? Math.max(idle, longestWait) : idle;
    if (Date.parse(at) - Date.parse(row.updated_at) < most * minute) return;
    await closeChat(database.org(row.organization_id), row.id, nobody, 'idle');
  });
}

const waiting = prepareDirectory((directory) =>
  directory.from('chat_sessions').whereRaw("status = 'waiting'").distinct('organization_id'),
);

const unanswered = prepareDirectory((directory, p: P<'since' | 'organization'>) =>
  directory
    .from('chat_sessions')
    .whereRaw("status = 'waiting'")
    .where('organization_id', p.organization)
    .where((offer) => offer.whereNull('offered_at').orWhere('offered_at', '<', p.since))
    .limit(1)
    .select('id'),
);

/** Passes expired offers on to the next agent. */
export async function passOnOffers(database: Database): Promise<void> {
  const since = new Date(Date.now() - minute / 2).toISOString();
  const rows = await database.directory.all<{ organization_id: string }>(waiting({}));
  await forEachOrganization(rows.map(organizationIn), async (organization) => {
    const is = await database.directory.first(unanswered({ since, organization }));
    // Equivalent when changed: an offer that is still valid is not repeated; this saves a write.
    if (is) await database.org(organization).write(offerWaiting);
  });
}
