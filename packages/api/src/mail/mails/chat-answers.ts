import { dateTime } from '@helpdesk/sdk/rules/dates';
import { textOrFileNames } from '@helpdesk/sdk/rules/file-names';
import type { EventPayloads } from '../../event-catalog.ts';
import { findChat } from '../../features/chat/read/sessions.ts';
import { unreadAnswers } from '../../features/chat/store/mail-answers.ts';
import { filesOfRow } from '../../stored-files/read/message-files.ts';
import { brandOf } from '../layout/brand.ts';
import { maxAttached, type ReplyFiles, replyFiles } from '../layout/reply-files.ts';
import { isDeliverable, oneLine } from '../sending/address.ts';
import type { DraftMail } from '../sending/outgoing.ts';
import { replyAddress } from '../sending/reply-address.ts';
import { saysOf } from '../texts/says.ts';
import type { Sender } from './customer-mail.ts';
import { chatAnswered } from './templates.ts';

/** Emails a visitor what agents have written in a chat since they left, unless they have read it by now. */
export async function chatAnswers(
  sender: Sender,
  { sessionId, email, after, until }: EventPayloads['chat_answers.due'],
): Promise<DraftMail | null> {
  const { config, org, organization } = sender;
  const chat = await findChat(org, sessionId);
  if (chat?.customer_email !== email || !isDeliverable(email)) return null;
  const said = await unreadAnswers(org, chat, { after, until });
  const last = said.at(-1);
  if (!last) return null;
  const files: ReplyFiles[] = [];
  let room = maxAttached;
  for (const one of said) {
    const its = await replyFiles(config, org, one, room);
    for (const { content } of its.attachments) room -= content.length;
    files.push(its);
  }
  const replyTo = replyAddress(config, org.id, chat.id, email);
  const content = chatAnswered({
    organization: brandOf(config, organization),
    says: await saysOf(
      sender,
      'chat_answers',
      { customerEmail: email, ticketNumber: '' },
      last.sender_name,
    ),
    said: said.map((one, at) => ({
      about: `${oneLine(one.sender_name, 80)}, ${dateTime(one.created_at, organization.timezone)}`,
      text: textOrFileNames(filesOfRow(one), one.body),
      html: files[at]?.html ?? null,
    })),
    linked: files.flatMap(({ linked }) => linked),
    isAnsweredByMail: replyTo !== null,
  });
  const attachments = files.flatMap((one) => one.attachments);
  return { to: email, content, chat: chat.id, replyTo, attachments, isPersonal: true };
}
