import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import { fullName } from '@helpdesk/sdk/rules/names';
import type { Parsed } from '@helpdesk/sdk/schema/operations';
import { actorOf, type Member } from '../../../auth/caller.ts';
import type { Config } from '../../../config.ts';
import type { Org, Tx } from '../../../database/types.ts';
import type { Formatted } from '../../../formatting/formatted.ts';
import { keepHtml } from '../../../formatting/store/message-html.ts';
import { invalid } from '../../../refusal.ts';
import { attachFiles } from '../../../stored-files/store/message-files.ts';
import { findReplySender } from '../read/reply-sender.ts';
import { mustFind } from '../read/tickets.ts';
import { changeTicket } from './change.ts';
import { openTicket } from './create.ts';
import { ccMoveOf, isCcMove } from './people/ccs.ts';
import { answerTicket } from './replies/reply.ts';
import { mustHaveTags } from './tags.ts';
import { refuseUnlessAgent } from './update.ts';

type Asked = Parsed<'tickets.create'>['body'];

/** Opens a ticket for a customer, or for the member if they see only their own; an outbound one begins with a message to the customer. */
export function openByMember(
  org: Org,
  config: Config,
  member: Member,
  isOwn: boolean,
  asked: Asked,
  words: Formatted,
) {
  const { tagIds = [], ccs = [], fileIds, isOutbound = false, sendFrom, ...given } = asked;
  const { assignedAgentId, descriptionFormat: _, ...input } = given;
  const requester = {
    customerName: fullName(member.user),
    customerEmail: member.user.email,
    customerUserId: member.user.id,
  };
  if (isOutbound && !input.customerEmail) {
    throw invalid('customerEmail', 'Enter the email address that the message goes to');
  }
  const actor = actorOf(member);
  return org.write(async (tx) => {
    const tags = await mustHaveTags(tx, tagIds, 'tagIds');
    await refuseUnlessAgent(tx, { assignedAgentId });
    const sender = sendFrom ? await mustSendFrom(tx, sendFrom) : null;
    const opened = await openTicket(
      tx,
      {
        ...input,
        description: isOutbound ? '' : words.text,
        ...(isOwn ? requester : {}),
        ...(assignedAgentId && { agentId: assignedAgentId, assignedBy: actor }),
        tags,
        source: 'console',
      },
      actor,
    );
    const { id } = opened.ticket;
    const move = await ccMoveOf(tx, config, opened.ticket, { addCcs: ccs }, 'ccs');
    if (isCcMove(move)) await changeTicket(tx, await mustFind(tx, id), { ccs: move }, actor);
    const message = { ...messageBy(member), body: words.text };
    const messageId = isOutbound
      ? await answerTicket(tx, await mustFind(tx, id), message, actor)
      : id;
    await attachFiles(tx, messageId, fileIds, { userId: member.user.id }, config);
    if (isOutbound) {
      await keepHtml(tx, messageId, words);
      await keepHtml(tx, id, { html: null, mail_people: sender });
    } else await keepHtml(tx, id, { ...words, mail_people: sender });
    // The ticket as it was opened, unless more was written since.
    return { ...opened, isWhole: !isOutbound && ccs.length === 0 && !sender };
  });
}

const messageBy = ({ user }: Member) =>
  ({
    authorType: 'staff',
    visibility: 'public',
    userId: user.id,
    authorName: fullName(user) || null,
    authorEmail: user.email,
  }) as const;

/** The address that replies are sent from, as the people in an email are stored. */
async function mustSendFrom(tx: Tx, email: string): Promise<string> {
  const sender = await findReplySender(tx, normalizeEmail(email));
  if (!sender) throw invalid('sendFrom', 'Choose one of your verified support addresses');
  const nobody = { decidedBy: 'from', senders: [], recipients: [] };
  return JSON.stringify({ ...nobody, supportAddress: sender.email });
}
