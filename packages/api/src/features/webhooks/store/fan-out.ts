import { newId, now } from '../../../database/ids.ts';
import { prepare, prepareDirectory } from '../../../database/prepare.ts';
import type { Database, Org } from '../../../database/types.ts';
import { publishedName } from '../../../events/for-programs.ts';
import { eventsAfter } from '../../../events/read.ts';
import { ticketMatcher } from '../../tickets/read/event-filter.ts';

const listeners = prepare((org) =>
  org
    .from('webhooks')
    .join(org.from('webhook_health').as('health'), 'health.webhook_id', 'webhooks.id')
    .where('webhooks.is_active', 1)
    .select('webhooks.id', 'webhooks.event_names', 'webhooks.filter', 'health.told_until'),
);

const handful = 200;

interface Listener {
  id: string;
  event_names: string;
  filter: string;
  told_until: number;
}

/**
 * Creates deliveries for events since each webhook's cursor. The event log is written
 * in the transaction of the change, so every committed event is delivered, even after a crash.
 */
export async function makeDeliveries({ directory }: Database, org: Org): Promise<void> {
  const webhooks = await org.all<Listener>(listeners({}));
  for (const { id, event_names, filter, told_until } of webhooks) {
    const wanted = JSON.parse(event_names) as string[];
    for (let after = Number(told_until); ; ) {
      const news = await eventsAfter(org, after, handful);
      const last = news.at(-1);
      if (!last) break;
      const matches = await ticketMatcher(org, filter);
      const rows: { seq: number; name: string; createdAt: string }[] = [];
      for (const event of news) {
        const name = publishedName(event);
        if (!name || !wanted.includes(name)) continue;
        if ('ticket' in event.payload && !(await matches(event.payload.ticket))) continue;
        rows.push({ seq: event.seq, name, createdAt: event.createdAt });
      }
      await directory.write(async (tx) => {
        const mine = { organization_id: org.id, webhook_id: id };
        const moved = await tx.update(
          'webhook_health',
          { ...mine, told_until: after },
          { told_until: last.seq },
        );
        // Another node has created them.
        if (moved === 0) return;
        for (const { seq, name, createdAt } of rows) {
          await tx.insertIfAbsent('webhook_deliveries', {
            ...mine,
            id: newId(),
            seq,
            type: name,
            state: 'waiting',
            due_at: createdAt,
            created_at: now(),
          });
        }
      });
      after = last.seq;
    }
  }
}

const behind = prepareDirectory((directory) =>
  directory
    .from('webhook_health', 'health')
    .join('webhooks', (on) =>
      on
        .on('webhooks.organization_id', 'health.organization_id')
        .andOn('webhooks.id', 'health.webhook_id'),
    )
    .join('organizations', 'organizations.id', 'health.organization_id')
    .where('webhooks.is_active', 1)
    .whereNull('organizations.deletes_at')
    .whereRaw('health.told_until < organizations.seq')
    .distinct('organizations.id'),
);

/** Organizations with webhooks behind the event log. */
export async function organizationsBehind({ directory }: Database): Promise<string[]> {
  return (await directory.all<{ id: string }>(behind({}))).map(({ id }) => id);
}
