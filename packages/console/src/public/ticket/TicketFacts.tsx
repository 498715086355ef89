import type { Schema } from '@helpdesk/sdk';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import type { ReactNode } from 'react';
import { Card, CardBody } from '../../ui/Card.tsx';

export function TicketFacts({ ticket }: { ticket: Schema<'PublicTicket'> }) {
  return (
    <Card aria-label="Ticket details">
      <CardBody>
        <dl className="grid grid-cols-1 gap-x-6 gap-y-4 text-sm sm:grid-cols-3">
          <Fact name="Customer">{ticket.customerName || ticket.customerEmail}</Fact>
          <Fact name="Email">{ticket.customerEmail}</Fact>
          {ticket.assignedAgent && <Fact name="Assigned Agent">{ticket.assignedAgent.name}</Fact>}
          <Fact name="Created">{dateTime(ticket.createdAt) || 'Unknown'}</Fact>
          <Fact name="Last Updated">{dateTime(ticket.updatedAt) || 'Unknown'}</Fact>
        </dl>
      </CardBody>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
