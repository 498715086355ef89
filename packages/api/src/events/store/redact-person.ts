import type { Org } from '../../database/types.ts';
import { removeAnswers } from './remove.ts';

/** The user of a deleted account. */
export interface DeletedPerson {
  id: string;
  email: string;
}

const redacted: Readonly<Record<string, string | null>> = {
  name: 'Deleted member',
  senderName: 'Deleted member',
  firstName: 'Deleted',
  lastName: 'member',
  email: '',
  profileImageUrl: null,
};

const atOnce = 200;

/** Removes the name and email address of a deleted account from all events of an organization. */
export async function redactPerson(org: Org, person: DeletedPerson): Promise<void> {
  const email = person.email.replace(/[\\%_]/g, '\\$&');
  for (let after = 0; ; ) {
    const rows = await org.all<{ seq: number; payload: string }>(
      org
        .from('events')
        .where('seq', '>', after)
        .whereRaw("(payload like ? or payload like ? escape '\\')", [
          `%${person.id}%`,
          `%${email}%`,
        ])
        .orderBy('seq')
        .limit(atOnce)
        .select('seq', 'payload'),
    );
    await org.write(async (tx) => {
      for (const { seq, payload } of rows) {
        await tx.update(
          'events',
          { seq },
          { payload: redact(JSON.parse(payload), person) as object },
        );
      }
      await removeAnswers(
        tx,
        rows.map(({ seq }) => seq),
      );
    });
    if (rows.length < atOnce) return;
    after = Number(rows.at(-1)?.seq);
  }
}

function redact(value: unknown, person: DeletedPerson): unknown {
  if (value === person.email) return '';
  if (Array.isArray(value)) return value.map((one) => redact(one, person));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  const isTheirs = fields.id === person.id || fields.userId === person.id;
  const entries = Object.entries(fields).map(([name, field]) => {
    // A customer's tickets outlive their account.
    if (name === 'ticket') return [name, field];
    if (isTheirs && name in redacted && field !== null) return [name, redacted[name]];
    return [name, redact(field, person)];
  });
  return Object.fromEntries(entries);
}
