import type { Org } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { invalid, Refusal } from '../../../refusal.ts';
import { type ChatRow, hasAgentSpoken } from '../read/sessions.ts';
import { mustFindChat, visitorActor } from './change.ts';
import { nameVisitor } from './sessions.ts';

/**
 * The address that a visitor's transcript goes to: that of the chat, or the one they give where it has none. Words of a
 * stranger go to a typed address only once the team has taken part, or anybody could mail anybody what they like.
 */
export async function transcriptAddress(
  org: Org,
  row: ChatRow,
  given: string | undefined,
): Promise<string> {
  const email = row.customer_email ?? given?.toLowerCase();
  if (!email) throw invalid('customerEmail', 'Please enter your email address', 'required');
  if (row.is_verified === 0 && !(await hasAgentSpoken(org, row.id))) {
    const sentence = 'We can email a copy once someone from the team has replied';
    throw new Refusal(409, sentence, 'nobody_answered');
  }
  return email;
}

/** Has what was said mailed to its visitor; the address is that of the chat from then on. */
export function requestTranscript(org: Org, id: string, email: string): Promise<void> {
  return org.write(async (tx) => {
    const before = await mustFindChat(tx, id);
    const row = before.customer_email
      ? before
      : await nameVisitor(tx, before, { customerName: null, customerEmail: email });
    await tx.record('chat_transcript.requested', {
      sessionId: id,
      email: row.customer_email ?? email,
      actor: visitorActor(row),
    });
  });
}

/** The same, by a member. */
export async function mailTranscript(
  org: Org,
  row: ChatRow,
  actor: Actor,
): Promise<{ email: string }> {
  const email = addressOf(row);
  await org.write((tx) =>
    tx.record('chat_transcript.requested', { sessionId: row.id, email, actor }),
  );
  return { email };
}

/** The address of a chat; refuses where there is none. */
export function addressOf(row: ChatRow): string {
  if (row.customer_email) return row.customer_email;
  throw new Refusal(409, "The visitor hasn't given an email address", 'no_address');
}
