import type { Org } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { invalid, Refusal } from '../../../refusal.ts';
import { type ChatRow, hasAgentSpoken } from '../read/sessions.ts';
import { mustFindChat, visitorActor } from './change.ts';
import { nameVisitor } from './sessions.ts';

/**
 * The address for a visitor's transcript: the chat's, or the one they enter if it has none. An entered address needs
 * an
 * agent's participation in the chat; otherwise strangers could use it to email any text to anyone.
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

/** Emails the transcript to the visitor and stores the address in the chat. */
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

/** The same, for a member of the team. */
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

/** The address of a chat; throws if there is none. */
export function addressOf(row: ChatRow): string {
  if (row.customer_email) return row.customer_email;
  throw new Refusal(409, "The visitor hasn't given an email address", 'no_address');
}
