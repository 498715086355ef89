import { dateTime } from '@helpdesk/sdk/rules/dates';
import type { EventPayloads } from '../../event-catalog.ts';
import { findChat, readMessages } from '../../features/chat/read/sessions.ts';
import { senderOf, withFileNames } from '../../features/chat/said.ts';
import { brandOf } from '../layout/brand.ts';
import { isDeliverable, oneLine } from '../sending/address.ts';
import type { DraftMail } from '../sending/outgoing.ts';
import { saysOf } from '../texts/says.ts';
import type { Sender } from './customer-mail.ts';
import { chatTold } from './templates.ts';

/** Of longer chats the last words; a mail of a megabyte is read by nobody. */
const longest = 100_000;

/** Mails a visitor what was said in their chat; internal notes are no messages and cannot be in it. */
export async function chatTranscript(
  sender: Sender,
  { sessionId, email }: EventPayloads['chat_transcript.requested'],
): Promise<DraftMail | null> {
  const { config, org, organization } = sender;
  const chat = await findChat(org, sessionId);
  // Somebody else's by now, or it was erased.
  if (chat?.customer_email !== email || !isDeliverable(email)) return null;
  const content = chatTold({
    organization: brandOf(config, organization),
    says: await saysOf(sender, 'chat_transcript', { customerEmail: email, ticketNumber: '' }),
    said: lastOf(await readMessages(org, sessionId)).map((one) => ({
      about: `${oneLine(senderOf(chat, one), 80)}, ${dateTime(one.created_at, organization.timezone)}`,
      text: withFileNames(one),
    })),
  });
  return { to: email, content };
}

function lastOf<Said extends { body: string }>(said: readonly Said[]): readonly Said[] {
  let left = longest;
  const from = said.findLastIndex(({ body }) => {
    left -= body.length;
    return left < 0;
  });
  return said.slice(from + 1);
}
