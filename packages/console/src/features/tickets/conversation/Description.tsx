import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Suspense } from 'react';
import { Ago } from '../../../data/Ago.tsx';
import { useCan } from '../../../data/session.ts';
import { later } from '../../../ui/later.tsx';
import m from '../messages.yaml';
import { customerOf } from '../people.ts';
import { Said } from './Message.tsx';
import { OriginalMail } from './OriginalMail.tsx';
import { useCustomerLanguage } from './use-customer-language.ts';

const MailPeople = later(async () => (await import('./MailPeople.tsx')).default);

/** The description of a ticket, as the first message of its conversation. */
export function Description({ ticket }: { ticket: Schema<'TicketDetail'> }) {
  const can = useCan();
  const { name, initials, photo } = customerOf(ticket);
  const language = useCustomerLanguage(ticket.id);
  // The team opened it with a message, which is the first one of the conversation.
  if (ticket.description === '' && ticket.files.length === 0) return null;
  return (
    <section aria-label={m.description.description} className="px-3">
      <Said
        initials={initials}
        photo={photo}
        isTeam={false}
        lang={language}
        by={
          <>
            <span className="font-medium text-foreground">{name}</span>
            <h2>{m.description.description}</h2>
            <Ago at={ticket.createdAt} />
            {ticket.mailId && can('view_assigned_tickets') && (
              <OriginalMail ticketId={ticket.id} mailId={ticket.mailId} />
            )}
          </>
        }
        text={ticket.description}
        html={ticket.descriptionHtml}
        foldedHtml={ticket.descriptionFoldedHtml}
        senderCheck={ticket.descriptionSenderCheck}
        files={ticket.files}
      />
      {ticket.mailPeople && can('view_assigned_tickets') && (
        <Suspense>
          <MailPeople ticket={ticket} people={ticket.mailPeople} />
        </Suspense>
      )}
    </section>
  );
}
