import { now } from '../../../database/ids.ts';
import { prepareDirectory } from '../../../database/prepare.ts';
import type { Database, Org, P, Tx } from '../../../database/types.ts';
import { forEach, organizationIn } from '../../../jobs/each-organization.ts';
import { chatFacts } from '../present.ts';
import { type ChatRow, findChat, readMessages, type ShownMessage } from '../read/sessions.ts';
import { changeChat, remark } from './change.ts';
import { readSettings } from './settings.ts';

const due = prepareDirectory((directory, p: P<'at'>) =>
  directory
    .from('chat_sessions')
    .where('mail_due_at', '<=', p.at)
    .orderBy('mail_due_at')
    .limit(1_000)
    .select('organization_id', 'id'),
);

/**
 * Emails visitors the messages that they have not read for some minutes, one email per chat. Checks again that the
 * email is due
 * in the transaction that marks it as sent, so only one of several processes sends it.
 */
export async function mailUnreadAnswers(database: Database, at = now()): Promise<void> {
  const rows = await database.directory.all<Pick<ChatRow, 'organization_id' | 'id'>>(due({ at }));
  await forEach(rows, organizationIn, ({ organization_id, id }) =>
    database.org(organization_id).write(async (tx) => {
      const row = await findChat(tx, id);
      if (row?.mail_due_at && row.mail_due_at <= at) await mailAnswers(tx, row);
    }),
  );
}

async function mailAnswers(tx: Tx, row: ChatRow) {
  const { customer_email: email, mailed_seq: after } = row;
  const { emailsUnreadAnswers: isOn } = await readSettings(tx);
  const last = email && isOn ? (await unreadAnswers(tx, row, { after })).at(-1) : undefined;
  const noted = await changeChat(tx, row, { mail_due_at: null, mailed_seq: last?.seq ?? after });
  if (!email || !last) return;
  await remark(tx, row.id, 'emailed', last.sender_name);
  await tx.record('chat.updated', { session: chatFacts(noted) });
  await tx.record('chat_answers.due', { sessionId: row.id, email, after, until: last.seq });
}

/** Agents' messages in a part of a chat that its visitor has not read, oldest first. */
export async function unreadAnswers(
  org: Org,
  { id, customer_read }: ChatRow,
  { after, until = Number.POSITIVE_INFINITY }: { after: number; until?: number },
): Promise<ShownMessage[]> {
  const said = await readMessages(org, id, Math.max(after, customer_read));
  return said.filter(({ sender_type: by, seq }) => by === 'agent' && seq <= until);
}
