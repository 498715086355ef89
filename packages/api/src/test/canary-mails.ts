import { newId, now } from '../database/ids.ts';
import type { TestOrganization } from './factories.ts';

const rawWith = (canary: string) => Buffer.from(`Subject: ${canary}\n\n${canary}`);

/** Stores an email with the canary on a ticket. */
export async function keepOriginal({ org, canary }: TestOrganization, ticketId: string) {
  const id = newId();
  const raw = rawWith(canary);
  const mail = { id, ticket_id: ticketId, state: 'done', received_at: now(), raw } as const;
  await org.write((tx) => tx.insert('inbound_mails', mail));
  return id;
}

/** Stores a quarantined email with the canary. */
export async function holdMail({ org, canary }: TestOrganization) {
  const id = newId();
  const raw = rawWith(canary);
  const mail = { id, state: 'held', error: canary, received_at: now(), raw } as const;
  await org.write((tx) => tx.insert('inbound_mails', mail));
  return id;
}
