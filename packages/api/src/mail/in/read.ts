import { prepare, prepareDirectory } from '../../database/prepare.ts';
import type { InboundMailRow } from '../../database/rows/mail.ts';
import type { Database, Org, P } from '../../database/types.ts';
import { findMergedNumber, type Merged } from '../../features/tickets/read/merged.ts';

const organizationsFrom = prepareDirectory((directory, p: P<'from' | 'until'>) =>
  directory
    .from('organizations')
    .where('id', '>=', p.from)
    .where('id', '<', p.until)
    .whereNull('deletes_at')
    .limit(5)
    .select('id'),
);

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
const range = (start: string) => ({ from: start, until: `${start}~` });

/** Finds organizations by the prefix of their id: an address is too short for the whole id. */
export const organizationsNamed = async ({ directory }: Database, start: string) =>
  ids(await directory.all(organizationsFrom(range(start))));

const fromIn = (table: 'tickets' | 'merged_tickets' | 'chat_sessions') =>
  prepare((org, p: P<'from' | 'until'>) =>
    org.from(table).where('id', '>=', p.from).where('id', '<', p.until).limit(5).select('id'),
  );
const ticketsFrom = fromIn('tickets');
const mergedFrom = fromIn('merged_tickets');
const chatsFrom = fromIn('chat_sessions');

/** Finds tickets, including merged ones, by the prefix of their id. */
export const ticketsNamed = async (org: Org, start: string) => [
  ...ids(await org.all(ticketsFrom(range(start)))),
  ...ids(await org.all(mergedFrom(range(start)))),
];

/** Finds chats by the prefix of their id. */
export const chatsNamed = async (org: Org, start: string) =>
  ids(await org.all(chatsFrom(range(start))));

const archivedFrom = prepare((org, p: P<'from' | 'until'>) =>
  org
    .from('put_away_tickets')
    .where('id', '>=', p.from)
    .where('id', '<', p.until)
    .limit(5)
    .select('id', 'customer_email'),
);

/** Finds tickets that are spam or in the trash, by the prefix of their id. */
export const archivedNamed = (org: Org, start: string) =>
  org.all<{ id: string; customer_email: string | null }>(archivedFrom(range(start)));

/** A staff member, as the author of a reply. */
export interface StaffMember {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: string;
  permissions: string | null;
}

const staff = prepare((org) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .whereIn('memberships.role', ['admin', 'agent'])
    .select(
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'memberships.role',
      'memberships.permissions',
    ),
);

export const readStaff = (org: Org) => org.all<StaffMember>(staff({}));

const former = prepare((org, p: P<'ticket'>) =>
  org.from('ticket_former_people').where('ticket_id', p.ticket).select('email'),
);

/** Returns the addresses of people who took part in a ticket by email and no longer do. */
export async function readFormer(org: Org, ticket: string): Promise<string[]> {
  return (await org.all<{ email: string }>(former({ ticket }))).map(({ email }) => email);
}

type OnTicket = Pick<InboundMailRow, 'id' | 'ticket_id' | 'participants'>;

const byMessageId = prepare((org, p: P<'id'>) =>
  org
    .from('inbound_mails')
    .where('message_id', p.id)
    .whereNotNull('ticket_id')
    .orderBy('received_at')
    .limit(5)
    .select('id', 'ticket_id', 'participants'),
);

/** Returns the emails with this Message-ID that are on tickets, oldest first. */
export const mailsWithId = (org: Org, id: string) => org.all<OnTicket>(byMessageId({ id }));

const marked = prepare((org, p: P<'ticket' | 'mail'>) =>
  org
    .from('ticket_messages')
    .where('ticket_id', p.ticket)
    .where('mail_id', p.mail)
    .whereNotNull('merged_from')
    .select('merged_from as number'),
);

/** The merged ticket that an email on this ticket was written to; null if it was written to this one. */
export async function mergedOfMail(org: Org, ticket: string, mail: string): Promise<Merged | null> {
  const mark = await org.first<{ number: string }>(marked({ ticket, mail }));
  return (mark && (await findMergedNumber(org, mark.number))) ?? null;
}
