import { newId, now } from '../packages/api/src/database/ids.ts';
import type { Database, Org } from '../packages/api/src/database/types.ts';
import { exampleTicket } from '../packages/api/src/features/tickets/present.ts';
import { createWebhook } from '../packages/api/src/features/webhooks/store/webhooks.ts';

/** Records an event that webhooks receive. */
export function recordTicketEvent(org: Org): Promise<number> {
  const id = newId();
  const number = { id, ticketNumber: `TK-2026-${id.slice(0, 6)}` };
  const ticket = { ...exampleTicket(now()), ...number, assignedAgentId: null };
  const actor = { type: 'system' as const, userId: null, name: null };
  return org.write((tx) => tx.record('ticket.created', { ticket, actor }));
}

/** Creates an organization with a webhook for a URL. */
export async function addListener(
  { directory, org }: Database,
  sealing: string,
  subdomain: string,
  url: string,
) {
  const id = newId();
  await directory.write((tx) =>
    tx.insert('organizations', {
      id,
      name: subdomain,
      subdomain,
      timezone: 'UTC',
      ticket_prefix: 'TK',
      settings: {},
      created_at: now(),
    }),
  );
  const hook = { name: subdomain, url, events: ['ticket.created' as const], isActive: true };
  const { secret } = await createWebhook(org(id), sealing, hook, null);
  return { id, secret };
}
