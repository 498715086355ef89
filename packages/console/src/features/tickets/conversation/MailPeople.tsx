import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useState } from 'react';
import { useCan } from '../../../data/session.ts';
import { useCc } from '../composer/use-cc.ts';
import { useEdit } from '../edit/use-edit.ts';

type MailPeopleProps = { ticket: Schema<'TicketDetail'>; people: Schema<'MailPeople'> };

const decisions: Record<Schema<'MailPeople'>['decidedBy'], string | null> = {
  from: null,
  reply_to: 'The requester is the reply-to address of this email.',
  original_from: 'The requester wrote to a group, which forwarded this email.',
  cc: 'The requester wrote to a mailing list, which forwarded this email.',
  sender: 'The requester is the sender header of this email: From names no address.',
  envelope: 'The requester is the envelope sender of this email: From names no address.',
  forwarded: 'A team member forwarded this email from the requester.',
  entered: 'A team member entered the requester of this email.',
};

const sources: Record<Schema<'MailSender'>['as'], string> = {
  from: 'From',
  reply_to: 'Reply-To',
  original_from: 'original sender',
  sender: 'Sender',
  forwarded: 'forwarded email',
};

/** Who the email that opened a ticket may be from, and who else got it. */
export default function MailPeople({ ticket, people }: MailPeopleProps) {
  const mayEdit = useCan()('resolve_tickets');
  const decided = decisions[people.decidedBy];
  const senders = people.senders.filter(({ email }) => email !== ticket.customerEmail);
  const inCc = new Set(ticket.ccs.map(({ email }) => email));
  const others = people.recipients.filter(({ email }) => email !== ticket.customerEmail);
  if (decided === null && senders.length === 0 && others.length === 0) return null;
  return (
    <ul
      aria-label="People in this email"
      className="mt-0.5 space-y-0.5 text-sm text-muted-foreground"
    >
      {decided && <li>{decided}</li>}
      {senders.map((sender) => (
        <li key={sender.email} className="wrap-anywhere">
          {sources[sender.as]}: {named(sender)}{' '}
          {mayEdit && <MakeRequester ticket={ticket} sender={sender} />}
        </li>
      ))}
      {others.map((other) => (
        <li key={other.email} className="wrap-anywhere">
          Also sent to {named(other)}{' '}
          {mayEdit && !inCc.has(other.email) && (
            <AddToCc ticketId={ticket.id} email={other.email} />
          )}
        </li>
      ))}
    </ul>
  );
}

const named = ({ name, email }: { name: string | null; email: string }) =>
  name ? `${name} <${email}>` : email;

const link = 'rounded-sm text-primary-text underline-offset-2 hover:underline disabled:opacity-60';

function MakeRequester({
  ticket,
  sender: { email, name },
}: {
  ticket: Schema<'TicketDetail'>;
  sender: Schema<'MailSender'>;
}) {
  const { edit, busy } = useEdit(
    ticket,
    () => {},
    () => false,
  );
  return (
    <button
      type="button"
      className={link}
      disabled={busy}
      aria-label={`Make ${email} the requester`}
      onClick={() => edit({ customerEmail: email, customerName: name })}
    >
      Make requester
    </button>
  );
}

function AddToCc({ ticketId, email }: { ticketId: string; email: string }) {
  const [refusal, setRefusal] = useState('');
  const { add, busy } = useCc(ticketId, setRefusal);
  return (
    <>
      <button
        type="button"
        className={link}
        disabled={busy}
        aria-label={`Add ${email} to Cc`}
        onClick={() => add(email, () => {})}
      >
        Add to Cc
      </button>
      {refusal && (
        <span role="alert" className="ml-1 text-destructive-text">
          {refusal}
        </span>
      )}
    </>
  );
}
