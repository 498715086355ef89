import { type BusinessHours, hoursText } from './business-hours.ts';
import { fullName, type Named } from './names.ts';
import { firstNameOf, type ReplyFacts } from './reply-variables.ts';

/** The customer and the ticket that a reply is about. */
export interface ReplyAbout {
  customer?: Named | null;
  customerName?: string | null;
  customerEmail?: string | null;
  ticketNumber?: string | null;
  subject?: string | null;
}

interface Writing {
  agent: Named;
  organization: { name?: string | null | undefined };
  hours: { businessHours: BusinessHours; timezone: string } | undefined;
}

/** Returns the values of a text's variables for a customer and the member who writes. */
export function replyFacts(about: ReplyAbout, { agent, organization, hours }: Writing): ReplyFacts {
  const customer = fullName(about.customer) || about.customerName;
  return {
    'customer.firstName': about.customer?.firstName?.trim() || firstNameOf(customer),
    'customer.name': customer,
    'customer.email': about.customer?.email || about.customerEmail,
    'ticket.number': about.ticketNumber,
    'ticket.subject': about.subject,
    'agent.firstName': agent.firstName,
    'agent.name': fullName(agent),
    'organization.name': organization.name,
    'organization.businessHours': hours && hoursText(hours.businessHours, hours.timezone),
  };
}
