import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import type { ReactNode } from 'react';
import { useCan } from '../../../data/session.ts';
import { PriorityBadge, StatusBadge } from '../../../ui/Badge.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { type Priority, priorityOptions, type Status, statusOptions } from '../choices.ts';
import { TicketTags } from '../tags/TicketTags.tsx';
import { useTicketChange } from '../use-ticket-change.ts';
import { AgentField } from './AgentField.tsx';
import { RailSection } from './RailSection.tsx';

type Ticket = Schema<'Ticket'>;
type CardProps = { ticket: Ticket };

/** Fields that are shown elsewhere on the page: header, conversation, customer card, or above the details. */
type Placed =
  | 'id'
  | 'ticketNumber'
  | 'subject'
  | 'description'
  | 'customerName'
  | 'customerEmail'
  | 'customer'
  | 'assignedAgent'
  | 'turn'
  | 'turnSince'
  | 'lastMessage'
  | 'status'
  | 'priority'
  | 'tags'
  | 'snoozedAt'
  | 'snoozedUntil'
  | 'unsnoozedAt'
  | 'externalId'
  | 'metadata';

type FactOf = { name: string; show: (ticket: Ticket) => ReactNode };

/** All other fields of a ticket; a field missing here does not compile. */
const facts: { [Field in Exclude<keyof Ticket, Placed>]: FactOf } = {
  createdAt: { name: 'Created', show: ({ createdAt: at }) => <Moment at={at} /> },
  updatedAt: { name: 'Last Updated', show: ({ updatedAt: at }) => <Moment at={at} /> },
};

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{dateTime(at)}</time>;

export function DetailsCard({ ticket }: CardProps) {
  const can = useCan();
  return (
    <RailSection title="Ticket Details">
      <div className="flex flex-col gap-4">
        <AgentField ticket={ticket} />
        {can('resolve_tickets') ? <StateFields ticket={ticket} /> : <State ticket={ticket} />}
        {(can('resolve_tickets') || ticket.tags.length > 0) && (
          <div className="flex flex-col gap-1.5">
            <p className="text-sm font-medium">Tags</p>
            <TicketTags ticket={ticket} className="self-start" />
          </div>
        )}
        <dl className="flex flex-col gap-2 text-sm">
          {Object.values(facts).map(({ name, show }) => (
            <Fact key={name} name={name}>
              {show(ticket)}
            </Fact>
          ))}
        </dl>
      </div>
    </RailSection>
  );
}

function StateFields({ ticket }: CardProps) {
  const { change, busy } = useTicketChange();
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label="Status">
        <Select
          value={ticket.status}
          disabled={busy}
          onChange={(event) => change(ticket.id, { status: event.target.value as Status })}
          options={statusOptions}
        />
      </Field>
      <Field label="Priority">
        <Select
          value={ticket.priority}
          disabled={busy}
          onChange={(event) => change(ticket.id, { priority: event.target.value as Priority })}
          options={priorityOptions}
        />
      </Field>
    </div>
  );
}

function State({ ticket }: CardProps) {
  return (
    <dl className="flex flex-col gap-2 text-sm">
      <Fact name="Status">
        <StatusBadge status={ticket.status} />
      </Fact>
      <Fact name="Priority">
        <PriorityBadge priority={ticket.priority} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
