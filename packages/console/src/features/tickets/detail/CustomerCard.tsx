import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Pencil } from 'lucide-react';
import { Suspense } from 'react';
import { openOverlay } from '../../../data/overlay.ts';
import { useCan } from '../../../data/session.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { later } from '../../../ui/later.tsx';
import m from '../messages.yaml';
import { customerOf } from '../people.ts';
import { RailSection } from './RailSection.tsx';

const CustomerFacts = later(async () => (await import('../external/CustomerFacts.tsx')).default);
const LanguageField = later(async () => (await import('./LanguageField.tsx')).default);

export function CustomerCard({ ticket }: { ticket: Schema<'Ticket'> }) {
  const { name, email, mailto, initials, photo } = customerOf(ticket);
  const can = useCan();
  const mayEdit = can('resolve_tickets');
  const isForStaff = can('view_assigned_tickets');
  return (
    <RailSection
      title={m.customerCard.customer}
      actions={
        mayEdit && (
          <IconButton
            label={m.customerCard.editSubjectAndRequester}
            keys="E"
            className="-my-2"
            onClick={() => openOverlay('edit-ticket', ticket)}
            aria-haspopup="dialog"
          >
            <Pencil />
          </IconButton>
        )
      }
    >
      <div className="flex items-center gap-3">
        <Avatar
          initials={initials}
          src={photo}
          size="lg"
          className="bg-muted-strong text-muted-foreground"
        />
        <div className="min-w-0">
          <p className="truncate font-medium">{name}</p>
          {mailto ? (
            <a
              href={mailto}
              className="block truncate rounded-sm text-sm text-primary-text hover:underline"
            >
              {email}
            </a>
          ) : (
            <p className="text-sm text-muted-foreground">{email}</p>
          )}
        </div>
      </div>
      {isForStaff && ticket.customerEmail && (
        <Suspense>
          <LanguageField id={ticket.id} />
          <CustomerFacts email={ticket.customerEmail} />
        </Suspense>
      )}
    </RailSection>
  );
}
