import { isSigned, sign } from '../../auth/signature.ts';
import { invalid } from '../../refusal.ts';
import { person, ticketArgument, ticketOf } from './tickets.ts';
import type { Asked, Tool } from './tool.ts';

/** Long enough for a person to read the preview. */
const validFor = 30 * 60_000;

/** Sends a reply to the customer after the user has seen a preview with its text and recipients. */
export const replyTool: Tool = {
  name: 'reply_to_ticket',
  title: 'Reply to the customer',
  description: `Emails a reply to the requester, as the member the key acts for. It can't be undone.
Call it twice. The first call, without confirmation, sends nothing: it returns a preview and a confirmation. Show the preview to
your user. Once they agree, call it again with the same arguments and the confirmation. If someone has replied in the meantime,
the call is rejected: get the ticket again.`,
  operations: ['tickets.reply', 'tickets.get', 'tickets.list'],
  own: {
    ticket: ticketArgument,
    message: {
      type: 'string',
      minLength: 1,
      maxLength: 20000,
      description: 'The complete reply in Markdown. A signature is added automatically',
    },
    confirmation: {
      type: 'string',
      maxLength: 100,
      description: 'The confirmation from the first call',
    },
  },
  required: ['ticket', 'message'],
  changes: 'reaches a customer',
  async run(asked, input) {
    const { message, confirmation } = input;
    if (confirmation !== undefined && typeof confirmation !== 'string') {
      throw invalid('confirmation', 'confirmation must be a string');
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
      const receiver = ticket.customerEmail
        ? `be emailed to ${to}`
        : 'not be emailed, as the ticket has no email address';
      return `Not sent yet. On ${ticket.ticketNumber} (${ticket.subject}), this reply would ${receiver}${copies && `, with copies to ${copies}`}:

${message}

To send it, call reply_to_ticket again with the same ticket and message, and the confirmation ${confirm(asked, agreed)}`;
    }
    if (!isConfirmed(asked, agreed, confirmation)) {
      throw invalid(
        'confirmation',
        'This confirmation has expired, is for another reply, or someone has replied in the meantime. Get the ticket and call again without confirmation.',
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
