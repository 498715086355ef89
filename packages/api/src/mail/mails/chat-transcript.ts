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

/** Maximum length in characters. A longer chat is cut at its start, because no one reads an email of a megabyte. */
const longest = 100_000;

/** Emails a visitor the transcript of their chat. Internal notes aren't messages, so they can't be in it. */
export async function chatTranscript(
  sender: Sender,
  { sessionId, email }: EventPayloads['chat_transcript.requested'],
): Promise<DraftMail | null> {
  const { config, org, organization } = sender;
  const chat = await findChat(org, sessionId);
  // The chat belongs to another address by now, or was deleted.
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
