import { isSigned, sign } from '../../auth/signature.ts';
import { invalid } from '../../refusal.ts';
import { person, ticketArgument, ticketOf } from './tickets.ts';
import type { Asked, Tool } from './tool.ts';

/** Long enough for a person to read what would be sent. */
const validFor = 30 * 60_000;

/** Sends a reply to the customer, once whoever asks has seen what it is and to whom it goes. */
export const replyTool: Tool = {
  name: 'reply_to_ticket',
  title: 'Reply to the customer',
  description: `Sends a reply to the requester of a ticket by mail, in the name of the member whom the key acts for. Nobody can take it back.
Call it twice: without confirmation it sends nothing, shows what would be sent to whom, and gives a confirmation. Show that to the
person you work for; once they agree, call it again with the same arguments and the confirmation. It is refused when somebody
has written meanwhile: read the ticket again then.`,
  operations: ['tickets.reply', 'tickets.get', 'tickets.list'],
  own: {
    ticket: ticketArgument,
    message: {
      type: 'string',
      minLength: 1,
      maxLength: 20000,
      description: 'The whole reply, as Markdown. A signature is added by the helpdesk',
    },
    confirmation: { type: 'string', maxLength: 100, description: 'From the first call' },
  },
  required: ['ticket', 'message'],
  changes: 'reaches a customer',
  async run(asked, input) {
    const { message, confirmation } = input;
    if (confirmation !== undefined && typeof confirmation !== 'string') {
      throw invalid('confirmation', 'A confirmation is text');
    }
    if (typeof message !== 'string' || message.trim() === '') {
      throw invalid('message', 'Message is required');
    }
    const ticket = await ticketOf(asked, input);
    const seenMessageId = ticket.messages.at(-1)?.id ?? null;
    const agreed = { ticketId: ticket.id, message, seenMessageId };
    if (confirmation === undefined) {
      const to = person(ticket.customerName, ticket.customerEmail);
      const copies = ticket.ccs.map(({ email }) => email).join(', ');
      const receiver = ticket.customerEmail ? `be mailed to ${to}` : 'be shown to nobody by mail';
      return `Nothing is sent yet. On ${ticket.ticketNumber} (${ticket.subject}) this would ${receiver}${copies && `, with copies to ${copies}`}:

${message}

To send it, call reply_to_ticket again with the same ticket and message, and confirmation ${confirm(asked, agreed)}`;
    }
    if (!isConfirmed(asked, agreed, confirmation)) {
      throw invalid(
        'confirmation',
        'This confirmation is for another reply, has expired, or somebody has written meanwhile. Read the ticket, and call without it.',
      );
    }
    const { result } = await asked.call(
      'tickets.reply',
      { id: ticket.id, markdown: message, seenMessageId },
      { idempotencyKey: `mcp ${confirmation}` },
    );
    return { sent: true, ticket: ticket.ticketNumber, messageId: result.id };
  },
};

type Agreed = { ticketId: string; message: string; seenMessageId: string | null };

function confirm(asked: Asked, agreed: Agreed): string {
  const until = (Date.now() + validFor).toString(36);
  return `${until}.${sign(asked.server.config, signedText(asked, agreed, until))}`;
}

function isConfirmed(asked: Asked, agreed: Agreed, confirmation: string): boolean {
  const [until = '', signature = ''] = confirmation.split('.');
  const isSame = isSigned(asked.server.config, signedText(asked, agreed, until), signature);
  return isSame && Number.parseInt(until, 36) > Date.now();
}

const signedText = ({ key }: Asked, agreed: Agreed, until: string) =>
  JSON.stringify(['mcp reply', key.organizationId, key.id, until, agreed]);
