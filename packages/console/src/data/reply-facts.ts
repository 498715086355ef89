import { hoursText } from '@helpdesk/sdk/rules/business-hours';
import { fullName, type Named } from '@helpdesk/sdk/rules/names';
import { firstNameOf, type ReplyFacts } from '@helpdesk/sdk/rules/reply-variables';
import { useSession } from './session.ts';
import { useRead } from './use-read.ts';

/** Whom and what a reply is about. */
export type ReplyAbout = {
  customer?: Named | null;
  customerName?: string | null;
  customerEmail?: string | null;
  ticketNumber?: string | null;
  subject?: string | null;
};

/** What the variables of canned replies stand for here; the organization is read while they are wanted. */
export function useReplyFacts(about: ReplyAbout, isWanted: boolean) {
  const { user, organization } = useSession();
  const { data, isPending } = useRead('organization.get', undefined, { enabled: isWanted });
  const hours = data && hoursText(data.organization.businessHours, data.organization.timezone);
  const customer = fullName(about.customer) || about.customerName;
  const facts: ReplyFacts = {
    'customer.firstName': about.customer?.firstName?.trim() || firstNameOf(customer),
    'customer.name': customer,
    'customer.email': about.customer?.email || about.customerEmail,
    'ticket.number': about.ticketNumber,
    'ticket.subject': about.subject,
    'agent.firstName': user.firstName,
    'agent.name': fullName(user),
    'organization.name': organization?.name,
    'organization.businessHours': hours,
  };
  return { facts, isPending };
}
