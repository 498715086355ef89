import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import { type ChoiceName, choiceFields, choiceNames } from '@helpdesk/sdk/rules/ticket-fields';
import type { ReactNode } from 'react';
import { useCan } from '../../../data/session.ts';
import { ChoiceBadge } from '../../../ui/Badge.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import Due from '../list/Due.tsx';
import m from '../messages.yaml';
import { TicketTags } from '../tags/TicketTags.tsx';
import { choose } from '../ticket-change.ts';
import { useTicketChange } from '../use-ticket-change.ts';
import { AgentField } from './AgentField.tsx';
import { RailSection } from './RailSection.tsx';

type Ticket = Schema<'Ticket'>;
type CardProps = { ticket: Ticket };

/** Fields that are shown elsewhere on the page: in the header, the conversation or the customer card, or above the details. */
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
  | 'dueAt'
  | 'lastMessage'
  | ChoiceName
  | 'tags'
  | 'snoozedAt'
  | 'snoozedUntil'
  | 'unsnoozedAt'
  | 'externalId'
  | 'metadata';

type FactOf = { name: string; show: (ticket: Ticket) => ReactNode };

/** All other fields of a ticket; a field missing here does not compile. */
const facts: { [Field in Exclude<keyof Ticket, Placed>]: FactOf } = {
  createdAt: { name: m.detailsCard.created, show: ({ createdAt: at }) => <Moment at={at} /> },
  updatedAt: { name: m.detailsCard.lastUpdated, show: ({ updatedAt: at }) => <Moment at={at} /> },
};

const isSettled = ({ status }: Ticket) => status === 'resolved' || status === 'closed';

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{dateTime(at)}</time>;

export function DetailsCard({ ticket }: CardProps) {
  const can = useCan();
  return (
    <RailSection title={m.detailsCard.ticketDetails}>
      <div className="flex flex-col gap-4">
        <AgentField ticket={ticket} />
        {/* Wider screens show them in the header. */}
        <div className="sm:hidden">
          {can('resolve_tickets') ? <StateFields ticket={ticket} /> : <State ticket={ticket} />}
        </div>
        {(can('resolve_tickets') || ticket.tags.length > 0) && (
          <div className="flex flex-col gap-1.5">
            <p className="text-sm font-medium">{m.detailsCard.tags}</p>
            <TicketTags ticket={ticket} className="self-start" />
          </div>
        )}
        <dl className="flex flex-col gap-2 text-sm">
          {ticket.dueAt && !isSettled(ticket) && (
            <Fact name={m.detailsCard.sla}>
              <Due ticket={ticket} />
            </Fact>
          )}
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
      {choiceNames.map((name) => (
        <Field key={name} label={choiceFields[name].label}>
          <Select
            value={ticket[name]}
            disabled={busy}
            onChange={(event) => change(ticket.id, choose(name, event.target.value))}
            options={choiceFields[name].options}
          />
        </Field>
      ))}
    </div>
  );
}

function State({ ticket }: CardProps) {
  return (
    <dl className="flex flex-col gap-2 text-sm">
      {choiceNames.map((name) => (
        <Fact key={name} name={choiceFields[name].label}>
          <ChoiceBadge name={name} value={ticket[name]} />
        </Fact>
      ))}
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
