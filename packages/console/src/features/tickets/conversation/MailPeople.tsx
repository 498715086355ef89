import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useState } from 'react';
import { useCan } from '../../../data/session.ts';
import { useCc } from '../composer/use-cc.ts';
import { useEdit } from '../edit/use-edit.ts';
import m from '../messages.yaml';

type MailPeopleProps = { ticket: Schema<'TicketDetail'>; people: Schema<'MailPeople'> };

const decisions: Record<Schema<'MailPeople'>['decidedBy'], string | null> = {
  from: null,
  reply_to: m.mailPeople.theRequesterIsTheReplyTo,
  original_from: m.mailPeople.theRequesterWroteToAGroup,
  cc: m.mailPeople.theRequesterWroteToAMailing,
  sender: m.mailPeople.theRequesterIsTheSenderHeader,
  envelope: m.mailPeople.theRequesterIsTheEnvelopeSender,
  form: m.mailPeople.theRequesterIsNamedInTheForm,
  forwarded: m.mailPeople.aTeamMemberForwardedThisEmail,
  entered: m.mailPeople.aTeamMemberEnteredTheRequester,
};

const sources: Record<Schema<'MailSender'>['as'], string> = {
  from: m.mailPeople.from,
  reply_to: m.mailPeople.replyTo,
  original_from: m.mailPeople.originalSender,
  sender: m.mailPeople.sender,
  form: m.mailPeople.inTheText,
  forwarded: m.mailPeople.forwardedEmail,
};

/** The possible senders of the email that opened a ticket, and its other recipients. */
export default function MailPeople({ ticket, people }: MailPeopleProps) {
  const mayEdit = useCan()('resolve_tickets');
  const decided = decisions[people.decidedBy];
  const senders = people.senders.filter(({ email }) => email !== ticket.customerEmail);
  const inCc = new Set(ticket.ccs.map(({ email }) => email));
  const others = people.recipients.filter(({ email }) => email !== ticket.customerEmail);
  const { supportAddress } = people;
  if (!decided && !supportAddress && senders.length === 0 && others.length === 0) return null;
  return (
    <ul
      aria-label={m.mailPeople.peopleInThisEmail}
      className="mt-0.5 space-y-0.5 text-sm text-muted-foreground"
    >
      {supportAddress && (
        <li className="wrap-anywhere">{m.mailPeople.sentTo({ email: supportAddress })}</li>
      )}
      {decided && <li>{decided}</li>}
      {senders.map((sender) => (
        <li key={sender.email} className="wrap-anywhere">
          {sources[sender.as]}: {named(sender)}{' '}
          {mayEdit && <MakeRequester ticket={ticket} sender={sender} />}
        </li>
      ))}
      {others.map((other) => (
        <li key={other.email} className="wrap-anywhere">
          {m.mailPeople.alsoSentTo({ named: named(other) })}{' '}
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
      aria-label={m.mailPeople.makeTheRequester({ email })}
      onClick={() => edit({ customerEmail: email, customerName: name })}
    >
      {m.mailPeople.makeRequester}
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
        aria-label={m.mailPeople.addToCc({ email })}
        onClick={() => add(email, () => {})}
      >
        {m.mailPeople.addToCc2}
      </button>
      {refusal && (
        <span role="alert" className="ml-1 text-destructive-text">
          {refusal}
        </span>
      )}
    </>
  );
}
